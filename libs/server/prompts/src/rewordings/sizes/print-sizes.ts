import type { Rewording } from '../rewording.ts';

/* The size of a print, which is the shape of the picture: "print size 10 by 15 cm" is "crop to 10x15 cm". */

/** For each language "ready to print", and the wish for a shape that stands before a size. */
const READY: readonly (readonly [ready: string, plainer: string])[] = [
  ['(?:make it )?(?:print[- ]?ready|ready (?:to|for) print(?:ing)?)(?: (?:at|in|for))?', 'crop to'],
  ['(?:mach es )?(?:druckfertig|druckreif|fertig zum druck(?:en)?)(?: (?:in|auf|für))?', 'zuschneiden auf'],
  ['(?:(?:déjala|dejala|que quede) )?list[oa] para (?:imprimir|impresión)(?: (?:en|a))?', 'recorta a'],
  ["prête? (?:à imprimer|pour l[’']impression)(?: (?:en|au format))?", 'recadre en'],
  ['pront[oa] (?:para|pra) (?:imprimir|impressão)(?: em)?', 'corta em'],
  ['pront[oa] (?:per la stampa|da stampare)(?: (?:in|a))?', 'ritaglia a'],
];

/** "Print ready 4x6": no text "ready" shall be printed, and the size says the shape. */
export const PRINT_READY: readonly Rewording[] = READY.map(([ready, plainer]) => [
  new RegExp(`(?<!\\p{L})(?:${ready}),? (?=\\d+(?:[.,]\\d+)? ?(?:cm|mm|in\\p{L}*)? ?[x×])`, 'giu'),
  `${plainer} `,
]);

const NO_UNIT =
  '(?![\\d.,]*\\d|\\p{L}| ?(?:px|pixel|mm|%|mb|mp|p[ií]x|in(?!\\p{L})|inch|zoll|pouce|pulgada|polegada|pollici|dpi|prozent|percent|times|mal|fois|veces|vezes|volte))';
const MAKES =
  '(?:make|crop|cut|get) (?:it|this|that)(?: (?:to|in|at))?|crop to|(?:mach(?:e|en)?|bring(?:e|en)?)(?: (?:es|das|das (?:bild|foto)))?(?: (?:auf|in))?|(?:haz|pon|d[eé]ja)(?:l[ao])?(?: (?:en|a|de))?|(?:mets|fais|passe)(?:[- ]l[ae])?(?: en)?|(?:faz|deixa|põe|coloca)(?: el[ae])?(?: (?:em|no))?|(?:fa(?:i|ll[ao])?|metti(?:l[ao])?|rendil[ao])(?: (?:in|a))?';
const SIDE = '(?:[7-9]|[1-9]\\d)(?:[.,]\\d)?';
const SHEET = `(?=\\d{1,2}(?: ?[x×] ?\\d{1,2})?[.,]\\d)${SIDE} ?[x×] ?${SIDE}`;

/** "35 by 45 mm", "2400 auf 1350 Pixel": the sign between both sides, which every reader knows. */
export const SIDES_BY_WORD: readonly Rewording[] = [
  [
    /(?<![\d.,])(?<width>\d{1,3}(?:[.,]\d)?)(?: ?(?:mm|cm|in|inch(?:es)?))? (?:by|sur) (?<height>\d{1,3}(?:[.,]\d)?) ?(?<unit>mm|cm|in|inch(?:es)?|zoll|pouces)(?!\p{L})/giu,
    '$<width>x$<height> $<unit>',
  ],
  // "2400 auf 1350 Pixel verkleinern" may mean a side of 2400.
  [
    /(?<![\d.,]|(?<!\p{L})(?:von|statt|breite|höhe|seite|kante|hat|ist) )(?<width>\d{1,5}(?:[.,]\d)?) auf (?<height>\d{1,5}(?:[.,]\d)?) ?(?<unit>mm|cm|zoll|px|pixel)(?!\p{L}| (?:verklein|reduz|skal|ändern|vergröß|herunter|runter|breit|hoch|lang))/giu,
    '$<width>x$<height> $<unit>',
  ],
  // A side with a part of a centimeter is one of a sheet: "fai 21x29,7 verticale".
  [
    new RegExp(
      `(?<=^\\s*)(?:(?:${MAKES}) )?(?<size>${SHEET})(?: ?cm(?!\\p{L}))?${NO_UNIT}(?! ?(?:at |mit |a |con |com |à |in )?\\d)`,
      'giu',
    ),
    'crop to $<size> cm',
  ],
  [
    new RegExp(
      `(?<![\\d.,:] ?|(?<!\\p{L})(?:ratio|format|zoom) )(?<size>${SHEET})(?! ?cm(?!\\p{L}))${NO_UNIT}`,
      'giu',
    ),
    '$<size> cm',
  ],
];

/** For each language the verb of a larger print. */
const ENLARGES = [
  '(?:enlarge(?:d)?|blow(?:n)? up)(?: (?:it|this|the (?:photo|picture)))?(?: up)?(?: (?:to|at|as))?',
  '(?:vergrößern|vergrößere?(?: (?:es|das (?:bild|foto)))?|vergrößerung|vergrößert)(?: (?:auf|in|im format))?',
  '(?:ampl[ií](?:a|ar|e)(?:l[ao]|rl[ao])?|agrand(?:ar|a)(?:l[ao])?|agránd[ae]l[ao]|ampliación)(?: la foto)?(?: (?:a|en|de))?',
  'agrandi(?:r|s|ssez|e|ssement)(?:-l[ae])?(?: (?:la|cette) photo)?(?: (?:en|au format|à|de))?',
  '(?:ampli(?:a|ar|e|ação)|aument(?:a|ar|e))(?: (?:a foto|ela))?(?: (?:para|pra|em|a|de))?',
  'ingrandi(?:re|sci|rl[ao]|scil[ao]|mento)(?: la foto)?(?: (?:a|in|al formato))?',
].join('|');
const WANTED =
  "(?:(?:i want|i need|i['’]d like|je (?:veux|voudrais)|j['’]aimerais|ich (?:will|möchte|hätte gerne?|brauche)|quiero|quisiera|necesito|quero|queria|preciso|vorrei|voglio) )?(?:(?:an?|eine|une?|una|uma) )?";

const TO_PRINT =
  "(?: (?:to print(?: it)?(?: at)?|zum drucken(?: in)?|para imprimir(?:l[ao])?(?: (?:a|en|em))?|pra imprimir(?: (?:em|a))?|pour (?:l['’])?imprimer(?: en)?|per stampar(?:e|l[ao])(?: (?:in|a))?))?";

/** "Agrandir en 40 x 50": these are no pixels, but the centimeters or inches of a print. */
export const ENLARGED_PRINTS: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})${WANTED}(?:${ENLARGES})${TO_PRINT} (?<width>[89]|[1-9]\\d|1[01]\\d) ?[x×] ?(?!\\k<width>)(?<height>[89]|[1-9]\\d|1[01]\\d)(?: ?(?:cm|in|inch(?:es)?|zoll|pouces|pulgadas|polegadas|pollici)(?!\\p{L}))?${NO_UNIT}`,
      'giu',
    ),
    'crop to $<width>x$<height> cm, enlarge the picture',
  ],
  [
    /(?<!\p{L})auf (?<size>(?:[89]|[1-9]\d|1[01]\d) ?[x×] ?(?:[89]|[1-9]\d|1[01]\d)) (?:cm )?vergrößern(?!\p{L})/giu,
    'crop to $<size> cm, enlarge the picture',
  ],
];

/** "Vorrei stamparla 20x30": a wish beside others, and no plan that is only told. */
export const PRINTS_WISHED: readonly Rewording[] = [
  new RegExp(
    `(?<=[,.;!?] )(?:(?:and|und|y|et|e) )?(?:(?:i|we) (?:want|need|would like|['’]d like)|i['’]d like|ich (?:möchte|will)|(?:me gustaría|quiero|queremos|quisiera)|(?:je (?:voudrais|veux)|j['’]aimerais)|(?:quero|queria|gostaria de)|(?:vorrei|voglio|vogliamo|mi piacerebbe)) (?:to print (?:it|this)|imprimirl[ao]|l['’]imprimer|imprimir(?: el[ae])?|stamparl[ao])(?: (?:at|as|in|a|en|em|au format|in formato|formato))? (?<size>(?:[89]|[1-9]\\d|1[01]\\d) ?[x×] ?(?:[89]|[1-9]\\d|1[01]\\d))(?: ?cm(?!\\p{L}))?${NO_UNIT}`,
    'giu',
  ),
].map((said) => [said, 'crop to $<size> cm']);

export const PRINT_SIZES: readonly Rewording[] = [
  // "Kindly reduce the size to 35mm x 45mm" is no other wish than the size.
  [
    /(?<=^\s*)(?:(?:please|kindly|pls) )?(?:reduce|resize|change|set|adjust|convert) (?:the )?(?:photo |picture |image )?size to (?=\d+ ?(?:mm|cm)? ?[x×] ?\d+ ?(?:mm|cm)(?!\p{L}))/iu,
    '',
  ],
  // Numbers alone are centimeters of a print, unless they are a passport photo's millimeters, a screen or an icon's pixels.
  [
    /^\s*(?:(?:format|formato|poster|plakat|print|druck|stampa|impresión|impressão|affiche|im format|in|auf|en|em) )*(?!(?:35 ?[x×] ?(?:45|50)|33 ?[x×] ?48|26 ?[x×] ?32|25 ?[x×] ?35|50 ?[x×] ?50|51 ?[x×] ?51|16 ?[x×] ?10|(?<icon>16|24|32|48|64|72|96) ?[x×] ?\k<icon>)(?!\d))(?<size>[1-9]\d ?[x×] ?[1-9]\d)(?: (?:poster|plakat|print|druck))?[\s.!]*$/iu,
    'crop to $<size> cm',
  ],
  [/^\s*(?<size>35 ?[x×] ?(?:45|50)|33 ?[x×] ?48)[\s.!]*$/iu, '$<size> mm'],
  // A size on paper alone is the shape of a print, unless it is as small as a passport photo.
  [
    /^\s*(?:(?:in|auf|en|em|a|to|formato?|format|size|größe) )?(?=(?:\d{1,2} ?[x×] ?)?(?:(?:[89]|[1-9]\d) ?(?:[x×][^\p{L}]*)?cm|[3-9] ?(?:[x×][^\p{L}]*)?(?:in|inch(?:es)?|zoll)|1\d ?(?:[x×][^\p{L}]*)?(?:in|inch(?:es)?|zoll))(?!\p{L}))(?<size>\d{1,2} ?[x×] ?\d{1,2} ?(?:cm|in|inch(?:es)?|zoll))\s*[.!]?\s*$/iu,
    'crop to $<size>',
  ],
  [
    /(?<!\p{L})(?:(?:the |in |im |als |en |em |in )?(?:print(?:ing)? (?:size|format)|druck(?:größe|format)|tamaño de impresión|formato de impresión|(?:format|taille) d['’]impression|tamanho de impressão|formato de impressão|(?:formato|dimensione) di stampa)):? (?<width>\d{1,3}(?:[.,]\d)?) ?(?:x|×|by|mal|por|sur|per) ?(?<height>\d{1,3}(?:[.,]\d)?)(?: ?(?<unit>cm|mm|in(?:ch(?:es)?)?|zoll))?(?![\p{L}\d])/giu,
    'crop to $<width>x$<height> $<unit>',
  ],
];
