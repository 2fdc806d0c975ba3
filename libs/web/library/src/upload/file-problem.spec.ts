import { TEXTS } from '@safelight/rules';
import { fileProblem, nameOfUrl, urlProblem } from './file-problem.ts';

it('accepts SVG, with the same size limit as other files', () => {
  expect(fileProblem({ name: 'a.svg', type: 'image/svg+xml', size: 10 }, 'free')).toBeNull();
  expect(fileProblem({ name: 'a.svg', type: 'image/svg+xml', size: 10_485_761 }, 'free')).toBe(
    'File size must be less than 10MB.',
  );
  expect(fileProblem({ name: 'a.png', type: 'image/png', size: 10 }, 'free')).toBeNull();
  expect(fileProblem({ name: 'a.html', type: 'text/html', size: 10 }, 'free')).toBe(
    TEXTS.images.invalidFormat,
  );
  expect(fileProblem({ name: 'a.psd', type: '', size: 10 }, 'free')).toBe(TEXTS.images.photoshop);
});

it('asks for an address when there is none', () => {
  expect(urlProblem('  ')).toBe('Please enter a valid image URL');
});

it.each([
  'nonsense',
  'https://x.test/',
  'https://x.test/page.html',
  'ftp://x.test/a.png',
  'javascript:a.png',
  'https://x.test/a.pngx',
])('refuses %s', (url) => {
  expect(urlProblem(url)).toBe('Invalid image URL. Please check the URL and try again.');
});

it.each([
  'https://x.test/a.png',
  ' http://x.test/A.JPEG?w=3 ',
  'https://x.test/?file=a.webp',
  'https://x.test/a.svg#top',
])('takes %s', (url) => {
  expect(urlProblem(url)).toBeNull();
});

it('names the image of an address after the last part of the path', () => {
  expect(nameOfUrl('https://x.test/a/b%20c.png?x=1')).toBe('b c.png');
  expect(nameOfUrl('https://x.test/?f=a.png')).toBe('x.test');
  expect(nameOfUrl('https://x.test/%E0%A4%A.png')).toBe('%E0%A4%A.png');
});
