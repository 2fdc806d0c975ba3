import type { Rewording } from '../rewording.ts';

/*
 * Another picture beside this one, in words that name it by its time or only say that there are two: "side by side with
 * the one of 10 years ago" is "side by side with the other picture".
 */

/** A picture that is told from this one by its time: "side by side with the one of 10 years ago". */
const THE_ONE: readonly (readonly [string, string, string])[] = [
  [
    'with|next to|beside|alongside|and',
    '(?:the one|that) (?:of|from|taken) (?:\\p{L}+ |\\d+ ){0,3}(?:ago|before|last (?:year|summer|month|week)|back then|today|yesterday|now)',
    'the other picture',
  ],
  [
    'mit|neben|und',
    '(?:dem|das|der|die) (?:von|vom|aus) (?:vor (?:\\p{L}+ |\\d+ ){1,2}(?:jahr(?:en)?|monat(?:en)?)|letzte[mnrs] (?:jahr|sommer|monat)|damals|früher|heute|gestern)',
    'dem anderen Bild',
  ],
  [
    'con|junto a|al lado de|y',
    '(?:la|esa) de (?:hace (?:\\p{L}+ |\\d+ ){1,2}años?|hoy|ayer|antes|ahora|el año pasado)',
    'la otra foto',
  ],
  [
    'avec|à côté de|et',
    "celle (?:d['’]il y a (?:\\p{L}+ |\\d+ ){1,2}ans?|d['’]aujourd['’]hui|d['’]hier|d['’]avant|de l['’]an(?:née)? dernière?|de maintenant)",
    "l'autre photo",
  ],
  [
    'com|ao lado d|junto com|e',
    '(?:a|aquela) de (?:(?:\\p{L}+ |\\d+ ){1,2}anos? atrás|hoje|ontem|antes|agora|há (?:\\p{L}+ |\\d+ ){1,2}anos?)',
    'a outra foto',
  ],
  [
    'con|accanto a|e',
    'quella di (?:(?:\\p{L}+ |\\d+ ){1,2}anni fa|oggi|ieri|prima|adesso|allora|un anno fa)',
    "l'altra foto",
  ],
];
/** "Pass die Farben an das andere Bild an": the German verb, and no passport. */
const ADAPT: Rewording = [
  /(?<!\p{L})pass (?=(?:bitte |mal )?(?:die|das|den|sie|es|ihn) [^.,;!?]* an\s*(?:[.,;!?]|$))/giu,
  'passe ',
];
/** "Next to it, same height": how two pictures beside each other fit anyway, and no size of one. */
export const SAME_HEIGHT: Rewording = [
  /(?<=\p{L}[^]*)[,;.] ?(?:(?:and|und|y|et|e|at|with|mit|con|avec|com|a|à|da|na|alla|auf|in) )?(?:(?:the|der|die|la|a) )?(?:same (?:height|size)|gleiche[rn]? (?:höhe|größe)|gleich (?:hoch|groß)|(?:misma|igual) (?:altura|tamaño)|mismo tamaño|même (?:hauteur|taille)|mesm[ao] (?:altura|tamanho)|stess[ao] (?:altezza|dimensione|grandezza))(?=\s*(?:[,.;!?]|$))/giu,
  '',
  /(?<!\p{L})(?:next to|beside|alongside|side by side|daneben|neben\p{L}*|al lado|junto a|lado a lado|à côté|côte à côte|ao lado|do lado|vicino|accanto|a fianco|fianco a fianco)(?!\p{L})/iu,
];
/** "Logo in basso, trasparente al 50 per cento": so well is the logo seen through, and nothing is cut out. */
export const TRANSPARENT_LOGOS: readonly Rewording[] = [
  [
    /(?<=(?<!\p{L})logo(?!\p{L})[^.;!?]{0,40}),? transparente? à (?<share>\d+) ?(?:%|pour ?cent)/giu,
    ', transparence $<share> %',
  ],
  [
    /(?<=(?<!\p{L})logo(?!\p{L})[^.;!?]{0,40}),? trasparente al (?<share>\d+) ?(?:%|per ?cento)/giu,
    ', trasparenza $<share> %',
  ],
];

export const OF_OTHER_PICTURES: readonly Rewording[] = [
  ADAPT,
  ...THE_ONE.map(([before, one, plainer]): Rewording => [
    new RegExp(`(?<!\\p{L})(${before}) ${one}(?!\\p{L})`, 'giu'),
    `$1 ${plainer}`,
  ]),
  // "Image double": two pictures, and no double size.
  [/^(?:une )?(?:image|photo) double(?=\s*[.!]*$)/giu, 'deux images côte à côte'],
  [/^(?:ein )?doppelbild(?=\s*[.!]*$)/giu, 'zwei Bilder nebeneinander'],
  [/^(?:una )?(?:imagen|foto) doble(?=\s*[.!]*$)/giu, 'dos fotos una al lado de la otra'],
  [/^(?:uma )?(?:imagem|foto) dupla(?=\s*[.!]*$)/giu, 'duas fotos lado a lado'],
  [/^(?:una )?(?:immagine|foto) doppia(?=\s*[.!]*$)/giu, 'due foto affiancate'],
  // "The two kids next to each other" are where they are, and pictures next to each other a collage.
  [
    /(?<=(?<!\p{L})(?:the|die|los|las|les|as|os|i|le) (?:two |both |zwei |beiden |dos |deux |duas |dois |due )?(?!photos?|pictures?|images?|pics?|fotos|bilder|imágenes|imagens|immagini|versions?)\p{L}{3,}) (?:next to each other|side by side|nebeneinander|(?:un[oa] )?al lado del otro|l'une? à côté de l'autre|côte à côte|lado a lado|un[oa] accanto all'altr[oa]|fianco a fianco)(?!\p{L})/giu,
    '',
  ],
];
