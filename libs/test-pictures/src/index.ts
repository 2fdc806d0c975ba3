export * from './animation.ts';
export { bombs, PAYLOAD } from './hostile/bombs.ts';
export { GPS_MARKS, makeJpeg, type Orientation } from './jpeg.ts';
export * from './photos.ts';
export { insertPngChunks, makePng, pngChunk } from './png.ts';
export { CORNERS } from './texture.ts';
