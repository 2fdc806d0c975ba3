// Exports for specs of libraries that use the operations: what they need to make pictures and to measure results.
export { gaussianBlur } from '../pixels/gaussian-blur.ts';
export { neonGlow } from '../operations/neon-glow.ts';
export { artistStyle, oilPainting } from '../operations/paintings.ts';
export { lumaPlane } from '../pixels/picture.ts';
export { crop } from '../pixels/region.ts';
export { edited, ellipseBefore, photoPng } from './edit.ts';
export * from './measures.ts';
export { MODELS_FOLDER, WORKERS } from './workers.ts';
