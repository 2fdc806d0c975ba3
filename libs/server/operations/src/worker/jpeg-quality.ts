/** The luma table at quality 50 (ITU-T T.81, table K.1), in the zigzag order of files. */
const LUMA_AT_50 = [
  16, 11, 12, 14, 12, 10, 16, 14, 13, 14, 18, 17, 16, 19, 24, 40, 26, 24, 22, 22, 24, 49, 35, 37, 29, 40, 58,
  51, 61, 60, 57, 51, 56, 55, 64, 72, 92, 78, 64, 68, 87, 69, 55, 56, 80, 109, 81, 87, 95, 98, 103, 104, 103,
  62, 77, 113, 121, 112, 100, 120, 92, 101, 103, 99,
] as const;
/**
 * Values of a table are clipped at this maximum. A value at the maximum only shows that the real value would
 * be larger.
 */
const LARGEST = 255;
const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const QUANTISATION_TABLES = 0xdb;
/** The offset of the first marker after the two bytes that begin the file. */
const FIRST_MARKER_AT = 2;

/** The luma table in a segment of tables. Null when the segment contains another table. */
const lumaTableIn = (segment: Buffer): readonly number[] | null => {
  for (let at = 0; at < segment.length;) {
    const [bytesEach, id] = [(segment[at] ?? 0) >> 4 === 0 ? 1 : 2, (segment[at] ?? 0) & 15];
    const table = segment.subarray(at + 1, at + 1 + 64 * bytesEach);
    if (table.length < 64 * bytesEach) return null;
    if (id === 0) return LUMA_AT_50.map((_, index) => table.readUIntBE(index * bytesEach, bytesEach));
    at += 1 + table.length;
  }
  return null;
};

/** The quality (1–100) at which libjpeg writes this table. */
const qualityOf = (table: readonly number[]): number => {
  const scales = table
    .map((value, index) => ({ value, scale: (100 * value) / (LUMA_AT_50[index] ?? 1) }))
    .filter(({ value }) => value < LARGEST);
  const scale = scales.reduce((sum, one) => sum + one.scale, 0) / Math.max(1, scales.length);
  if (scales.length === 0) return 1;
  const quality = scale <= 100 ? (200 - scale) / 2 : 5_000 / scale;
  return Math.min(100, Math.max(1, Math.round(quality)));
};

/** The quality of a JPEG on libjpeg's scale of 1 to 100. Null for other files. */
export const jpegQuality = (file: Buffer): number | null => {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = FIRST_MARKER_AT; at + 4 <= file.length && file[at] === MARKER;) {
    const marker = file[at + 1];
    if (marker === START_OF_SCAN) return null;
    const length = file.readUInt16BE(at + 2);
    const table = marker === QUANTISATION_TABLES ? lumaTableIn(file.subarray(at + 4, at + 2 + length)) : null;
    if (table !== null) return qualityOf(table);
    at += 2 + length;
  }
  return null;
};
