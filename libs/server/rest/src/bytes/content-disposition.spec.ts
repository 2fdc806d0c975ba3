import { attachment, versionFilename } from './content-disposition.ts';

describe('attachment', () => {
  it.each([
    ['cat.jpg', `attachment; filename="cat.jpg"; filename*=UTF-8''cat.jpg`],
    ['Cat.JPEG', `attachment; filename="Cat.JPEG"; filename*=UTF-8''Cat.JPEG`],
    [
      'naïve "cat" (1).jpg',
      `attachment; filename="na_ve _cat_ (1).jpg"; filename*=UTF-8''na%C3%AFve%20%22cat%22%20%281%29.jpg`,
    ],
    ["it's 100%.jpg", `attachment; filename="it's 100_.jpg"; filename*=UTF-8''it%27s%20100%25.jpg`],
    [
      'a\r\nSet-Cookie: b.jpg',
      `attachment; filename="a__Set-Cookie: b.jpg"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20b.jpg`,
    ],
  ])('writes the filename %j for both old and new browsers', (filename, expected) => {
    expect(attachment(filename, 'image/jpeg')).toBe(expected);
  });

  it.each([
    ['page.html', 'page.html.jpg'],
    ['cat', 'cat.jpg'],
    ['jpg', 'jpg.jpg'],
    ['cat.png', 'cat.jpg'],
    ['v1.2 of cat.WebP', 'v1.2 of cat.jpg'],
    ['.png', '.png.jpg'],
  ])('gives the filename %s the extension of its picture format: %s', (filename, saved) => {
    expect(attachment(filename, 'image/jpeg')).toContain(`filename="${saved}"`);
  });
});

it.each([
  ['astronaut.png', 'astronaut version 1.png'],
  ['v1.2 of a.b.JPG', 'v1.2 of a.b version 1.JPG'],
  ['astronaut', 'astronaut version 1'],
  ['.png', '.png version 1'],
])(
  'a version of %j is saved under that name while it is the current one, and then as %j',
  (name, earlier) => {
    const first = { id: 'v1', number: 1 };
    const saved = (current: string) =>
      versionFilename({ originalFilename: name, current: { id: current } }, first);
    expect([saved('v1'), saved('v2')]).toEqual([name, earlier]);
  },
);
