import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* “Under 200 kb, the visa website is fussy”: where a file goes asks for no passport photo. */

export const FUSSY_PORTALS: readonly Rewording[] = [
  [
    word(
      '(?:visa|passport)(?=[ -](?:website|web ?site|site|portal|upload page|uploader)s?(?!\\p{L}))(?=[^]*\\d ?(?:kb|mb|px|pixels?))|(?<=(?:too (?:big|large|heavy) for the ))(?:visa|passport)(?= (?:website|web ?site|site|portal))',
    ),
    'online',
  ],
];
