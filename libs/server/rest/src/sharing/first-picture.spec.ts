import { drawingOf, type FirstPicture } from './first-picture.ts';

const photo: FirstPicture = {
  source: { src: '/a"b' },
  contentType: 'image/jpeg',
  size: { width: 300, height: 200 },
  below: 'tools',
  isPlaced: true,
};

it('the first picture of a page has the ratio of the file, its width as maximum, and an escaped address', () => {
  expect(drawingOf(photo)).toBe(
    '<div id="first-picture" data-below="tools" aria-hidden="true" style="--ratio: 1.5; --most: 300px">' +
      '<img src="/a&quot;b" alt="" /></div>',
  );
});

it('the first picture of a page fills the available space if it is an SVG', () => {
  expect(drawingOf({ ...photo, contentType: 'image/svg+xml' })).toContain('--most: 100vw');
});

it('the first picture of a page is left to the client if only the client can place it', () => {
  expect(drawingOf({ ...photo, isPlaced: false })).toBe('');
});
