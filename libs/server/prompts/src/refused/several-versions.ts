/*
 * Several pictures of one: "6 passport photos on one sheet", "a 2x2 collage of this photo in color, black and white and
 * sepia". An edit makes one picture, and a single look would not be what was asked for.
 */

const NUMBER =
  '(?:[2-9]|1\\d|2\\d|two|three|four|five|six|eight|several|multiple|zwei|drei|vier|fünf|sechs|acht|mehrere|dos|tres|cuatro|seis|ocho|varias|deux|trois|quatre|six|huit|plusieurs|duas|três|quatro|oito|várias|cinco|cinq|due|tre|quattro|cinque|sei|otto|diverse)';
const COPIES =
  "(?:\\p{L}+ ){0,2}(?:photos?|pictures?|pics?|copies|prints|versions|\\p{L}*bilder|\\p{L}*fotos|kopien|abzüge|fotos?|fotitos|fotinh[oa]s|copias|imágenes|photos? d['’]identité|copies|tirages|cópias|foto|fototessere|copie)";
const SHEET =
  '(?:(?:on|onto|in) (?:a|one|the same|a single) (?:[\\p{L}\\d]+ )?(?:sheet|page|paper|a4)|auf (?:ein(?:em|er|e)?|dem ?selben|der ?selben|einem einzigen) (?:\\p{L}+ )?(?:blatt|seite|bogen|papier|a4)|en (?:una|la misma|una sola) (?:\\p{L}+ )?(?:hoja|página)|sur (?:une|la même|une seule) (?:\\p{L}+ )?(?:planche|feuille|page)|(?:na mesma|numa|em uma|numa só|em uma só) (?:\\p{L}+ )?(?:folha|página)|(?:in|su) (?:un|lo stesso|un solo|una|una sola|la stessa) ?(?:\\p{L}+ )?(?:foglio|pagina))';
const ON_A_SHEET = `(?<!\\p{L}|\\d)${NUMBER} ${COPIES}(?: [^,.;!?]{0,20}?)? ${SHEET}`;

const THIS_PHOTO =
  '(?:(?:of|with|from) (?:this|the|my)|(?:aus|mit|von) (?:diesem|dem|meinem)|(?:de|con) (?:esta|la|mi)|(?:de|avec) (?:cette|la|ma)|(?:desta|dessa|da|com esta|com essa)(?: minha)?|(?:con|di) (?:questa|la)(?: mia)?) (?:photo|picture|pic|image|foto|bild|imagen|imagem|immagine)';
const LOOK =
  '(?:black and white|b ?& ?w|sepia|in colou?r|negative|mirrored|schwarz[- ]?wei(?:ß|ss)|in farbe|gespiegelt|blanco y negro|(?:a|en) color|espejada|noir et blanc|en couleurs?|sépia|en miroir|preto e branco|em cores|a cores|sépia|espelhada|bianco e nero|a colori|seppia|specchiata)';
const OF_LOOKS = `(?:collage|grid|raster|cuadrícula|grille|grade|griglia)(?!\\p{L})[^.!?]{0,20} ${THIS_PHOTO}(?!\\p{L})[^.!?]*?(?<!\\p{L})${LOOK}(?!\\p{L})[^.!?]*?(?:,| and| und| y| et| e) ?(?:in |en |em )?${LOOK}`;

const VERSIONS =
  '(?:versions?|variants?|variations?|options|colou?rways|versionen|varianten|variantes?|versiones|variaciones|versões|variações|variantes|versioni|varianti)';
/** "Three color versions of the mug: sage, pink, white". */
const COUNTED = `(?<!\\p{L}|\\d)${NUMBER} (?:(?:different|other|separate|verschiedene|andere|colou?r(?:ed)?|farb) ?)*(?:\\p{L}*${VERSIONS})`;
const ONE = '(?:an?|one|eine|una|une|uma)';
/** "A red, a blue and a green version". */
const NAMED = `(?<!\\p{L})${ONE} [\\p{L} -]{2,24}?(?:, ${ONE} [\\p{L} -]{2,24}?)*,? (?:and|und|y|et|e) ${ONE} (?:\\p{L}+ ){1,2}(?:version|variante|versión|versão|versione)|(?<!\\p{L})${ONE} (?:version|versión|versão|versione|variante) (?:[\\p{L}]+ ){1,3}?(?:, ${ONE} [\\p{L} ]{2,24}?)*(?:and|und|y|et|e) ${ONE} (?:(?:version|versión|versão|versione|variante) )?(?:in |en |em )?\\p{L}+`;

const SIZE = '\\d{2,5} ?[x×] ?\\d{2,5}(?: ?(?:px|pixels?|pixel))?';
const FOR_SITE =
  "(?: (?:for|on|für|auf|para|pour|sur|pra|no|na|per|su) (?:(?:the|my|our|das|die|den|la|el|le|l['’]|o|a|il) ?)?\\p{L}+(?: (?:header|banner|post|posts|story|stories|profile?))?)?";
/** "1500x500 for Twitter, 1080x1080 for Instagram": sizes beside one another, and no limits from one to another. */
const OF_SIZES = `(?<!(?:between|from|zwischen|von|entre|de|da|tra|fra|min\\p{L}*|at least) )(?<!\\d)${SIZE}${FOR_SITE}(?: ?, ?(?:and |und |y |et |e )?| (?:and|und|y|et|e|&|\\+) (?:one |also |auch |eins |una |una en |une |uma )?(?:in |at |en |em )?)(?:for \\p{L}+ |für \\p{L}+ |para \\p{L}+ |pour \\p{L}+ |per \\p{L}+ )?${SIZE}`;

const SEVERAL = new RegExp(
  `(?:(?:${ON_A_SHEET}|${OF_LOOKS}|${COUNTED}|${NAMED})(?!\\p{L})|${OF_SIZES})`,
  'iu',
);

/** True for a wish for several pictures, made of one. */
export const isOfSeveralVersions = (prompt: string): boolean => SEVERAL.test(prompt);
