import type { Rewording } from '../rewording.ts';

/*
 * A thing that keeps its colors while the rest is gray, and gets no new ones: "pizza colorata e tutto il resto bianco e
 * nero" is "pizza a colori e tutto il resto bianco e nero".
 */

const REST =
  '(?:and|und|y|et|e|ma|,) (?:everything else|the rest|(?:alles andere|(?:der )?rest)|(?:todo )?lo demás|el resto|(?:tout )?le reste|(?:tutto )?il resto|(?:todo )?o resto)(?: (?:in|en|em))? (?:black and white|b ?& ?w|schwarz[- ]?wei(?:ß|ss)|blanco y negro|noir et blanc|preto e branco|bianco e nero)';

const IS_GRAY =
  /(?<!\p{L})(?:black and white|b ?& ?w|gr[ae]y|schwarz[- ]?wei(?:ß|ss)|grau|blanco y negro|gris|noir et blanc|preto e branco|cinza|bianco e nero|grigio)(?!\p{L})/iu;
/** “Black and white, only the dog colorful”. */
const ONLY_COLORFUL: readonly Rewording[] = (
  [
    ['(?:only|just) (?:the|my) \\p{L}+', 'colou?rful', 'in color'],
    ['nur (?:der|die|das|den|meine?n?) \\p{L}+', 'bunt(?: (?:lassen|bleiben?))?', 'in Farbe'],
    ['(?:solo|sólo|solamente) (?:el|la|mi) \\p{L}+', 'colorid[oa]', 'en color'],
    ["(?:seule?(?:ment)?|que) (?:(?:le|la|mon|ma) |l['’])\\p{L}+", 'colorée?', 'en couleur'],
    ['(?:só|somente|apenas) (?:o|a|meu|minha) \\p{L}+', 'colorid[oa]', 'em cores'],
    ["(?:solo|soltanto) (?:(?:il|la|lo) |l['’])\\p{L}+", 'colorat[oa]', 'a colori'],
  ] as const
).map(([only, colorful, plainer]) => [
  new RegExp(`(?<!\\p{L})(?<only>${only}) ${colorful}(?=\\s*(?:[,.;!?]|$))`, 'giu'),
  `$<only> ${plainer}`,
  IS_GRAY,
]);

export const IN_COLOR_AMONG_GRAY: readonly Rewording[] = [
  ...ONLY_COLORFUL,
  [new RegExp(`(?<=^\\s*)(?:the )?colou?rful (?<what>\\p{L}+),? (?=${REST})`, 'giu'), '$<what> in color '],
  [new RegExp(`(?<=^\\s*(?:(?:der|die|das) )?\\p{L}+ )bunt,? (?=${REST})`, 'giu'), 'in Farbe '],
  [new RegExp(`(?<=^\\s*(?:(?:la|il|lo) |l['’])?\\p{L}+ )colorat[oa],? (?=${REST})`, 'giu'), 'a colori '],
  [new RegExp(`(?<=^\\s*(?:(?:la|le) |l['’])?\\p{L}+ )colorée?,? (?=${REST})`, 'giu'), 'en couleur '],
];
