export { CanvasPool } from './canvases/canvas-pool.ts';
export { FileError } from './files/file-error.ts';
export { openPsd, parseInWorker, renderFile, renderPsd } from './files/files.ts';
export { type PictureFile, type PictureFormat } from './files/write-picture.ts';
export { FAMILIES, familyOf, FontMissing, loadFonts, onFontsLoaded } from './fonts/fonts.ts';
export { measureText } from './fonts/measure-text.ts';
export { paintResources } from './paint-resources.ts';
export { hashOf } from './pictures/hash-of.ts';
export { PictureMissing } from './pictures/picture-missing.ts';
export {
  createPictureStore,
  type PictureDetail,
  type PictureStore,
  type PictureStoreOptions,
} from './pictures/picture-store.ts';
