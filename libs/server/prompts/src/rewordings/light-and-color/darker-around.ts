import { AND_WORDS } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Darker around and brighter on the singer": what is around somebody who is named next is the background. Alone,
 * "darker around" may be a vignette.
 */

interface Language {
  /** A tone, and what is around. */
  readonly tone: string;
  readonly around: string;
  /** Another tone that is meant for somebody or something. */
  readonly other: string;
  readonly background: string;
}

const LANGUAGES: readonly Language[] = [
  {
    tone: '(?:make (?:it|everything) )?(?:darker|brighter|lighter)',
    around: '(?:all )?around(?: (?:it|her|him|them))?',
    other: '(?:darker|brighter|lighter) (?:on|for) (?:the|my|her|him)',
    background: 'background',
  },
  {
    tone: '(?:dunkler|heller)',
    around: '(?:rund ?herum|drum ?herum|außen ?herum|ringsum(?:her)?)',
    other:
      '(?:dunkler|heller) (?:auf|bei|beim|für) (?:de[rnm]|die|das|mein\\p{L}*)|(?:auf|bei) (?:de[rnm]|mein\\p{L}*) \\p{L}+ (?:heller|dunkler)',
    background: 'Hintergrund',
  },
  {
    tone: 'más (?:oscuro|claro)',
    around: '(?:alrededor|en torno)',
    other: '(?:más (?:oscur[oa]|clar[oa])) (?:en|a|sobre) (?:el|la|mi)',
    background: 'el fondo',
  },
  {
    tone: 'plus (?:sombre|clair)',
    around: '(?:tout )?autour',
    other: 'plus (?:sombre|claire?) sur (?:la|le|les|ma|mon)',
    background: "l'arrière-plan",
  },
  {
    tone: 'mais (?:escuro|claro)',
    around: '(?:em (?:volta|redor)|ao redor|à volta)',
    other: 'mais (?:escur[oa]|clar[oa]) n[oa]s?',
    background: 'o fundo',
  },
  {
    tone: 'più (?:scuro|chiaro)',
    around: "(?:tutt[o’']? ?)?(?:intorno|attorno)",
    other: "più (?:scur[oa]|chiar[oa]) (?:su(?:l|lla|llo|ll['’])?)",
    background: 'lo sfondo',
  },
];

export const DARKER_AROUND: readonly Rewording[] = LANGUAGES.map(({ tone, around, other, background }) => [
  new RegExp(
    `(?<=(?<!\\p{L})${tone} )${around}(?=,? (?:${AND_WORDS}|but|aber|pero|mais|mas|ma)? ?(?:${other})(?!\\p{L}))`,
    'giu',
  ),
  background,
]);
