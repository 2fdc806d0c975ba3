import { drawingOf, type FirstPicture } from './first-picture.ts';

const photo: FirstPicture = {
  source: { src: '/a"b' },
  contentType: 'image/jpeg',
  size: { width: 300, height: 200 },
  below: 'tools',
  isPlaced: true,
};

it('the first picture is in the shape of the picture, no larger than it, with its address escaped', () => {
  expect(drawingOf(photo)).toBe(
    '<div id="first-picture" data-below="tools" aria-hidden="true" style="--ratio: 1.5; --most: 300px">' +
      '<img src="/a&quot;b" alt="" /></div>',
  );
});

it('the first picture lets a drawing fill the place it has', () => {
  expect(drawingOf({ ...photo, contentType: 'image/svg+xml' })).toContain('--most: 100vw');
});

it('the first picture is left to the screen where only that knows the place, as of two pictures of different shapes', () => {
  expect(drawingOf({ ...photo, isPlaced: false })).toBe('');
});
