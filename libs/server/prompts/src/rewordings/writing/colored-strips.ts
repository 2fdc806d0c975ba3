import type { Rewording } from '../rewording.ts';

/* “Black on white strip”: the strip behind a text, and no verb that takes the text away. */

const COLOR =
  '(?:(?:light|dark|pale|solid|plain|thin|narrow|semi-transparent) )?(?:white|black|red|blue|green|yellow|orange|pink|purple|gr[ae]y|beige|cream|gold|brown|navy|transparent)';

/** With a verb for writing nobody takes the strip for one. */
const NOTHING_WRITTEN = /^(?![^]*(?<!\p{L})(?:write|put|add|caption|stick)(?!\p{L}))/iu;

export const COLORED_STRIPS: readonly Rewording[] = [
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:on|onto|in|with|over) (?:an? |the )?)(?<color>${COLOR}) strips?(?!\\p{L})(?! (?:out|off|away|of))`,
      'giu',
    ),
    '$<color> band',
    NOTHING_WRITTEN,
  ],
];
