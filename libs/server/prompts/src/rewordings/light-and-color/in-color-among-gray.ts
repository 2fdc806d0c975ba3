import type { Rewording } from '../rewording.ts';

/*
 * A thing that keeps its colors while the rest is gray, and gets no new ones: "pizza colorata e tutto il resto bianco e
 * nero" is "pizza a colori e tutto il resto bianco e nero".
 */

const REST =
  '(?:and|und|y|et|e|ma|,) (?:everything else|the rest|(?:alles andere|(?:der )?rest)|(?:todo )?lo demás|el resto|(?:tout )?le reste|(?:tutto )?il resto|(?:todo )?o resto)(?: (?:in|en|em))? (?:black and white|b ?& ?w|schwarz[- ]?wei(?:ß|ss)|blanco y negro|noir et blanc|preto e branco|bianco e nero)';

export const IN_COLOR_AMONG_GRAY: readonly Rewording[] = [
  [new RegExp(`(?<=^\\s*)(?:the )?colou?rful (?<what>\\p{L}+),? (?=${REST})`, 'giu'), '$<what> in color '],
  [new RegExp(`(?<=^\\s*(?:(?:der|die|das) )?\\p{L}+ )bunt,? (?=${REST})`, 'giu'), 'in Farbe '],
  [new RegExp(`(?<=^\\s*(?:(?:la|il|lo) |l['’])?\\p{L}+ )colorat[oa],? (?=${REST})`, 'giu'), 'a colori '],
  [new RegExp(`(?<=^\\s*(?:(?:la|le) |l['’])?\\p{L}+ )colorée?,? (?=${REST})`, 'giu'), 'en couleur '],
];
