import type { Rewording } from '../rewording.ts';

/*
 * “The sky bluer and overall more contrast”: the whole picture is meant, and not the part that was named before.
 */

/** For each language “overall”, a wish for more or less of something that follows it, and the picture in its place. */
const LANGUAGES: readonly (readonly [overall: string, more: string, whole: string])[] = [
  [
    'overall',
    '(?:(?:a bit|a little|slightly|much) )?(?:more|less|(?!(?:over|under|after|never|ever|other|whether|however|rather)(?!\\p{L}))\\p{L}+er)',
    'the whole picture',
  ],
  [
    '(?:insgesamt|alles in allem|im gesamten|generell)',
    '(?:(?:noch|etwas|ein bisschen|ein wenig|leicht|viel|deutlich) )?(?:mehr|weniger)',
    'das ganze Bild mit',
  ],
  [
    '(?:insgesamt|alles in allem|im gesamten|generell)',
    '(?:(?:noch|etwas|ein bisschen|ein wenig|leicht|viel|deutlich) )?(?!(?:unter|über|aber|immer|wieder|oder|leider|lieber|außer|hinter)(?!\\p{L}))\\p{L}+er',
    'das ganze Bild',
  ],
  ['(?:en general|en conjunto|globalmente)', '(?:(?:un poco|algo|mucho) )?(?:más|menos)', 'toda la foto'],
  [
    "(?:globalement|dans l['’]ensemble)",
    '(?:(?:un peu|légèrement|beaucoup) )?(?:plus|moins)',
    'toute la photo',
  ],
  ['(?:no geral|no conjunto|globalmente)', '(?:(?:um pouco|levemente|muito) )?(?:mais|menos)', 'a foto toda'],
  [
    "(?:nel complesso|nell['’]insieme|in generale)",
    "(?:(?:un po[’']|leggermente|molto) )?(?:più|meno)",
    'tutta la foto',
  ],
];

export const OVERALL: readonly Rewording[] = LANGUAGES.map(([overall, more, whole]) => [
  new RegExp(`(?<=[,.;!?]\\s*|(?<!\\p{L})(?:and|und|y|et|e) )${overall},? (?=${more}(?!\\p{L}))`, 'giu'),
  `${whole} `,
]);
