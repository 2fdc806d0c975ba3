/** EXIF's Orientation: 1 is upright; 5 to 8 swap width and height. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const ORIENTATIONS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** The orientation that a decoder reported. A value outside 1 to 8 counts as upright. */
export const asOrientation = (value: number | undefined): Orientation =>
  value !== undefined && ORIENTATIONS.includes(value) ? (value as Orientation) : 1;

/** A TIFF block with only the orientation, as in PNG's eXIf chunk and WebP's EXIF chunk. */
export const orientationTiff = (orientation: Orientation): Buffer =>
  Buffer.from([
    ...[0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08],
    ...[0x00, 0x01],
    ...[0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00],
    ...[0x00, 0x00, 0x00, 0x00],
  ]);

const SIGNATURE_AT = 36;

/** True when `bytes` have the signature of an ICC profile in their header. */
export const isColorProfile = (bytes: Buffer): boolean =>
  bytes.toString('latin1', SIGNATURE_AT, SIGNATURE_AT + 4) === 'acsp';
