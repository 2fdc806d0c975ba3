import type { Rewording } from '../rewording.ts';

/*
 * Letters along an arc: "in an arc", "im Bogen", "en forma de arco". One adjective for it, which describes the letters
 * and is no part of the text.
 */

/** A verb of writing, or a noun for a text. */
const ASKED =
  '(?:write|text|caption|title|words?|letters|lettering|watermark|schreib\\p{L}*|schrift\\p{L}*|text\\p{L}*|titel|überschrift|buchstaben|escrib\\p{L}*|texto|palabras?|letras|écri\\p{L}*|texte|mots|titre|lettres|escrev\\p{L}*|título|scriv\\p{L}*|testo|scritta|titolo|lettere)';

const FORMS: readonly (readonly [said: string, plainer: string])[] = [
  [
    '(?:(?:in|into|along|on|as|like) (?:an? )?(?:upward |upwards |nice |gentle )?(?:arc|arch|curve|half[- ]circle|semi[- ]?circle|circle|rainbow)(?: shape)?|(?:in )?(?:arc|arch|rainbow|circle)[- ]shaped?|(?:curved|arched|bent) (?:like|as|into|in) (?:an? )?(?:rainbow|arch|arc|bow))',
    'curved',
  ],
  [
    '(?:(?:in|als|im|entlang) ?(?:eine[mrs]? )?(?:halb)?(?:bogen|bogens|kreis|bogenform|halbkreis|kurve)|bogenförmig\\p{L}*|(?:gebogen|geschwungen) wie ein regenbogen)',
    'gebogen',
  ],
  [
    '(?:(?:en|formando|como|siguiendo) (?:una? )?(?:forma de )?(?:arco ?iris|arco|semicírculo|círculo|curva))',
    'curvado',
  ],
  [
    "(?:(?:en|sur) (?:un |une )?(?:forme d['’])?(?:arc(?: de cercle|[- ]en[- ]ciel)?|demi[- ]cercle|cercle|courbe)|(?:comme|formant) un arc(?:[- ]en[- ]ciel)?)",
    'courbé',
  ],
  [
    '(?:(?:em|num|numa|formando|como) (?:uma? )?(?:forma de )?(?:arco[- ]?íris|arco|semicírculo|círculo|curva))',
    'curvo',
  ],
  ['(?:(?:ad|in|a|come|a forma di) ?(?:una? )?(?:arcobaleno|arco|semicerchio|cerchio|curva))', 'curvo'],
];

/** Verbs for a picture, of which the shape behind them is. */
const OF_PICTURE =
  '(?:crop|cut|trim|clip|make|turn|recort|cort|recadr|coup|ritagli|tagli|schneid|zuschneid|beschneid|mach|fais|faz|haz)\\p{L}*';
/** Nouns that the words before them describe: "in rainbow colors". */
const OTHER_NOUN =
  '(?:frames?|borders?|rahmen|marcos?|cadres?|molduras?|cornic[ei]|colou?rs?|farben|colores|couleurs|cores|colori|backgrounds?|hintergrund|fondo|fond|fundo|sfondo)';
/** Before this place every quotation has ended. */
const OUTSIDE = '(?<=^[^"“”„«»]*(?:["“„«][^"“”„«»]*["“”»][^"“”„«»]*)*)';

/** "Scritta curva Auguri": the adjective stands between the noun and the text. */
const BEFORE_TEXT: readonly Rewording[] = (
  [
    ['(?:scritta|testo|titolo)', '(?:curv[oa]|curvat[oa]|arcuat[oa]|ad arco)', 'curvo'],
    ['(?:texto|título|legenda)', '(?:curv[oa]|curvad[oa]|arquead[oa]|e[mn] arco)', 'curvo'],
    ['(?:texte|titre|légende)', '(?:courbée?|arquée?|en arc)', 'courbé'],
  ] as const
).map(([noun, curved, plainer]) => [
  new RegExp(
    `(?<=^\\s*(?:\\p{L}+ ){0,2})(?<noun>${noun}) ${curved}(?<text> \\p{Lu}[^"“„«,;.]*)(?=[,;.]|$)`,
    'u',
  ),
  `$<noun>$<text>, ${plainer}`,
]);

export const BENT_LETTERS: readonly Rewording[] = [
  ...BEFORE_TEXT,
  ...FORMS.map(([said, plainer]): Rewording => [
    new RegExp(
      `(?<=(?:(?<!\\p{L})${ASKED}(?!\\p{L})|["”»“])(?:(?!(?<!\\p{L})${OF_PICTURE}(?!\\p{L}))[^.;!?])*?)(?<!\\p{L})${OUTSIDE}${said}(?![-\\p{L}]| ${OTHER_NOUN}(?!\\p{L}))`,
      'giu',
    ),
    plainer,
  ]),
];
