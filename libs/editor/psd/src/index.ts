export { openPsdFile, type StorePicture } from './open-psd-file.ts';
export { writePsdFile } from './write-psd-file.ts';
