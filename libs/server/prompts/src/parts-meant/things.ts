import { says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { colorIn, regionIn, type Region } from '../regions.ts';
import { NO_PART } from '../parts/stands-on.ts';
import { DEFINITE } from '../remarks/meant.ts';
import type { Word } from '../words/words.ts';

/** Changes of light and color that must not be made to the whole picture for the sake of one thing. */
export const LIGHT_AND_COLOR: readonly string[] = [
  'brighten',
  'darken',
  'low-light',
  'saturation',
  'enhance-colors',
  'color-correction',
  'warm-tones',
  'cool-tones',
  'contrast',
];

/** Nouns for the picture as a whole, for its light, for what fills it, and for no part of it. */
export const OF_WHOLE =
  /^(?:scene|scenery|view|blacks|whites|mids|midtones|mid|darks|lights|exteriors?|outdoors?|outside|inside|inner|outer|valley|forest|woods|canyon|harbou?r|city|cityscape|skyline|town|village|field|fields|lake|river|ocean|desert|mountains?|overall|entire|contrast|landscape|(?:\p{L}+ )?rooms?|kitchen|bathroom|bedroom|office|hall|hallway|corridor|living|dining|lounge|attic|basement|cellar|garage|shed|barn|workshop|gym|restaurant|café|cafe|bar|pub|shop|store|market|museum|theat(?:re|er)|concert|school|classroom|lobby|terrace|balcony|patio|yard|backyard|church|chapel|cathedral|stage|garden|park|street|interior|house|home|flat|apartment|place|venue|shot|pic|light|lights?|lighting|colou?rs?|tones?|morning|evening|night|sunset|sunrise|snow|sand|sea|water|beach|mood|look|vibe|feel|style|whole|thing|exposure|shadows?|highlights?|day|indoor|dark|shade|corners?|edges?|sides?|middle|center|centre|foreground|picture|image|photo|original|last|first|second|next|same|rest|others?|max(?:imum)?|minimum|way|bit|lot|usual|real|reality|life|party|wedding|event|product|dish|meal|szene|raum|räume|saal|halle|\p{L}{4,}raum|gimnasio|academia|palestra|\p{L}*zimmer|küche|bad|flur|büro|keller|dachboden|werkstatt|laden|markt|kirche|straße|gasse|stadt|dorf|wald|see|strand|garten|terrasse|balkon|innenhof|hof|haus|wohnung|landschaft|berge?|licht|stimmung|ganze[ns]?|vordergrund|ecken?|ränder|mitte|abend|nacht|morgen|tag|feier|hochzeit|produkt|gericht|escena|habitación|salón|cocina|baño|dormitorio|comedor|pasillo|sótano|garaje|taller|tienda|mercado|iglesia|calle|ciudad|pueblo|bosque|lago|playa|jardín|terraza|balcón|patio|casa|piso|paisaje|montañas?|luz|noche|tarde|día|fiesta|boda|producto|plato|esquinas?|bordes?|centro|scène|pièce|salon|salle|cuisine|chambre|séjour|couloir|entrée|bureau|cave|grenier|garage|atelier|boutique|marché|église|rue|ville|village|forêt|lac|plage|jardin|terrasse|balcon|cour|maison|appartement|paysage|montagnes?|lumière|nuit|soir|jour|fête|mariage|produit|plat|coins?|bords?|premier plan|cena|quarto|sala|cozinha|banheiro|corredor|porão|garagem|oficina|loja|mercado|igreja|rua|cidade|floresta|praia|jardim|quintal|varanda|escritório|paisagem|montanhas?|noite|dia|festa|casamento|produto|prato|cantos?|bordas?|scena|stanza|soggiorno|cucina|bagno|camera|salotto|corridoio|ingresso|cantina|garage|officina|negozio|mercato|chiesa|strada|via|città|paese|bosco|spiaggia|giardino|terrazza|balcone|cortile|casa|appartamento|ufficio|paesaggio|montagn[ae]|luce|notte|sera|giorno|matrimonio|prodotto|piatto|angoli|bordi|tout|ensemble|insieme|todo|toda|tudo|conjunto|resto|reste|demás)$/iu;

/** Prepositions joined with their article, in the languages that have them. */
const JOINED =
  /^(?:am|im|beim|vom|zum|zur|ins|ans|del|al|du|des|au|aux|do|da|dos|no|na|nos|nas|ao|aos|à|às|pelo|pela|sul|sull|sullo|sulla|sulle|sugli|sui|nel|nell|nello|nella|nelle|negli|nei|dal|dall|dalla|all|alla|allo|alle|agli|ai|dell|della|dello|delle|degli|dei)$/iu;
/** True for a word that is an article, or a preposition with one: "the", "my", "sulla". */
export const isDefinite = (word: Word | undefined): boolean =>
  word !== undefined &&
  (JOINED.test(word.text) || (DEFINITE.test(word.text) && says(word, 'article', 'this'))) &&
  !/^th(?:is|ese)$/iu.test(word.text);

const isUnknown = (word: Word): boolean =>
  word.concepts.size === 0 &&
  word.measure === null &&
  word.quote === null &&
  /^\p{L}[\p{L}\p{N} -]{2,}$/u.test(word.text);
const isPart = (word: Word): boolean => says(word, 'part') && valueIn(word, 'region') === null;
const isColor = (word: Word): boolean =>
  valueIn(word, 'color') !== null && !says(word, 'make', 'bright', 'dark');
/** "The engraving", "il quadro": words that also name a look. */
const isWork = (word: Word): boolean =>
  says(word, 'op:pencil-sketch', 'op:oil-painting', 'op:watercolor') && /^\p{L}+$/u.test(word.text);
const isNamed = (word: Word): boolean => isUnknown(word) || isPart(word) || isWork(word);
const belongs = (word: Word): boolean =>
  isNamed(word) ||
  isColor(word) ||
  says(word, 'scene', 'face') ||
  (valueIn(word, 'thing') !== null && !says(word, 'article')) ||
  valueIn(word, 'region') !== null;
/** Words for the picture or for its tones. A noun that only stands before one of them names no part: "the muddy colors". */
const isOfPicture = (word: Word | undefined): boolean =>
  word !== undefined &&
  (says(
    word,
    'picture',
    'color',
    'light',
    'lighting',
    'shadow',
    'highlight',
    'noise',
    'haze',
    'cast',
    'detail',
  ) ||
    word.measure !== null ||
    word.quote !== null);
/** Articles of the languages in which the last noun is the thing: "the kitchen table" is a table, "la table de la cuisine" too. */
const HEAD_LAST =
  /^(?:the|my|our|his|her|their|your|der|die|das|den|dem|mein\p{L}*|dein\p{L}*|unser\p{L}*|am|im|beim|vom|zum|zur)$/iu;

/** A thing that words name. */
export interface Thing {
  /** The places of its article and of the word after it. */
  readonly from: number;
  readonly to: number;
  /** Where it is: a part that can be found, or all that has its color ("the red paint"). Null if nothing finds it. */
  readonly region: Region | null;
  /** True for a part that can be found, whatever its color. */
  readonly isFound: boolean;
}

/** "The statue", which the lexicons know with its article. */
const isWithArticle = (word: Word): boolean =>
  isPart(word) && DEFINITE.test(word.text.split(' ')[0] ?? '') && word.text.includes(' ');

/** The thing whose article is at a place. Null if there is none, or if it is the picture or fills it. */
export const thingAt = (words: readonly Word[], from: number): Thing | null => {
  const word = words[from];
  if (word === undefined) return null;
  if (isWithArticle(word)) return { from, to: from + 1, region: null, isFound: false };
  if (!isDefinite(word)) return null;
  // "Il mio cane": a second article.
  const nounAt = words.findIndex((other, at) => at > from && !isDefinite(other));
  const first = nounAt < 0 || nounAt > from + 2 ? from + 1 : nounAt;
  const end = words.findIndex((other, at) => at >= first && !belongs(other));
  const to = Math.min(end < 0 ? words.length : end, first + 4);
  const nouns = words.slice(first, to);
  const heads = HEAD_LAST.test(word.text) ? nouns.slice(-1) : nouns;
  if (heads.some(({ text }) => OF_WHOLE.test(text) || NO_PART.test(text)) || isOfPicture(words[to]))
    return null;
  // "The driver side door": in front of a thing that nothing finds, a name only says which it is.
  const isOfUnfound =
    heads.length < nouns.length &&
    heads.every(
      (noun) => isNamed(noun) && valueIn(noun, 'thing') === null && valueIn(noun, 'region') === null,
    );
  const found = isOfUnfound ? null : regionIn(nouns);
  if (found !== null && found !== 'unknown') return { from, to, region: found.region, isFound: true };
  // "Make the reds pop": all that is red.
  const hue = nouns.every(isColor) ? colorIn(nouns) : null;
  if (hue !== null) return { from, to, region: hue, isFound: true };
  return nouns.some(isNamed) && !heads.every(isColor)
    ? { from, to, region: colorIn(nouns), isFound: false }
    : null;
};

/** The first thing in the words that nothing finds. */
export const unfoundIn = (words: readonly Word[]): Thing | null => {
  for (const at of words.keys()) {
    const thing = thingAt(words, at);
    if (thing !== null && !thing.isFound) return thing;
  }
  return null;
};
