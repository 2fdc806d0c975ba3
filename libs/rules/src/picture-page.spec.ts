import { comparisonPageSource, haveOneShape, largerOf, picturePageSource } from './picture-page.ts';

const at = (width: number): string => `/w${width}`;
const sourceOf = (width: number, contentType: 'image/jpeg' | 'image/gif' | 'image/svg+xml' = 'image/jpeg') =>
  picturePageSource({ width, height: width / 2, contentType }, '/full', at);

it('a large picture is offered in three widths, and never shown wider than its own pixels', () => {
  expect(sourceOf(4000)).toEqual({
    src: '/w2048',
    srcSet: '/w640 640w, /w1280 1280w, /w2048 2048w',
    sizes:
      '(min-width: 900px) min(100vw - 384px, (100vh - 112px) * 2.0000, 4000px), min(100vw, 62vh * 2.0000, 4000px)',
  });
});

it('a file that is smaller than its nominal width is offered once, with its true width', () => {
  expect(sourceOf(1000).srcSet).toBe('/w640 640w, /w1280 1000w');
  expect(sourceOf(1280).srcSet).toBe('/w640 640w, /w1280 1280w');
  expect(sourceOf(1281).srcSet).toBe('/w640 640w, /w1280 1280w, /w2048 1281w');
});

it('a small picture or an animation is offered as a single file', () => {
  expect(sourceOf(640)).toEqual({ src: '/w2048' });
  expect(sourceOf(4000, 'image/gif')).toEqual({ src: '/full' });
});

it('an SVG is shown as wide as its container, because it has no pixels', () => {
  const { srcSet, sizes } = sourceOf(100, 'image/svg+xml');
  expect(srcSet).toBe('/w640 640w, /w1280 1280w, /w2048 2048w');
  expect(sizes).not.toContain('100px,');
  expect(sizes).toContain('62vh * 2.0000)');
});

it('each side of a comparison is offered in two widths', () => {
  const files = { original: '/full', large: '/w1280', medium: '/w640' };
  const side = (width: number, contentType: 'image/jpeg' | 'image/gif' = 'image/jpeg') =>
    comparisonPageSource({ width, height: width / 2, contentType }, files);
  expect(side(4000)).toMatchObject({ src: '/w1280', srcSet: '/w640 640w, /w1280 1280w' });
  expect(side(640)).toEqual({ src: '/w1280' });
  expect(side(4000, 'image/gif')).toEqual({ src: '/full' });
});

const wide = { width: 4000, height: 1000 };
const tall = { width: 500, height: 1000 };

it('zoom percentages of a comparison refer to the picture with more pixels', () => {
  expect(largerOf(wide, tall)).toBe(wide);
  expect(largerOf(tall, wide)).toBe(wide);
});

it('two pictures have the same shape if their aspect ratios differ only by rounding', () => {
  expect(haveOneShape({ width: 6000, height: 4000 }, { width: 1024, height: 683 })).toBe(true);
  expect(haveOneShape(wide, tall)).toBe(false);
});
