const asciiAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** The length in bytes of a color table, whose presence and size are in these flags. */
const colorTableLength = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** The offset after the blocks of data that begin at an offset; the end of the file when they are cut off. */
const afterData = (bytes: Uint8Array, from: number): number => {
  let at = from;
  while (at < bytes.length) {
    const length = bytes[at] ?? 0;
    at += length + 1;
    if (length === 0) break;
  }
  return at;
};

const GIF = { header: 13, extension: 0x21, image: 0x2c, imageHeader: 10 } as const;

const framesOfGif = (bytes: Uint8Array): number => {
  let frames = 0;
  let at = GIF.header + colorTableLength(bytes[10] ?? 0);
  for (;;) {
    if (bytes[at] === GIF.extension) at = afterData(bytes, at + 2);
    else if (bytes[at] === GIF.image) {
      frames += 1;
      // The data begins after the table and one byte, the size of its codes.
      at = afterData(bytes, at + GIF.imageHeader + colorTableLength(bytes[at + 9] ?? 0) + 1);
    } else return frames;
  }
};

const framesOfWebp = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let frames = 0;
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true);
    if (asciiAt(bytes, at, 4) === 'ANMF') frames += 1;
    at += 8 + size + (size % 2);
  }
  return frames;
};

const framesOfPng = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 12 <= bytes.length;) {
    const type = asciiAt(bytes, at + 4, 4);
    if (type === 'acTL') return view.getUint32(at + 8);
    // The number of frames comes before the pixels.
    if (type === 'IDAT') return 1;
    at += 12 + view.getUint32(at);
  }
  return 1;
};

/** The number of frames of a GIF, PNG or WebP file; 1 for a still picture and for any other file. */
export const frameCount = (bytes: Uint8Array): number => {
  if (asciiAt(bytes, 0, 4) === 'GIF8') return Math.max(1, framesOfGif(bytes));
  if (asciiAt(bytes, 0, 4) === 'RIFF' && asciiAt(bytes, 8, 4) === 'WEBP')
    return Math.max(1, framesOfWebp(bytes));
  return asciiAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' ? Math.max(1, framesOfPng(bytes)) : 1;
};
