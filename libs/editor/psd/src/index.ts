export { openPsdFile, type OpenedPsd, type StorePicture } from './open-psd-file.ts';
export type { PlacedPixels } from './pixels.ts';
export { PsdError } from './psd-error.ts';
export { writePsdFile } from './write-psd-file.ts';
