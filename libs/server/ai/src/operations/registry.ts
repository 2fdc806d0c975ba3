import { addText } from './add-text.ts';
import { artistStyle } from './artist-style.ts';
import { blackAndWhite, colorCorrection, enhanceColors, invert } from './colors.ts';
import { blur, denoise, pixelate, sharpen } from './sharpness.ts';
import { blurBackground, productShadow, removeBackground, replaceBackground } from './backgrounds.ts';
import { border, roundCorners, watermark } from './frames.ts';
import { brighten, contrast, darken, saturation } from './tones.ts';
import { cartoon } from './cartoon.ts';
import {
  cinematic,
  coolTones,
  fade,
  filmGrain,
  sepia,
  tealAndOrange,
  vignette,
  warmTones,
} from './film-looks.ts';
import { collage } from './collage.ts';
import { convertFormat } from './convert-format.ts';
import { crop } from './crop.ts';
import { dehaze } from './dehaze.ts';
import { dramaticLighting } from './dramatic-lighting.ts';
import { flip, rotate, straighten } from './turns.ts';
import { hdr } from './hdr.ts';
import { hideFaces } from './hide-faces.ts';
import { improveQuality } from './improve-quality.ts';
import { lowLight } from './low-light.ts';
import { magicalEffects } from './magical-effects.ts';
import { matchReference } from './match-reference.ts';
import { neonGlow } from './neon-glow.ts';
import { night } from './night.ts';
import { oilPainting } from './oil-painting.ts';
import type { Operation } from '../operation.ts';
import { passportPhoto } from './passport-photo.ts';
import { pencilSketch } from './pencil-sketch.ts';
import { posterize } from './posterize.ts';
import { recolor } from './recolor.ts';
import { redEye } from './red-eye.ts';
import { removeObject } from './remove-object.ts';
import { repairScratches } from './repair-scratches.ts';
import { resize } from './resize.ts';
import { scanDocument } from './scan-document.ts';
import { smoothSkin } from './smooth-skin.ts';
import { sunset } from './sunset.ts';
import { tiltShift } from './tilt-shift.ts';
import { upscale } from './upscale.ts';
import { vintage } from './vintage-looks.ts';
import { watercolor } from './watercolor.ts';

/** All operations. A new operation is a file in this folder and a line here. */
export const OPERATIONS = [
  addText,
  artistStyle,
  blackAndWhite,
  blur,
  blurBackground,
  border,
  brighten,
  cartoon,
  cinematic,
  collage,
  colorCorrection,
  contrast,
  convertFormat,
  coolTones,
  crop,
  darken,
  dehaze,
  denoise,
  dramaticLighting,
  enhanceColors,
  fade,
  filmGrain,
  flip,
  hdr,
  hideFaces,
  improveQuality,
  invert,
  lowLight,
  magicalEffects,
  matchReference,
  neonGlow,
  night,
  oilPainting,
  passportPhoto,
  pencilSketch,
  pixelate,
  posterize,
  productShadow,
  recolor,
  redEye,
  removeBackground,
  removeObject,
  repairScratches,
  replaceBackground,
  resize,
  rotate,
  roundCorners,
  saturation,
  scanDocument,
  sepia,
  sharpen,
  smoothSkin,
  straighten,
  sunset,
  tealAndOrange,
  tiltShift,
  upscale,
  vignette,
  vintage,
  warmTones,
  watercolor,
  watermark,
] as const satisfies readonly Operation[];

export type OperationId = (typeof OPERATIONS)[number]['id'];

const byId: ReadonlyMap<string, Operation> = new Map(
  OPERATIONS.map((operation) => [operation.id, operation]),
);

/**
 * The operation with this id. Throws for an unknown id, which only a worker of another release could send.
 */
export const operationOf = (id: string): Operation => {
  const operation = byId.get(id);
  if (operation === undefined) throw new Error(`Unknown operation: ${id}`);
  return operation;
};
