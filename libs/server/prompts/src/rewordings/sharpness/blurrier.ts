import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * “Más borroso”, “a bit blurrier, you can still recognize them”: what is wished is more blur. With a verb it is a
 * complaint, “está más borroso”.
 */

const LANGUAGES: readonly (readonly [blurrier: string, still: string, blur: string])[] = [
  [
    '(?:(?<some>a (?:bit|little|touch)) )?(?:even )?(?:blurrier|more (?:blurry|blurred))',
    '(?:you|one|people|we|i) can still (?:recogni[sz]e|read|see|make out) (?:\\p{L}+ ?){1,3}',
    'blur it',
  ],
  [
    '(?:(?<some>(?:ein )?(?:bisschen|wenig)|etwas) )?(?:noch )?(?:unschärfer|verschwommener)',
    'man (?:kann|erkennt|sieht) (?:\\p{L}+ ?){1,4}',
    'weichzeichnen',
  ],
  [
    '(?:(?<some>un poc[oa]|un poquito|algo) )?más (?:borros|desenfocad|difuminad)[oa]s?',
    '(?:todavía|aún) se (?:reconoce|lee|ve|distingue)n?(?: \\p{L}+){0,3}',
    'desenfócalo',
  ],
  [
    '(?:(?<some>un (?:petit )?peu) )?plus floue?s?',
    "(?:on|je) (?:le|la|les|l[’']) ?(?:reconnaît|lit|voit|reconnais|vois)(?: encore)?",
    'floute',
  ],
  [
    '(?:(?<some>um pouc[oa]|um pouquinho) )?mais (?:desfocad|borrad|embaçad)[oa]s?',
    'ainda (?:dá (?:pra|para)|se) (?:reconhecer|ler|ver|reconhece|lê|vê)(?: \\p{L}+){0,3}',
    'desfoca',
  ],
  [
    "(?:(?<some>un po['’]) )?più s?focat[oaie]",
    'si (?:riconosc|legg|ved)(?:e|ono) ancora(?: \\p{L}+){0,2}',
    'sfoca',
  ],
];
const SOME: readonly string[] = ['a bit', 'ein bisschen', 'un poco', 'un peu', 'um pouco', "un po'"];

export const BLURRIER: readonly Rewording[] = LANGUAGES.flatMap(
  ([blurrier, still, blur], at): readonly Rewording[] => [
    [new RegExp(`(?<=^\\s*${blurrier.replace('?<some>', '?:')})\\s*[,;.] ?${still}[\\s.!]*$`, 'giu'), ''],
    [
      clause(blurrier),
      (...found) =>
        (found.at(-1) as Readonly<Record<string, string | undefined>>)['some'] === undefined
          ? blur
          : `${blur} ${SOME[at] ?? ''}`,
    ],
  ],
);
