import { drawingOf, type FirstPicture } from './first-picture.ts';

const photo: FirstPicture = {
  source: { src: '/a"b' },
  contentType: 'image/jpeg',
  size: { width: 300, height: 200 },
  below: 'tools',
  isPlaced: true,
};

it('the first picture has the proportions of the file, is not larger than it, and has an escaped address', () => {
  expect(drawingOf(photo)).toBe(
    '<div id="first-picture" data-below="tools" aria-hidden="true" style="--ratio: 1.5; --most: 300px">' +
      '<img src="/a&quot;b" alt="" /></div>',
  );
});

it('the first picture fills the available space when it is a drawing', () => {
  expect(drawingOf({ ...photo, contentType: 'image/svg+xml' })).toContain('--most: 100vw');
});

it('the first picture is left to the client when only the client knows where to place it, as for two sides of different proportions', () => {
  expect(drawingOf({ ...photo, isPlaced: false })).toBe('');
});
