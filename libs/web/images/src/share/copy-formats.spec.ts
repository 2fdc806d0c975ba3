import { COPY_FORMATS, copyText } from './copy-formats.ts';

const shared = { title: 'Sea & "sky" [1]', permalink: '/image/u1', directUrl: '/i/u1/full.jpg' };

it.each([
  ['link', 'https://s.test/image/u1'],
  ['direct', 'https://s.test/i/u1/full.jpg'],
  [
    'html',
    '<a href="https://s.test/image/u1"><img src="https://s.test/i/u1/full.jpg" alt="Sea &amp; &quot;sky&quot; [1]"></a>',
  ],
  ['markdown', '[![Sea & "sky" \\[1\\]](https://s.test/i/u1/full.jpg)](https://s.test/image/u1)'],
  ['bbcode', '[url=https://s.test/image/u1][img]https://s.test/i/u1/full.jpg[/img][/url]'],
] as const)('copies a link to an image in the format "%s"', (format, expected) => {
  expect(copyText(format, shared, 'https://s.test')).toBe(expected);
});

it('escapes the title of an image in HTML', () => {
  const text = copyText('html', { ...shared, title: '"><script>' }, 'https://s.test');
  expect(text).toContain('alt="&quot;&gt;&lt;script&gt;"');
});

it('keeps an absolute address of a file as it is', () => {
  expect(copyText('direct', { ...shared, directUrl: 'https://cdn.test/x.png' }, 'https://s.test')).toBe(
    'https://cdn.test/x.png',
  );
});

it('offers five formats for a copied link', () => {
  expect(COPY_FORMATS.map(({ label }) => label)).toEqual([
    'Link',
    'Direct Link',
    'HTML',
    'Markdown',
    'BBCode',
  ]);
});
