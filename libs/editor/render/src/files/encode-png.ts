const SIGNATURE = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);
const BYTES_PER_PIXEL = 4;
/** Eight bits per channel and RGBA, then the standard methods of compression, filtering and interlacing. */
const HEADER_END = [8, 6, 0, 0, 0];
/** Each row is stored as its difference from the row above (PNG specification, "Filter type 2: Up"). */
const FILTER_UP = 2;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

const crcOf = (...parts: readonly Uint8Array[]): number => {
  let crc = 0xffffffff;
  for (const part of parts) {
    for (const byte of part) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  }
  return (crc ^ 0xffffffff) >>> 0;
};

const fourBytes = (value: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
};

const chunk = (name: string, data: Uint8Array<ArrayBuffer>): BlobPart[] => {
  const type = new TextEncoder().encode(name);
  return [fourBytes(data.length), type, data, fourBytes(crcOf(type, data))];
};

/** Filters rows of RGBA for the file; `above` is the row before the first of them. */
const filtered = (
  rows: Uint8ClampedArray,
  rowBytes: number,
  above: Uint8ClampedArray,
): Uint8Array<ArrayBuffer> => {
  const count = rows.length / rowBytes;
  const out = new Uint8Array(count * (rowBytes + 1));
  for (let row = 0; row < count; row += 1) {
    const [from, to] = [row * rowBytes, row * (rowBytes + 1)];
    const before = row === 0 ? above : rows;
    const beforeFrom = row === 0 ? 0 : from - rowBytes;
    out[to] = FILTER_UP;
    for (let at = 0; at < rowBytes; at += 1) {
      out[to + 1 + at] = (rows[from + at] ?? 0) - (before[beforeFrom + at] ?? 0);
    }
  }
  return out;
};

/**
 * Encodes a PNG from bands of whole rows of RGBA, from top to bottom. Used for pictures that are too large
 * for any canvas, and because a canvas would change the colors of translucent pixels.
 */
export const encodePng = async (
  width: number,
  height: number,
  bands: Iterable<Uint8ClampedArray>,
): Promise<Blob> => {
  const rowBytes = width * BYTES_PER_PIXEL;
  const { readable, writable } = new CompressionStream('deflate');
  const write = async (): Promise<void> => {
    const writer = writable.getWriter();
    let above = new Uint8ClampedArray(rowBytes);
    for (const band of bands) {
      await writer.ready;
      await writer.write(filtered(band, rowBytes, above));
      above = band.slice(-rowBytes);
    }
    await writer.close();
  };
  const compressed: BlobPart[] = [];
  const read = async (): Promise<void> => {
    const reader = readable.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      compressed.push(...chunk('IDAT', next.value));
    }
  };
  await Promise.all([write(), read()]);
  const header = new Uint8Array([...fourBytes(width), ...fourBytes(height), ...HEADER_END]);
  const parts = [SIGNATURE, ...chunk('IHDR', header), ...compressed, ...chunk('IEND', new Uint8Array())];
  return new Blob(parts, { type: 'image/png' });
};
