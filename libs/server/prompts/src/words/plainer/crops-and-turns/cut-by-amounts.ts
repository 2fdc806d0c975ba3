import type { Rewording } from '../rewording.ts';

/* How much is cut off at a side, or stays free there, in words that hide the side or the crop from both readers. */

export const CUT_BY_AMOUNTS: readonly Rewording[] = [
  // "Cut 20% off the top": a crop, wherever it stands.
  [
    /(?<!\p{L})(?:cut|take|shave|trim|slice|chop|get) (?<much>\d+ ?(?:%|percent|px|pixels?)) (?:off|from)(?: of)? (?=(?:the )?(?:top|bottom|left|right)(?!\p{L}))/giu,
    'crop $<much> off ',
  ],
  // "Oben 200 Pixel wegschneiden und unten nix": the other side is only named to be left.
  [
    /(?<=\d ?(?:%|px|pix(?:el|eles|els)?)(?!\p{L})[^.;!?]{0,30}?),? (?:and|und|y|et|e) (?:(?:nothing|none) (?:at|from|off|on) the (?:top|bottom|left|right)|(?:oben|unten|links|rechts) (?:nix|nichts)|nada (?:de |por |em )?(?:abajo|arriba|baixo|cima|embaixo)|rien (?:en bas|en haut|à gauche|à droite)|niente (?:sotto|sopra|in basso|in alto))(?!\p{L})/giu,
    '',
  ],
  [/(?<=(?<!\p{L})togli(?:ere)? \d+ ?(?:%|percento|px|pixel) )dall['’ ]?alto(?!\p{L})/giu, 'in alto'],
  [
    /(?<=(?<!\p{L})(?:ri)?tagli\p{L}* (?:via )?(?:il |un |l['’])?\d+ ?(?:%|percento|px|pixel) )dall['’ ]?alto(?!\p{L})/giu,
    'in alto',
  ],
  [
    /(?<=(?<!\p{L})(?:ri)?tagli\p{L}* (?:via )?(?:il |un |l['’])?\d+ ?(?:%|percento|px|pixel) )dal basso(?!\p{L})/giu,
    'in basso',
  ],
  // "Mais espaço em cima da cabeça": above it, and not the head itself.
  [/(?<!\p{L})mais espaço em cima (?=d[aeo](?!\p{L}))/giu, 'mais espaço acima '],
  // "No formato 4:5" is no negation.
  [/(?<!\p{L})no formato (?=\d)/giu, 'em formato '],
];
