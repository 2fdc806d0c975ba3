import { LIMITS } from '../defaults/limits.ts';

/** Explains why a request was rejected, as shown in the interface. */
export const NOTICES = {
  locked: 'This layer is locked. Unlock it in the Layers panel to change it.',
  hidden: 'This layer is hidden. Show it in the Layers panel to change it.',
  'nothing-to-erase': 'Select the layer to erase from.',
  'nothing-to-mask': 'Select the layer whose mask to paint.',
  'too-many-layers': `A document can hold at most ${String(LIMITS.layers)} layers.`,
  'too-deep': `Groups can lie in one another at most ${String(LIMITS.groupDepth)} deep.`,
} as const;

export type Notice = keyof typeof NOTICES;
