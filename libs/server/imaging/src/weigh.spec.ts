import { bombs, makeGif, makeJpeg, makePng, makeWebp, photos } from '@safelight/test-pictures';
import { forSuite } from '@safelight/processes/testing';
import { openBench } from './testing/pictures.ts';
import { createScales } from './weigh.ts';

describe('the estimated cost of decoding a file', () => {
  const isHeavy = createScales();
  const bench = forSuite(openBench);

  it.each(photos())('is low for $name', async ({ path }) => {
    expect(await isHeavy(path)).toBe(false);
  });

  it('is low for small pictures of every type', async () => {
    const size = { width: 64, height: 48, frames: 3 };
    for (const make of [makeJpeg, makePng, makeWebp, makeGif]) {
      expect(await isHeavy(await bench.put('small', await make(size)))).toBe(false);
    }
  });

  it.each(['7000x7000-interlaced.png', '2000x2000-10k-frames.gif', '1x1-5k-frames.webp', '16383x16383.webp'])(
    'is high for %s',
    async (name) => {
      const bytes = bombs().find((bomb) => bomb.name === name)?.bytes ?? Buffer.alloc(0);
      expect(await isHeavy(await bench.put(name, bytes))).toBe(true);
    },
  );

  it('can be computed again after a missing file', async () => {
    const path = await bench.put('next', await makeJpeg({ width: 64, height: 48 }));
    const both = await Promise.allSettled([isHeavy('/nowhere/at-all'), isHeavy(path)]);
    expect(both).toEqual([
      expect.objectContaining({ status: 'rejected' }),
      { status: 'fulfilled', value: false },
    ]);
  });
});
