import { COURTESIES, endOr } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * What is around somebody, which is the background and not the person: "darken everything around her" is "darken the
 * background". And backgrounds that are too busy: "der Hintergrund ist zu unruhig".
 */

const END = endOr(
  `${COURTESIES}|a bit|a little|darker|lighter|brighter|black|blurr|blurry|softer|gr[ae]y|less|more|dunkler|heller|schwarz|schwarzweiß|unscharf|abdunkeln|aufhellen|etwas|más|plus|più|mais|un poco|un peu|um pouco|en|in|em|noir|blanco|negro|preto|bianco`,
);

/** Verbs that cut a picture, which leaves nothing around somebody. */
const NO_CROP =
  '(?<!\\p{L})(?<!(?:crop|cut|trim|slice|chop|schneid|zuschneid|recort|cort|rogn|recadr|coup|ritagli|tagli)\\p{L}*(?: (?:off|out|away|down|weg|fuera|fora|via))? )';
/** Parts of a face and of a page. */
const NO_PART =
  '(?!(?:the|my|our|his|den|die|das|mein\\p{L}*) (?:eyes?|mouth|lips|nose|face|chin|neck|edges?|borders?|frame|text|logo|corners?|picture|photo|augen?|mund|lippen|nase|gesicht|hals|rand|ränder|rahmen|text|ecken?|bild|foto)(?!\\p{L}))';

export const AROUND_SOMEBODY: readonly Rewording[] = [
  [
    new RegExp(
      `${NO_CROP}(?:(?:everything|what['’]s|what is) (?:that is |that['’]s )?around (?:him|her|them|me|us|${NO_PART}(?:the|my|our|his) \\p{L}+)|the areas? around (?:him|her|them|me|us|(?:the|my|our) (?:dog|cat|horse|baby|child|kid|couple|bride|person|man|woman|girl|boy|people|subject|product|car)))${END}`,
      'giu',
    ),
    'the background',
  ],
  [
    new RegExp(
      `${NO_CROP}alles (?:rund |rings )?um (?:ihn|sie|mich|uns|${NO_PART}(?:den|die|das|mein\\p{L}*|unser\\p{L}*) \\p{L}+)(?: herum| drumherum| rum)?${END}`,
      'giu',
    ),
    'den Hintergrund',
  ],
  [
    new RegExp(
      `${NO_CROP}(?:todo|todo lo que (?:hay|está)|lo que (?:hay|está)) alrededor (?:del (?!cuadro|borde)\\p{L}+|de (?:él|ella|ellos|ellas|mí|nosotros|(?:la|los|las|mi) (?!foto|imagen)\\p{L}+))${END}`,
      'giu',
    ),
    'el fondo',
  ],
  [
    new RegExp(
      `${NO_CROP}(?:tout(?: ce qui est)?|ce qui est|tout le reste) autour (?:du \\p{L}+|d['’](?:elles?|eux)|de (?:lui|moi|nous|(?:la|ma|mon) (?!photo|image)\\p{L}+))${END}`,
      'giu',
    ),
    'le fond',
  ],
  [
    new RegExp(
      `${NO_CROP}(?:tudo|tudo o que está|o que está) (?:em volta|ao redor|em torno) (?:d[ao]s? (?!foto|imagem)\\p{L}+|del[ea]s?|de (?:mim|nós))${END}`,
      'giu',
    ),
    'o fundo',
  ],
  [
    new RegExp(
      `${NO_CROP}(?:tutto(?: quello che c['’]è)?|quello che c['’]è) (?:intorno|attorno) (?:a (?:lui|lei|loro|me|noi)|al(?:la|lo)? (?!foto|immagine)\\p{L}+)${END}`,
      'giu',
    ),
    'lo sfondo',
  ],
  // Busy backgrounds, of which the other languages know words.
  [
    /^(?:der |mein |unser )?hintergrund (?:ist|wirkt|sieht) (?:(?:mir|viel|so|zu|sehr|etwas|ziemlich|echt|leider|halt|arg) )*(?:unruhig|chaotisch|wuselig|überladen|voll)(?: aus)?[.!\s]*$/iu,
    'mach den Hintergrund unscharf',
  ],
  [
    /^(?:(?:so |zu )?unruhiger hintergrund|der hintergrund lenkt (?:zu sehr |sehr |so |total )?ab)[.!\s]*$/iu,
    'mach den Hintergrund unscharf',
  ],
  [/(?<!\p{L})beruhige (?:den|meinen) hintergrund(?!\p{L})/giu, 'mach den Hintergrund ruhiger'],
  [
    /(?<!\p{L})(?:quiet(?:en)?|quieten|simplify|declutter)(?: down)? (?=(?:the|my|that|this) background(?!\p{L}))/giu,
    'calm ',
  ],
  [/(?<!\p{L})(?:calme|simplifie|allège) (?=(?:le|ce) fond(?!\p{L})|l['’]arrière-plan)/giu, 'floute '],
];
