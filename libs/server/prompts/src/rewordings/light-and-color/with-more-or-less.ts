import type { Rewording } from '../rewording.ts';

/*
 * “Brighter with less contrast”: two wishes, which “with” joins. Read as one, less would be asked for of both.
 */

interface Language {
  /** A wish that may stand before: a verb with what it changes, or a comparative. */
  readonly wish: string;
  readonly with: string;
  readonly amount: string;
}

const LANGUAGES: readonly Language[] = [
  {
    wish: '(?:(?:brighten|lighten|darken|sharpen|soften|saturate|crop|resize|enlarge|upscale|rotate|straighten|enhance|improve) (?:it|this|that|the (?:photo|picture|image|pic))|(?:brighter|lighter|darker|warmer|cooler|sharper|softer|larger|bigger|smaller)|(?:black|b) ?(?:and|&|n) ?(?:white|w)|sepia|vintage|square|\\d ?%)',
    with: 'with',
    amount: '(?:(?:a (?:bit|little|touch|lot) |slightly |much )?(?:less|more))',
  },
  {
    wish: '(?:heller|dunkler|wärmer|kühler|schärfer|weicher|größer|kleiner|schwarz-?wei(?:ß|ss)|sepia|aufhellen|abdunkeln)',
    with: 'mit',
    amount: '(?:(?:etwas |viel |ein bisschen )?(?:weniger|mehr))',
  },
  {
    wish: '(?:(?:más|mas) (?:clar[oa]|oscur[oa]|brillo|luz|nítid[oa]|cálid[oa]|frí[oa]|grande|pequeñ[oa])|(?:aclára|oscuréce|ilumína)l[oa]|(?:aclara|oscurece|ilumina)(?: (?:la|esta) (?:foto|imagen))?|blanco y negro|sepia)',
    with: 'con',
    amount: '(?:(?:un poco |mucho )?(?:de )?(?:menos|más))',
  },
  {
    wish: "(?:plus (?:claire?|sombre|lumineu(?:x|se)|net(?:te)?|chaude?|froide?|grande?|petite?)|(?:éclaircis|assombris|illumine)(?:-l[ea]| (?:la|cette|l['’]) ?(?:photo|image))?|noir et blanc|sépia)",
    with: 'avec',
    amount: '(?:(?:un peu |beaucoup )?(?:moins|plus))',
  },
  {
    wish: '(?:mais (?:clar[oa]|escur[oa]|brilho|luz|nítid[oa]|quente|fri[oa])|(?:clareia|escurece|ilumina)(?: (?:a|essa) (?:foto|imagem))?|preto e branco|sépia)',
    with: 'com',
    amount: '(?:(?:um pouco |muito )?(?:menos|mais))',
  },
  {
    wish: '(?:più (?:chiar[oa]|scur[oa]|luminos[oa]|nitid[oa]|cald[oa]|fredd[oa]|grande|piccol[oa])|(?:schiarisci|scurisci|illumina)(?:l[ao]| (?:la|questa) (?:foto|immagine))?|bianco e nero|seppia)',
    with: 'con',
    amount: "(?:(?:un po[’'] |molt[oa] )?(?:meno|più))",
  },
];

export const WITH_MORE_OR_LESS: readonly Rewording[] = LANGUAGES.map(({ wish, with: joint, amount }) => [
  new RegExp(
    `(?<=(?<!\\p{L})${wish})(?: (?:but|aber|pero|mais|mas|ma|and|und|y|et|e))? ${joint} (?=${amount} )`,
    'giu',
  ),
  ', ',
]);
