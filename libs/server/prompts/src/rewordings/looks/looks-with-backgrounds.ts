import type { Rewording } from '../rewording.ts';

/*
 * The name of a look beside a background, where the name alone would be lost: "disney, but with a white background" is
 * "disney style, and white background".
 */

const LOOKS = '(?<look>disney|pixar|dreamworks|anime|manga|ghibli|simpsons?)';
const BACKGROUND =
  '(?:[\\p{L}]+e?[rnms]? )?(?:background|bg|hintergrund|fondo(?: \\p{L}+)?|fond(?: \\p{L}+)?|fundo(?: \\p{L}+)?|sfondo(?: \\p{L}+)?)';
/** For each language a look, "with", and a plainer way to say both. */
const LANGUAGES: readonly (readonly [before: string, behind: string, but: string, plainer: string])[] = [
  ['', ' ?(?:style|look)?', '(?:but )?(?:with|on|and) (?:an? )?', '$<look> style, and '],
  [
    '(?:im )?',
    ' ?-?(?:stil|style|look)?',
    '(?:aber )?(?:mit|vor|auf|und) (?:eine[mr] )?',
    '$<look> Stil, und ',
  ],
  ['(?:en )?(?:estilo )?', '', '(?:pero )?(?:con|sobre|y) (?:un )?', 'estilo $<look>, y '],
  ['(?:en )?(?:style )?', '', '(?:mais )?(?:avec|sur|et) (?:un )?', 'style $<look>, et '],
  ['(?:em )?(?:estilo )?', '', '(?:mas )?(?:com|e) (?:um )?', 'estilo $<look>, e '],
  ['(?:in )?(?:stile )?', '', '(?:ma )?(?:con|su|e) (?:uno )?', 'stile $<look>, e '],
];

export const LOOKS_WITH_BACKGROUNDS: readonly Rewording[] = [
  ...LANGUAGES.map(([before, behind, but, plainer]): Rewording => [
    new RegExp(`(?<=(?:^|[.;!?])\\s*)${before}${LOOKS}${behind},? ${but}(?=${BACKGROUND}(?!\\p{L}))`, 'giu'),
    plainer,
  ]),
  // "Malerisch mit goldenem Rahmen": of a look and a frame, both are done, and the frame has its color.
  [/(?<!\p{L})malerisch,? (?=mit (?:einem )?(?:\p{L}+ )?rahmen(?!\p{L}))/giu, 'Ölgemälde '],
  [/(?<!\p{L})pittoric[oa],? (?=con (?:una )?cornice(?!\p{L}))/giu, 'dipinto a olio '],
  [/(?<=(?<!\p{L})mit )goldenem (?=(?:bilder)?rahmen(?!\p{L}))/giu, 'einem goldenen '],
];
