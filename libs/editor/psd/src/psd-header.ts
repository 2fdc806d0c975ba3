import { LIMITS } from '@safelight/engine';
import { PsdError } from './psd-error.ts';

/**
 * The color modes by their number in the file (Adobe Photoshop File Formats Specification, "File Header
 * Section").
 */
const COLOR_MODES: Readonly<Record<number, string>> = {
  0: 'black and white',
  1: 'grey',
  2: 'indexed colors',
  3: 'RGB',
  4: 'CMYK',
  7: 'several channels',
  8: 'duotone',
  9: 'Lab',
};
const SUPPORTED_MODES = [1, 3];
const HEADER_BYTES = 26;

/** Checks the header, the first 26 bytes, before anything is decoded. */
export const checkPsdHeader = (bytes: Uint8Array): void => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < HEADER_BYTES || view.getUint32(0) !== 0x38425053) {
    throw new PsdError('This is not a Photoshop file.');
  }
  if (view.getUint16(4) !== 1) {
    throw new PsdError('Large Photoshop documents (PSB) cannot be opened. Save the file as PSD.');
  }
  const [height, width, depth, mode] = [
    view.getUint32(14),
    view.getUint32(18),
    view.getUint16(22),
    view.getUint16(24),
  ];
  if (width > LIMITS.sidePx || height > LIMITS.sidePx || width === 0 || height === 0) {
    throw new PsdError(
      `This file is ${String(width)} × ${String(height)} pixels; 16,384 a side are possible.`,
    );
  }
  if (depth !== 8) {
    throw new PsdError(
      `This file has ${String(depth)} bits a channel. Convert it to 8 bits in Photoshop to open it here.`,
    );
  }
  if (!SUPPORTED_MODES.includes(mode)) {
    const name = COLOR_MODES[mode] ?? `mode ${String(mode)}`;
    throw new PsdError(`This file is in ${name}. Convert it to RGB in Photoshop to open it here.`);
  }
};
