import { addText } from './add-text.ts';
import { artistStyle } from './artist-style.ts';
import { blackAndWhite } from './black-and-white.ts';
import { blur } from './blur.ts';
import { blurBackground } from './blur-background.ts';
import { border } from './border.ts';
import { brighten } from './brighten.ts';
import { cartoon } from './cartoon.ts';
import { cinematic } from './cinematic.ts';
import { collage } from './collage.ts';
import { colorCorrection } from './color-correction.ts';
import { contrast } from './contrast.ts';
import { convertFormat } from './convert-format.ts';
import { coolTones } from './cool-tones.ts';
import { crop } from './crop.ts';
import { darken } from './darken.ts';
import { dehaze } from './dehaze.ts';
import { denoise } from './denoise.ts';
import { dramaticLighting } from './dramatic-lighting.ts';
import { enhanceColors } from './enhance-colors.ts';
import { fade } from './fade.ts';
import { filmGrain } from './film-grain.ts';
import { flip } from './flip.ts';
import { hdr } from './hdr.ts';
import { hideFaces } from './hide-faces.ts';
import { improveQuality } from './improve-quality.ts';
import { invert } from './invert.ts';
import { lowLight } from './low-light.ts';
import { magicalEffects } from './magical-effects.ts';
import { matchReference } from './match-reference.ts';
import { neonGlow } from './neon-glow.ts';
import { night } from './night.ts';
import { oilPainting } from './oil-painting.ts';
import type { Operation } from '../operation.ts';
import { passportPhoto } from './passport-photo.ts';
import { pencilSketch } from './pencil-sketch.ts';
import { pixelate } from './pixelate.ts';
import { posterize } from './posterize.ts';
import { productShadow } from './product-shadow.ts';
import { recolor } from './recolor.ts';
import { redEye } from './red-eye.ts';
import { removeBackground } from './remove-background.ts';
import { removeObject } from './remove-object.ts';
import { repairScratches } from './repair-scratches.ts';
import { replaceBackground } from './replace-background.ts';
import { resize } from './resize.ts';
import { rotate } from './rotate.ts';
import { roundCorners } from './round-corners.ts';
import { saturation } from './saturation.ts';
import { scanDocument } from './scan-document.ts';
import { sepia } from './sepia.ts';
import { sharpen } from './sharpen.ts';
import { smoothSkin } from './smooth-skin.ts';
import { straighten } from './straighten.ts';
import { sunset } from './sunset.ts';
import { tealAndOrange } from './teal-and-orange.ts';
import { tiltShift } from './tilt-shift.ts';
import { upscale } from './upscale.ts';
import { vignette } from './vignette.ts';
import { vintage } from './vintage.ts';
import { warmTones } from './warm-tones.ts';
import { watercolor } from './watercolor.ts';
import { watermark } from './watermark.ts';

/** All operations. To add one, add its file to this folder and a line here. */
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
 * The operation with this id; throws for an unknown one, which only a worker of another release could send.
 */
export const operationOf = (id: string): Operation => {
  const operation = byId.get(id);
  if (operation === undefined) throw new Error(`Unknown operation: ${id}`);
  return operation;
};
