import { TEXTS } from '@safelight/rules';
import { fileProblem, nameOfUrl, urlProblem } from './file-problem.ts';

it('an SVG is accepted with the same size limit as other files', () => {
  expect(fileProblem({ name: 'a.svg', type: 'image/svg+xml', size: 10 }, 'free')).toBeNull();
  expect(fileProblem({ name: 'a.svg', type: 'image/svg+xml', size: 10_485_761 }, 'free')).toBe(
    'File size must be less than 10MB.',
  );
  expect(fileProblem({ name: 'a.svg', type: 'image/svg+xml', size: 0 }, 'free')).toBe('This file is empty.');
  expect(fileProblem({ name: 'a.png', type: 'image/png', size: 10 }, 'free')).toBeNull();
  expect(fileProblem({ name: 'a.html', type: 'text/html', size: 10 }, 'free')).toBe(
    TEXTS.images.invalidFormat,
  );
  expect(fileProblem({ name: 'a.psd', type: '', size: 10 }, 'free')).toBe(TEXTS.images.photoshop);
});

it('an empty URL of an image is reported as missing', () => {
  expect(urlProblem('  ')).toBe('Please enter a valid image URL');
});

it.each([
  'nonsense',
  'https://x.test/',
  'https://x.test/page.html',
  'ftp://x.test/a.png',
  'javascript:a.png',
  'https://x.test/a.pngx',
])('the URL %s is refused, because it is not the URL of an image file', (url) => {
  expect(urlProblem(url)).toBe('Invalid image URL. Please check the URL and try again.');
});

it.each([
  'https://x.test/a.png',
  ' http://x.test/A.JPEG?w=3 ',
  'https://x.test/?file=a.webp',
  'https://x.test/a.svg#top',
])('the URL %s is accepted', (url) => {
  expect(urlProblem(url)).toBeNull();
});

it('an image from a URL is named after the last part of the path', () => {
  expect(nameOfUrl('https://x.test/a/b%20c.png?x=1')).toBe('b c.png');
  expect(nameOfUrl('https://x.test/?f=a.png')).toBe('x.test');
  expect(nameOfUrl('https://x.test/%E0%A4%A.png')).toBe('%E0%A4%A.png');
});
