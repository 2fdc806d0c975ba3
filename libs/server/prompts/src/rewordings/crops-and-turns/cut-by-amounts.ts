import type { Rewording } from '../rewording.ts';

/* How much is cut off at a side, or stays free there, in words that hide the side or the crop from both readers. */

export const CUT_BY_AMOUNTS: readonly Rewording[] = [
  // "Crop 15% off the top and 5% off the bottom": the second side needs the verb too.
  [
    /(?<=(?<!\p{L})(?:crop|cut|take|trim|shave|slice) \d+ ?(?:%|percent) (?:off|from) [^.,;!?]{3,20}?) and (?=\d+ ?(?:%|percent) (?:off|from) )/giu,
    ' and crop ',
  ],
  [
    /(?<!\p{L})(?<one>(?:oben|unten|links|rechts) \d+ ?(?:%|prozent)|\d+ ?(?:%|prozent) (?:oben|unten|links|rechts)) und (?<other>(?:oben|unten|links|rechts) \d+ ?(?:%|prozent)|\d+ ?(?:%|prozent) (?:oben|unten|links|rechts)) (?<cut>(?:ab|weg)schneiden)(?!\p{L})/giu,
    '$<one> $<cut> und $<other> $<cut>',
  ],
  [
    /(?<=(?<!\p{L})(?:re)?corta(?:r|le)? (?:el |un )?\d+ ?% [^.,;!?]{3,20}?) y (?=(?:el |un )?\d+ ?% (?:de|por|en|a) )/giu,
    ' y corta ',
  ],
  [/(?<=(?<!\p{L})coupe[rz]? \d+ ?% [^.,;!?]{3,20}?) et (?=\d+ ?% (?:en|à|de|du) )/giu, ' et coupe '],
  [
    /(?<=(?<!\p{L})corta[r]? (?:os? )?\d+ ?% [^.,;!?]{3,20}?) e (?=\d+ ?% (?:de|em|do|da|à) )/giu,
    ' e corta ',
  ],
  [
    /(?<=(?<!\p{L})(?:ri)?taglia(?:re)? (?:il )?\d+ ?% [^.,;!?]{3,20}?) e (?=(?:il )?\d+ ?% (?:in|a|dal|da) )/giu,
    ' e taglia ',
  ],
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
