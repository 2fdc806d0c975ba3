import type { Rewording } from '../rewording.ts';

/*
 * "6x4 inches with a white border": the size of a print before another wish is its shape, which is lost without a verb.
 */

/** What says by itself what becomes of the size: a density, pixels, another crop, or that all of the image stays. */
const NO_OTHER_SIZE =
  '(?!.*(?<!\\p{L})(?:\\d+ ?(?:dpi|ppi|px)|(?:dpi|ppi|px|pixels?|píxeles|pixéis|resize|upscale|enlarge|fit|whole|bars?|collage|grid|stretch|passport|visa|pdf|copies|abzüge|exemplare|copias|exemplaires|cópias|copie|(?:per|pro|por|par) (?:page|seite|página|pagina)|(?:a|per) pagina|crop\\p{L}*|zuschn\\p{L}*|zuzuschn\\p{L}*|recort\\p{L}*|recadr\\p{L}*|cort[ae]\\p{L}*|ritagl\\p{L}*|ganze?[ns]?|enter[oa]|entière?|inteir[oa]|inter[oa]|balken|streifen|franjas|barres|bandes|barras|barre|passfoto))(?!\\p{L}))';
/** The picture of which it is said, before the wish: "la foto del quinceañero la quiero en …". */
const OF =
  "(?: (?:of|von|vom|de|del|du|des|da|do|di|della|dello|dell['’]|der)(?: (?:the|my|la|el|mi|mes|mon|ma|os|o|a|meu|minha|meiner|meinem))? ?\\p{L}+)?";
const PICTURE = `(?:(?:(?:the(?: \\p{L}+)?|my|this|das|die|la|mi|esta|ma|cette|a|essa|questa|mia|una?|une|um) )?(?:photo|picture|image|foto|bild|imagen|imagem|immagine)${OF},? (?:(?:in|en|em|au format|im format|auf) (?=\\d))?)?`;
const WISH = [
  "(?:i['’]d (?:like|love)|i (?:want|need|would like)|can i have)(?: (?:it|this))?(?: (?:at|in|as|to be))?",
  '(?:ich (?:hätte|möchte|will|brauche|bräuchte)|hätte ich|möchte ich|brauche ich) ?(?:es|sie|das|das (?:foto|bild))?(?: gerne?)?(?: (?:in|als|im format))?',
  '(?:la )?(?:quiero|quisiera|necesito)(?: (?:la|esta) foto)?(?: (?:en|a|de))?(?: (?:el )?(?:tamaño|formato))?',
  'je (?:la |le )?(?:voudrais|veux)(?: (?:la|cette) photo)?(?: (?:en|au))?(?: format)?',
  '(?:eu )?(?:a )?(?:quero|queria|preciso)(?:-a)?(?: (?:ela|dela|a foto|essa foto))?(?: (?:em|no|de))?(?: (?:tamanho|formato))?',
  '(?:la )?(?:vorrei|voglio)(?: (?:la|questa) foto)?(?: (?:in|nel|a))?(?: formato)?',
].join('|');
const LENGTH = '(?:[4-9]|[1-9]\\d)';
const INCHES = '(?:inch(?:es)?|in|zoll|pulgadas|pouces|polegadas|pollici|")';
const SIZE = `(?:(?<inches>${LENGTH} ?(?:x|×|by) ?${LENGTH}) ?${INCHES}|(?:9|[1-9]\\d) ?[x×] ?(?:9|[1-9]\\d) ?cm|a[2-6])`;
const USUAL_PRINT =
  '(?:9 ?x ?13|10 ?x ?15|13 ?x ?18|15 ?x ?2[01]|18 ?x ?24|20 ?x ?30)(?! ?(?:cm|mm|inch|zoll))';
const MORE = `(?=,? (?:with|mit|con|avec|com) (?:an? |ein(?:em|er)? |une? |una? |uma? |un )?(?:\\p{L}+ ){0,3}(?:border|frame|edge|margins?|rand|rahmen|borde|marco|margen|márgenes|bord|marges?|bordure|cadre|bord(?:a|inha)|moldura|margem|margens|bordo|cornice|margine|margini)(?!\\p{L})|, ?\\p{L}| in (?:sepia|black and white|b&w|colou?r)(?!\\p{L}))`;

export const PRINTS_WITH_MORE: readonly Rewording[] = [
  [
    new RegExp(`^\\s*${NO_OTHER_SIZE}${PICTURE}(?:(?:${WISH}) )?(?<size>${SIZE})${MORE}`, 'iu'),
    (...found) => {
      const { size, inches } = found.at(-1) as Readonly<Record<string, string | undefined>>;
      return `crop to ${inches === undefined ? (size ?? '') : `${inches} inches`},`;
    },
  ],
  [
    new RegExp(`^\\s*${NO_OTHER_SIZE}${PICTURE}(?:${WISH}) (?<size>${USUAL_PRINT})${MORE}`, 'iu'),
    'crop to $<size>,',
  ],
];
