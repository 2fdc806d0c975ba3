import type { OperationId } from '@safelight/operations';

/**
 * The operations that need a thing, a part, a size, a color, a text or another picture, which only the rules can read. Each has
 * the words to put before a prompt so that the rules read the operation from it.
 */
export const NAMED_FOR_OPTIONS: Partial<Readonly<Record<OperationId, string>>> = {
  'add-text': 'write',
  'artist-style': 'in the style of',
  'convert-format': 'convert to',
  'match-reference': 'match the colors of the other picture',
  'remove-object': 'remove',
  'replace-background': 'background',
  blur: 'blur',
  border: 'border',
  collage: 'collage',
  contrast: 'contrast',
  crop: 'crop',
  flip: 'flip',
  pixelate: 'pixelate',
  recolor: 'paint',
  resize: 'resize',
  rotate: 'rotate',
  saturation: 'saturation',
  watermark: 'watermark',
};
