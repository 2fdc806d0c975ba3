import sharp from 'sharp';
import { GPS_MARKS, PAYLOAD } from '@safelight/test-pictures';
import { expectSamePixels, HTML, must, samples } from '../testing/strip-samples.ts';
import { strip } from './strip.ts';

describe.each(samples)('stripping the metadata of $name', ({ contentType, make }) => {
  it('keeps every pixel and the timing of the frames', async () => {
    const original = await make();
    const stripped = must(original, contentType);
    await expectSamePixels(stripped, original);
    const { width, height, pages, delay, loop } = await sharp(original, { animated: true }).metadata();
    expect(await sharp(stripped, { animated: true }).metadata()).toMatchObject(
      pages ? { width, height, pages, delay, loop } : { width, height },
    );
  });

  it('leaves no metadata and nothing after the end of the picture', async () => {
    const stripped = must(Buffer.concat([await make(), HTML]), contentType);
    for (const mark of [GPS_MARKS.make, GPS_MARKS.serial, PAYLOAD, 'xmpmeta']) {
      expect(stripped.includes(mark)).toBe(false);
    }
    const { exif, xmp, iptc, comments } = await sharp(stripped).metadata();
    expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('changes nothing the second time', async () => {
    const once = must(await make(), contentType);
    expect(must(once, contentType).equals(once)).toBe(true);
  });

  it('fails for a truncated file', async () => {
    const original = await make();
    expect(strip(original.subarray(0, original.length - 3), contentType, 1)).toBeNull();
    expect(strip(original.subarray(0, 30), contentType, 1)).toBeNull();
    expect(strip(Buffer.from('no picture'), contentType, 1)).toBeNull();
  });

  it('fails without a crash wherever the file is truncated', async () => {
    const bytes = await make();
    for (let length = 0; length < bytes.length; length += Math.ceil(bytes.length / 200)) {
      expect(strip(bytes.subarray(0, length), contentType, 1)).toBeNull();
    }
  });
});
