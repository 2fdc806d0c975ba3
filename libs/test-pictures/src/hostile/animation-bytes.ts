const littleEndian = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
};

const GIF_FRAME = Buffer.from('21f904000a0000002c0000000001000100000202440100', 'hex');

/** A GIF with a `width`×`height` screen, a comment, and `frames` frames of one pixel. */
export const tinyGif = (width: number, height: number, frames: number, comment = ''): Buffer => {
  const text = Buffer.from(comment, 'latin1');
  const extension = text.length > 0 ? [Buffer.from([0x21, 0xfe, text.length]), text, Buffer.from([0])] : [];
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    littleEndian(width, 2),
    littleEndian(height, 2),
    Buffer.from('800000000000ffffff', 'hex'),
    ...extension,
    Buffer.alloc(GIF_FRAME.length * frames, GIF_FRAME),
    Buffer.from([0x3b]),
  ]);
};

const riffChunk = (type: string, data: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(type, 'latin1'),
    littleEndian(data.length, 4),
    data,
    Buffer.alloc(data.length % 2),
  ]);

const riff = (chunks: readonly Buffer[]): Buffer => {
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]);
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), littleEndian(body.length, 4), body]);
};

/**
 * A lossless bitstream of a single color: 14 bits for width − 1, 14 bits for height − 1, then empty prefix
 * codes.
 */
const losslessChunk = (width: number, height: number): Buffer => {
  const size = (height - 1) * 2 ** 14 + (width - 1);
  return riffChunk(
    'VP8L',
    Buffer.concat([Buffer.from([0x2f]), littleEndian(size, 4), Buffer.from('071011fd0f4444ff03', 'hex')]),
  );
};

/** A valid still WebP of a single color. It has about 34 bytes for any size up to 16,384 per side. */
export const flatWebp = (width: number, height: number, extra: readonly Buffer[] = []): Buffer =>
  riff([losslessChunk(width, height), ...extra]);

/** An animated WebP with a canvas of `side`×`side` and `frames` frames of one pixel each. */
export const manyFramesWebp = (side: number, frames: number): Buffer => {
  const canvas = Buffer.concat([littleEndian(0x02, 4), littleEndian(side - 1, 3), littleEndian(side - 1, 3)]);
  const place = Buffer.concat([Buffer.alloc(12), littleEndian(10, 3), Buffer.from([0])]);
  const frame = riffChunk('ANMF', Buffer.concat([place, losslessChunk(1, 1)]));
  return riff([
    riffChunk('VP8X', canvas),
    riffChunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => frame),
  ]);
};
