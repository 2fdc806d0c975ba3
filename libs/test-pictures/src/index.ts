export * from './animation.ts';
export { bombs, PAYLOAD, type Bomb, type BombEnd } from './hostile/bombs.ts';
export { GPS_MARKS, makeJpeg, type JpegOptions, type Orientation } from './jpeg.ts';
export * from './photos.ts';
export { insertPngChunks, makePng, pngChunk, type PngOptions } from './png.ts';
export { CORNERS, type Rgb } from './texture.ts';
