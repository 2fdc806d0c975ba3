import type { Rewording } from './rewording.ts';

/* Halves of a tone, which are less of it ("cut the contrast by half", "half as bright"), and halves of the size. */
const TONE =
  'contrast|saturation|brightness|vibrance|exposure|sharpness|clarity|warmth|noise|grain|glow|vignette';

export const HALVES: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:cut|slash|drop) (?<what>(?:the |my |its )?(?:${TONE})) (?=(?:by|in|down)(?!\\p{L}))`,
      'giu',
    ),
    'reduce $<what> ',
  ],
  [/(?<!\p{L})half the (?<what>saturation|contrast|brightness)(?!\p{L})/giu, 'reduce the $<what> by half'],
  [/(?<!\p{L})half as bright(?!\p{L})/giu, 'less bright'],
  [/(?<!\p{L})halb so hell(?!\p{L})/giu, 'weniger hell'],
  // "Deux fois plus petite": half the size, although "deux fois" doubles it elsewhere.
  [/(?<!\p{L})(?:twice as small|two times smaller|half as big)(?!\p{L})/giu, 'resized to 50 %'],
  [/(?<!\p{L})(?:doppelt|zweimal) so klein(?!\p{L})/giu, 'auf 50 % verkleinern'],
  [/(?<!\p{L})dos veces más pequeñ[oa](?!\p{L})/giu, 'reducida al 50 %'],
  [/(?<!\p{L})deux fois plus petite?(?!\p{L})/giu, 'réduite à 50 %'],
  [/(?<!\p{L})duas vezes menor(?!\p{L})/giu, 'reduzida para 50 %'],
  [/(?<!\p{L})due volte più piccol[oa](?!\p{L})/giu, 'ridotta al 50 %'],
];
