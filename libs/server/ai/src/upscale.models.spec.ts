import type { Picture } from '@safelight/operations';
import { peakSignalToNoise, photoPng, pictureOf } from '@safelight/operations/testing';
import { forSuite } from '@safelight/processes/testing';
import { photos } from '@safelight/test-pictures';
import sharp from 'sharp';
import { openLocalWorld } from './testing/local-world.ts';

const world = forSuite(openLocalWorld);

const reduced = (png: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp(png).resize(width, height, { fit: 'fill' }).png().toBuffer();
const bicubic = async (png: Buffer, width: number, height: number): Promise<Picture> =>
  pictureOf(await sharp(png).resize(width, height, { fit: 'fill', kernel: 'cubic' }).png().toBuffer());

/** The improvement of super-resolution over bicubic enlarging, in dB. */
const gainOf = async (name: string, factor: 2 | 4): Promise<number> => {
  const [width, height] = [192, 128];
  const full = await photoPng(name, width, height);
  const small = await reduced(full, width / factor, height / factor);
  const truth = await pictureOf(full);
  const { picture } = await world.edited(small, `upscale x${factor}`);
  expect([picture.width, picture.height]).toEqual([width, height]);
  return peakSignalToNoise(truth, picture) - peakSignalToNoise(truth, await bicubic(small, width, height));
};

describe('upscale', () => {
  it.each(['life', 'coffee', 'astronaut'])(
    'by ×2 is closer to the original of %s than bicubic enlarging, by 2 dB or more',
    async (name) => {
      expect(await gainOf(name, 2)).toBeGreaterThanOrEqual(2);
    },
  );

  it('by ×4 is closer to the originals than bicubic enlarging, by 1 dB or more on average', async () => {
    const gains: number[] = [];
    for (const { name } of photos()) gains.push(await gainOf(name, 4));
    expect(gains.reduce((sum, gain) => sum + gain, 0) / gains.length).toBeGreaterThanOrEqual(1);
  }, 120_000);

  it.each([
    ['upscale to 2K', 2_560, 427],
    ['make it 3 times bigger', 360, 60],
  ])('performs “%s” with a result of exactly %i × %i', async (prompt, width, height) => {
    const image = await world.edited(await photoPng('coffee', 120, 20), prompt);
    expect([image.width, image.height]).toEqual([width, height]);
    expect([image.picture.width, image.picture.height]).toEqual([width, height]);
  });

  it('removes the artefacts of a JPEG first, and reports this and the detail it added', async () => {
    const jpeg = await sharp(await photoPng('coffee', 60, 40))
      .jpeg({ quality: 40 })
      .toBuffer();
    const image = await world.edited(jpeg, 'upscale x8', { contentType: 'image/jpeg' });
    expect([image.width, image.height, image.contentType]).toEqual([480, 320, 'image/jpeg']);
    expect(image.textResponse).toMatch(
      /The artifacts of JPEG's compression were removed first\. Details were drawn up to 240 × 160 pixels, and enlarged smoothly from there\.$/,
    );
  });

  it('stops at the maximum size of the plan and reports this', async () => {
    const image = await world.edited(await photoPng('coffee', 120, 32), 'upscale to 8K', { maxSide: 300 });
    expect([image.width, image.height]).toEqual([300, 80]);
    expect(image.textResponse).toBe(
      'Upscale to 8K. Stopped at 300 pixels on the longer side, the most your plan allows.',
    );
  });

  it('costs nothing when the picture is large enough already, and reports its size', async () => {
    const png = await photoPng('coffee', 300, 200);
    expect(await world.edit(png, 'upscale x2', { maxSide: 300 })).toEqual({
      kind: 'unable',
      failure: 'nothing_found',
      message: 'The image already has 300 pixels on its longer side, and the most your plan allows is 300.',
    });
    expect(await world.edited(png, 'vintage and upscale x2', { maxSide: 300 })).toMatchObject({
      width: 300,
      textResponse: expect.stringMatching(/^Vintage\. The image already has 300 pixels/) as string,
    });
  });

  it('keeps transparency, and leaves no seam between tiles', async () => {
    const width = 400;
    const ramp = Buffer.from(
      `<svg width="${width}" height="200"><defs><linearGradient id="g"><stop stop-color="#204060"/><stop offset="1" stop-color="#e0c080"/></linearGradient></defs><rect width="${width}" height="200" fill="url(#g)"/><rect width="40" height="40" fill="#000"/></svg>`,
    );
    const opaque = await sharp(ramp).removeAlpha().png().toBuffer();
    const { picture } = await world.edited(opaque, 'upscale x2');
    for (let x = 200; x < 2 * width - 8; x++) {
      const at = (300 * picture.width + x) * picture.channels;
      expect(Math.abs((picture.data[at] ?? 0) - (picture.data[at + picture.channels] ?? 0))).toBeLessThan(5);
    }
    const holed = await sharp(opaque)
      .ensureAlpha()
      .composite([
        {
          input: Buffer.from('<svg width="80" height="80"><rect width="80" height="80" fill="#fff"/></svg>'),
          blend: 'dest-out',
          left: 0,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
    const see = (await world.edited(holed, 'upscale x2')).picture;
    expect([see.channels, see.data[3], see.data[(300 * see.width + 600) * 4 + 3]]).toEqual([4, 0, 255]);
  });
});
