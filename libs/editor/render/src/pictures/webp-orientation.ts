/** The orientations of EXIF, 1 (upright) to 8. */
type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const ORIENTATION_TAG = 0x0112;
/** A prefix that JPEG has before EXIF, and some programs write into WebP too. */
const PREFIX = 'Exif\0\0';

const asciiAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** The orientation in a block of TIFF, whose first directory has entries of 12 bytes. */
const orientationInTiff = (tiff: Uint8Array): Orientation => {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const isLittle = asciiAt(tiff, 0, 2) === 'II';
  const directory = view.getUint32(4, isLittle);
  const count = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (view.getUint16(at, isLittle) !== ORIENTATION_TAG) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? (value as Orientation) : 1;
  }
  return 1;
};

const orientationInChunks = (bytes: Uint8Array): Orientation => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true);
    if (asciiAt(bytes, at, 4) === 'EXIF') {
      const exif = bytes.subarray(at + 8, at + 8 + size);
      return orientationInTiff(asciiAt(exif, 0, 6) === PREFIX ? exif.subarray(6) : exif);
    }
    at += 8 + size + (size % 2);
  }
  return 1;
};

/** The orientation that a WebP file has in its EXIF chunk; upright without one, or when it is broken. */
export const webpOrientation = (bytes: Uint8Array): Orientation => {
  if (asciiAt(bytes, 0, 4) !== 'RIFF' || asciiAt(bytes, 8, 4) !== 'WEBP') return 1;
  try {
    return orientationInChunks(bytes);
  } catch (error) {
    if (error instanceof RangeError) return 1;
    throw error;
  }
};

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** For each orientation, the matrix that shows a picture of this stored size upright. */
const MATRICES: Readonly<Record<Orientation, (width: number, height: number) => Matrix>> = {
  1: () => [1, 0, 0, 1, 0, 0],
  2: (width) => [-1, 0, 0, 1, width, 0],
  3: (width, height) => [-1, 0, 0, -1, width, height],
  4: (_, height) => [1, 0, 0, -1, 0, height],
  5: () => [0, 1, 1, 0, 0, 0],
  6: (_, height) => [0, 1, -1, 0, height, 0],
  7: (width, height) => [0, -1, -1, 0, height, width],
  8: (width) => [0, -1, 1, 0, 0, width],
};

/** How to draw a picture of a stored size upright: the size that it then has, and the matrix. */
export const uprightBy = (
  orientation: Orientation,
  { width, height }: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number; readonly matrix: Matrix } => {
  const isTurned = orientation >= 5;
  return {
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    matrix: MATRICES[orientation](width, height),
  };
};
