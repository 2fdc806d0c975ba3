import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "My mom's lipstick a shade lighter": the tone of the lips, and no new lipstick. */

const WHOSE = "(?:(?:the|my|her|his|their|our|el|su|mi)(?: \\p{L}+[’']?s)? )?";
const SHADE = '(?:(?:a (?:bit|little|shade|touch|tad)|slightly|un poco|un tono|algo) )?';

export const LIPSTICK_TONES: readonly Rewording[] = [
  [
    word(
      `(?<make>(?:make|turn) )?${WHOSE}lipstick (?<shade>${SHADE})(?:look )?(?<tone>lighter|darker|brighter|paler|less red|redder)`,
    ),
    (_text, ...groups) => {
      const { make = '', shade = '', tone = '' } = groups.at(-1) as Record<string, string | undefined>;
      const how = shade === '' ? '' : 'slightly ';
      return tone === 'less red' ? 'make the lips less saturated' : `${make}the lips ${how}${tone}`;
    },
  ],
  [
    word(
      `${WHOSE}(?:pintalabios|labial|lápiz labial) (?<shade>${SHADE})(?<tone>más (?:claro|oscuro)|menos rojo)`,
    ),
    'los labios $<shade>$<tone>',
  ],
];
