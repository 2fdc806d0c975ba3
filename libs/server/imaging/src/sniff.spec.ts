import {
  bombs,
  insertPngChunks,
  makeGif,
  makeJpeg,
  makePng,
  makeWebp,
  pngChunk,
} from '@safelight/test-pictures';
import { sniff } from './sniff.ts';

describe('sniffing the type of a file', () => {
  it('recognizes the four accepted types by their content', async () => {
    const size = { width: 32, height: 32 };
    expect(await sniff(await makeJpeg({ ...size, gps: true, orientation: 6 }))).toBe('image/jpeg');
    expect(await sniff(await makePng(size))).toBe('image/png');
    expect(await sniff(await makeWebp({ ...size, frames: 3 }))).toBe('image/webp');
    expect(await sniff(await makeGif({ ...size, frames: 3 }))).toBe('image/gif');
  });

  it('recognizes an animated PNG as a PNG', async () => {
    const still = await makePng({ width: 8, height: 8 });
    const moving = insertPngChunks(still, [pngChunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]))]);
    expect(await sniff(moving)).toBe('image/png');
  });

  it.each(['text.jpg', 'html.png', 'svg.png', 'empty.png', 'one-byte.gif', 'signature-only.png'])(
    'does not recognize %s as a picture',
    async (name) => {
      const bytes = bombs().find((bomb) => bomb.name === name)?.bytes;
      expect(bytes && (await sniff(bytes))).toBeNull();
    },
  );

  it('recognizes no other type, whether it is a picture or not', async () => {
    const tiff = Buffer.from('49492a00080000000000', 'hex');
    const bmp = Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]);
    const avif = Buffer.concat([Buffer.from('0000001c', 'hex'), Buffer.from('ftypavif'), Buffer.alloc(16)]);
    for (const bytes of [tiff, bmp, avif, Buffer.from('%PDF-1.7'), Buffer.from('PK\x03\x04')]) {
      expect(await sniff(bytes)).toBeNull();
    }
  });
});
