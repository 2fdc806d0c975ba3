import { forSuite } from '@safelight/processes/testing';
import sharp from 'sharp';
import { ALLOWED, openSvgBench, pixelAt, svg } from '../../testing/svg.ts';

describe('an SVG', () => {
  const bench = forSuite(openSvgBench);

  it.each([
    ['px', 96],
    ['in', 1],
    ['cm', 2.54],
    ['mm', 25.4],
    ['pt', 72],
    ['pc', 6],
  ])(
    'with a size in the unit %s is as large as in a browser, where an inch has 96 pixels',
    async (unit, inch) => {
      const attributes = `width="${inch}${unit}" height="${2 * inch}${unit}"`;
      expect(await bench.inspect(svg('<rect width="9" height="9"/>', attributes))).toMatchObject({
        width: 96,
        height: 192,
      });
    },
  );

  it.each([
    ['the size of a page in millimeters', 'width="210mm" height="297mm" viewBox="0 0 210 297"', 794, 1123],
    ['a size in styles', 'style="width:1in;height:2in" viewBox="0 0 1 2"', 96, 192],
    ['an odd size', 'width="333" height="77"', 333, 77],
  ])('with %s is reported with its exact size', async (_what, attributes, width, height) => {
    expect(await bench.inspect(svg('<rect width="9" height="9"/>', attributes))).toMatchObject({
      width,
      height,
    });
  });

  it.each([
    ['a small one in millimeters', 'width="5mm" height="5mm" viewBox="0 0 10 10"', '10'],
    ['one in pixels without a view box', 'width="96" height="96"', '96'],
    ['one in inches without a view box', 'width="1in" height="1in"', '96'],
    ['one that is sized by a style', 'style="width:1in;height:1in;fill:#00f"', '96'],
    ['one that draws in inches', 'width="96" height="96"', '1in'],
    ['one that draws in points', 'width="1in" height="1in"', '72pt'],
  ])('is drawn completely in every requested size: %s', async (_what, attributes, side) => {
    // The left half is blue, whatever the unit.
    const unit = /[a-z]+$/.exec(side)?.[0] ?? '';
    const half = `${Number.parseFloat(side) / 2}${unit}`;
    const path = await bench.putText(svg(`<rect width="${half}" height="${side}" fill="#00f"/>`, attributes));
    for (const width of [320, 2048] as const) {
      const file = await bench.imaging.derive(path, { kind: 'thumbnail', width, format: 'webp' }, ALLOWED);
      expect(await sharp(file.path).metadata()).toMatchObject({ width, height: width });
      expect([await pixelAt(file.path, 0.48), await pixelAt(file.path, 0.52)]).toMatchObject([
        { 2: 255, 3: 255 },
        { 3: 0 },
      ]);
    }
  });
});
