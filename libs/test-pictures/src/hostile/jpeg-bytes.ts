const segment = (marker: number, data: Uint8Array): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

const SOI = Buffer.from([0xff, 0xd8]);
const EOI = Buffer.from([0xff, 0xd9]);
const QUANTISATION = segment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 16)]));

/** A Huffman table with a single symbol, whose code is the bit 0. */
const oneCode = (tableClassAndId: number, symbol: number): Buffer =>
  segment(0xc4, Buffer.from([tableClassAndId, 1, ...Array.from({ length: 15 }, () => 0), symbol]));

const frameHeader = (marker: number, width: number, height: number): Buffer => {
  const data = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  data.writeUInt16BE(height, 1);
  data.writeUInt16BE(width, 3);
  return segment(marker, data);
};

const scan = (first: number, last: number, bits: Uint8Array): Buffer =>
  Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, first, last, 0])), bits]);

/** A baseline gray JPEG with one 8×8 block that claims to be `width`×`height`; `extra` comes directly after SOI. */
export const tinyJpeg = (width: number, height: number, extra: readonly Buffer[] = []): Buffer =>
  Buffer.concat([
    SOI,
    ...extra,
    QUANTISATION,
    frameHeader(0xc0, width, height),
    oneCode(0x00, 0x00),
    oneCode(0x10, 0x00),
    scan(0, 63, Buffer.from([0x3f])),
    EOI,
  ]);

/** A COM segment. */
export const jpegComment = (text: string): Buffer => segment(0xfe, Buffer.from(text, 'latin1'));

/** A progressive gray JPEG of 4096×4096 that scans all its blocks `scans` times, 40 bytes each. */
export const manyScansJpeg = (scans: number): Buffer => {
  const blocks = (4096 / 8) ** 2;
  const blocksPerRun = 2 ** 14;
  const bitsPerRun = 1 + 14;
  const emptyScan = scan(1, 63, Buffer.alloc(((blocks / blocksPerRun) * bitsPerRun) / 8));
  return Buffer.concat([
    SOI,
    QUANTISATION,
    frameHeader(0xc2, 4096, 4096),
    oneCode(0x00, 0x00),
    oneCode(0x10, 0xe0),
    scan(0, 0, Buffer.alloc(blocks / 8)),
    ...Array.from({ length: scans }, () => emptyScan),
    EOI,
  ]);
};
