import type { Rewording } from '../rewording.ts';

/* "Duotone pink blue", "duotone: blue, orange": the two colors, without a word between them. */

const COLOR =
  '(?:red|orange|yellow|green|teal|cyan|turquoise|blue|navy|purple|violet|magenta|pink|brown|black|white|gold|gr[ae]y)';

export const SHORT_DUOTONES: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})duotone(?: effect)?:? (?:in )?(?<one>${COLOR})(?: ?[,/+-] ?| )(?<other>${COLOR})(?!\\p{L})`,
      'giu',
    ),
    'duotone $<one> and $<other>',
  ],
];
