import type { Rewording } from '../rewording.ts';

/*
 * The frame of an instant photo in other words than its name: "a white border, wide at the bottom, like a polaroid". The look
 * of one is not meant there.
 */

const POLAROID =
  '(?:polaro[iï]ds?(?:bild(?:er|ern)?|fotos?)?|instant (?:photos?|prints?|cameras?|pictures?)|sofortbild(?:er|ern|kamera)?|fotos? instantáneas?|photos? instantanées?|fotos? instantâneas?|foto istantane[ae])';
/** Colors and looks that the plainer words would lose, so that a prompt with one of them stays as it is. */
const OTHER =
  '(?:black|red|blue|green|pink|gold\\p{L}*|gr[ae]y|cream|look|effect|schwarz\\p{L}*|rot\\p{L}*|blau\\p{L}*|grün\\p{L}*|rosa|grau\\p{L}*|negr[oa]|roj[oa]|azul|verde|gris|efecto|noire?|rouge|bleue?|effet|preto|preta|vermelh[oa]|efeito|cinza|ner[oa]|ross[oa]|blu|effetto|colou?rs?|farben|colores|couleurs|cores|colori|and|und|et|aged|vintage|retro|rétro|old|antik)';
const ANY = `(?:(?!(?<!\\p{L})${OTHER}(?!\\p{L}))[^.;!?\\n"“”„«»]){0,70}?`;

const LANGUAGES: readonly (readonly [frame: string, plainer: string])[] = [
  [
    '(?:an? |the |that |with )*(?:(?:thick|wide|narrow|thin|classic) )*(?:(?<white>white) )?(?:(?:thick|wide|narrow|thin|classic) )*(?:frame|border|edge)',
    '$<white> polaroid frame',
  ],
  [
    '(?:mit |ein(?:e[nmr]?)? |den )*(?:(?:dick|breit|schmal)\\p{L}* )*(?:(?<white>wei(?:ß|ss)\\p{L}*) )?(?:(?:dick|breit|schmal)\\p{L}* )*(?:rahmen|rand|bilderrahmen|umrandung)',
    '$<white> Polaroid-Rahmen',
  ],
  [
    '(?:con |un |el )*(?:marco|borde)(?: (?:ancho|grueso))*(?: (?<white>blanco))?(?: (?:ancho|grueso))*',
    'marco $<white> polaroid',
  ],
  [
    '(?:avec |une? |le |la )*(?:cadre|bordure|bord|contour)(?: (?:large|épaisse?))*(?: (?<white>blanc)(?:he)?)?(?: (?:large|épaisse?))*',
    'cadre $<white> polaroid',
  ],
  [
    '(?:com |uma? )*(?:moldura|borda|margem)(?: (?:larga|grossa))*(?: (?<white>branca))?(?: (?:larga|grossa))*',
    'moldura $<white> polaroid',
  ],
  [
    '(?:con |una? |la |il )*(?:cornice|bordo|contorno)(?: (?:larg[ao]|spess[ao]))*(?: (?<white>bianc[ao]))?(?: (?:larg[ao]|spess[ao]))*',
    'cornice $<white> polaroid',
  ],
];
/** "Like those of an instant photo", behind the frame. */
const LIKE =
  "(?:,? (?:like|as|wie|como|igual(?: a| que)?|comme|façon|style|estilo|tipo|genre|stile|come|also|so wie|del|della|delle|de|d['’]|von|of|for|on|sur|per|du|des|à la))";

export const POLAROID_FRAMES: readonly Rewording[] = LANGUAGES.flatMap(([frame, plainer]): Rewording[] => [
  [
    new RegExp(
      `(?<!\\p{L})${frame}(?!\\p{L})${ANY}(?:${LIKE}(?: (?:an?|the|those of an?|one of those|bei (?:einem|einer)?|ein(?:em|er|e)?|beim|una?|las?|los|el|le|les|une|um|uma|as|os|o|il|i|lo|that of an?|in|en|sur|dans|num|numa|sulle|nelle|(?:old|alte[nrms]?|vieja|vieux|velha|vecchia)))*|,? (?:also|quindi|cioè|in|im)) ?(?:stil(?:e)? (?:einer?s? )?)?${POLAROID}(?!-?\\p{L})`,
      'giu',
    ),
    plainer,
  ],
  // "An old instant photo with the white frame".
  [
    new RegExp(
      `(?<!\\p{L})(?:instant (?:photos?|prints?|cameras?)|sofortbild(?:er|kamera)?|foto instantánea|photo instantanée|foto instantânea|foto istantanea)[- ](?:with |mit |con |avec |com )?(?:the |dem |einem |el |le |un |a |uma |la |una )?${frame}(?!\\p{L})`,
      'giu',
    ),
    `polaroid, ${plainer}`,
  ],
]);
