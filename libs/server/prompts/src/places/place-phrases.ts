import { says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { TONES, VERBS } from '../lexicon/concepts.ts';
import { cornerIn, sideIn } from '../parts/side-of-picture.ts';
import { NO_PART } from '../parts/stands-on.ts';
import { regionIn, type Region } from '../regions.ts';
import { OF_ONE, PLACES, PLACES_OF_THE, PLACES_WITH_ARTICLE } from '../words/places.ts';
import { wordsOf, type Word } from '../words/words.ts';

/** A preposition of place and what stands after it: "under the door", "im schwarzen Fell", "autour de la fleur". */
export interface PlacePhrase {
  /** The words as they were written, with those for what the named thing belongs to: "on the roof of the barn". */
  readonly text: string;
  /** The words of the clause before the phrase, and those after it. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The words for the thing. */
  readonly named: readonly Word[];
  /** The part that can be found; "unknown" if nothing finds it. Null if the words name the picture, its sides, a time or nothing of a picture. */
  readonly region: Region | null;
  /** True if the words only name a side, a corner or the middle of the picture. */
  readonly isOfPicture: boolean;
  /** True if the words say which of several is meant: "the left house". */
  readonly isOneOfSeveral: boolean;
  /** True if the part is the named thing itself, and not what lies under, around or beside it. */
  readonly isAt: boolean;
}

const ARTICLE =
  /^(?:the|my|our|his|her|their|your|both|der|die|das|den|dem|des|mein\p{L}*|unser\p{L}*|sein\p{L}*|ihr\p{L}*|dein\p{L}*|el|la|los|las|mi|mis|su|sus|nuestr\p{L}+|le|les|l|mon|ma|mes|son|sa|ses|notre|nos|leurs?|il|lo|i|gli|mio|mia|miei|mie|suo|sua|nostr\p{L}+|o|a|os|as|meu|minha|meus|minhas|seu|sua|noss\p{L}+|dois|duas|due|dos|deux|two|zwei|beiden)$/iu;
/** Words that end the name of a thing, in six languages. */
const ENDS =
  /^(?:and|or|but|so|that|which|who|because|with|without|for|to|from|please|pls|a|an|bit|little|it|is|are|was|und|oder|aber|damit|weil|mit|ohne|für|bitte|mal|ein|etwas|bisschen|ist|sind|war|y|e|o|pero|que|con|sin|para|por|porfa|un|una|poco|es|está|están|et|ou|mais|qui|avec|sans|pour|stp|svp|peu|est|sont|il|ma|che|per|senza|può|è|sono|mas|com|sem|pra|por|um|uma|pouco|é|tá|são|precisa|hace|falta|needs?|faut|ci|vuole|zu|too|trop|muy|demasiado|troppo|muito|more|mehr|plus|más|più|mais|less|weniger|moins|menos|meno|even|also|too|auch|aussi|también|anche|também|in|en|em|on|at|auf|an|am|im|sur|dans|sobre|su|sul|sulla|nel|nella|no|na|not|nicht|pas|non|não)$/iu;
/** Words before what a thing belongs to. */
const OF = /^(?:of|von|vom|de|del|d|du|des|di|della|dello|dell|dei|degli|delle|da|do|das|dos)$/iu;
const MOST_WORDS = 4;

/** "Cosy and warm like by a fire": what something is likened to is no place of the picture. */
const LIKENED = /^(?:like|as|wie|como|comme|come)$/iu;

/** Fur or hair, which are spelled like a preposition: "no pelo preto". */
const FUR = /^pelo$/iu;
const isNoun = (word: Word): boolean =>
  FUR.test(word.text) ||
  (word.concepts.size === 0 &&
    word.measure === null &&
    word.quote === null &&
    /^\p{L}[\p{L}'-]{2,}$/u.test(word.text)) ||
  says(word, 'part', 'scene', 'subject', 'face', 'skin', 'background') ||
  ['thing:', 'region:'].some((kind) => [...word.concepts].some((concept) => concept.startsWith(kind)));
const isVerb = (word: Word): boolean => says(word, ...VERBS) && !isNoun(word);
/** Words of a place that is a side, a corner or the middle of the picture. */
const SIDES =
  /^(?:left|right|top|bottom|upper|lower|middle|cent(?:er|re)|corners?|edges?|sides?|half|thirds?|quarters?|foreground|links|rechts|linken?r?|rechten?r?|oben|unten|oberen?r?|unteren?r?|mitte|ecken?|rand|ränder|rändern|seiten?|hälfte|drittel|viertel|vordergrund|gauche|droite?|haut|bas|milieu|centre|coins?|bords?|côtés?|moitié|tiers|quart|premier|plan|supérieure?|inférieure?|izquierd[ao]|derech[ao]|arriba|abajo|medio|centro|esquinas?|bordes?|lados?|mitad|tercio|cuarto|superior|inferior|sinistr[ao]|destr[ao]|alto|basso|mezzo|angol[oi]|bord[oi]|lat[oi]|metà|terzo|quarto|superiore|inferiore|esquerd[ao]|direit[ao]|cima|baixo|meio|cantos?|bordas?|metade|terço|piano|primo|plano|primeiro)$/iu;
export const CORNER = /^(?:corners?|ecken?|coins?|esquinas?|angol[oi]|cantos?)$/iu;
/** Times, ways and wholes, which are no part of a picture. */
const NO_PLACE =
  /^(?:sunset|sunrise|coucher|lever|atardecer|amanecer|puesta|tramonto|alba|pôr|sonnenuntergang|sonnenaufgang|abendlicht|end|beginning|start|moment|time|way|style|mood|manner|direction|background|internet|web|net|distance|process|result|same|best|most|least|first|last|once|whole|ende|anfang|moment|zeit|art|stil|weise|richtung|netz|ganzen|ergebnis|besten|meisten|fin|début|moment|temps|style|façon|manière|sens|moins|plus|mieux|lieu|max(?:imum)?|massimo|minimo|máximo|mínimo|maximal|voraus|advance|avance|anticipo|antecipação|résultat|final|fin|principio|momento|tiempo|estilo|manera|forma|sentido|menos|resultado|fine|inizio|modo|maniera|stile|senso|meno|risultato|fim|começo|tempo|jeito|caso|fall|cas|geral|general|generale|général|width|height|length|breite|höhe|länge|largeur|hauteur|longueur|ancho|altura|largo|largura|comprimento|larghezza|altezza|lunghezza|attachment|attached|anhang|angehängten?|jointe?|adjunt[oa]|allegat[oa]|anexad[oa]|anexo|font|letters?|schrift|buchstaben|police|letras?|fonte|carattere|caratteri|lettere|lettres?)$/iu;

/** The words of a text from its beginning to the end of the name of a thing. */
const nameIn = (tokens: readonly string[]): readonly string[] => {
  const ends = tokens.findIndex((token, at) => {
    const [word] = wordsOf(token).words;
    return (
      at >= MOST_WORDS ||
      word === undefined ||
      ENDS.test(token) ||
      OF.test(token) ||
      word.measure !== null ||
      word.quote !== null ||
      isVerb(word) ||
      (says(word, ...TONES, 'only', 'and', 'then', 'but', 'not', 'this') &&
        !says(word, 'color') &&
        !isNoun(word) &&
        at > 0)
    );
  });
  return ends < 0 ? tokens : tokens.slice(0, ends);
};

const isSide = (named: readonly Word[]): boolean =>
  named.flatMap(({ text }) => text.split(' ')).every((token) => SIDES.test(token) || ARTICLE.test(token));
const regionOf = (named: readonly Word[]): Region | null => {
  if (named.some((word) => says(word, 'picture') || NO_PART.test(word.text) || NO_PLACE.test(word.text)))
    return null;
  if (isSide(named))
    return named.some(({ text }) => CORNER.test(text)) ? (cornerIn(named) ?? 'unknown') : sideIn(named);
  const found = regionIn(named);
  if (found !== null && found !== 'unknown') return found.region;
  return named.some((word) => isNoun(word) && !SIDES.test(word.text)) ? 'unknown' : null;
};

/** Words for a side beside the name of a thing. */
const WHICH =
  /^(?:left|right|linken?|rechten?|gauche|droite|izquierd[ao]|derech[ao]|sinistr[ao]|destr[ao]|esquerd[ao]|direit[ao])$/iu;

/** The place that begins at a word of a clause. Null if none begins there. */
const phraseAt = (tokens: readonly string[], at: number): Omit<PlacePhrase, 'before'> | null => {
  const rest = tokens.slice(at).join(' ');
  const joined = PLACES_WITH_ARTICLE.exec(rest)?.[0];
  const of = PLACES_OF_THE.exec(rest)?.[0];
  const plain = PLACES.exec(rest)?.[0];
  const one = OF_ONE.exec(rest)?.[0];
  const preposition = of ?? joined ?? plain ?? one;
  if (preposition === undefined) return null;
  const length = preposition.trim().split(' ').length;
  const behind = tokens.slice(at + length);
  const articles = behind.slice(0, 2).findIndex((token) => !ARTICLE.test(token));
  const isDefinite =
    (preposition !== plain && preposition !== one) ||
    /^(?:vom|du|des|del|do|da|dos|das|dell[aoe]?|dei|degli)$/iu.test(preposition.trim()) ||
    (articles !== 0 && behind.length > 0);
  const nouns = nameIn(behind.slice(Math.max(0, articles)));
  if (!isDefinite || nouns.length === 0) return null;
  const taken = length + Math.max(0, articles) + nouns.length;
  const [of_, ...owner] = tokens.slice(at + taken);
  const owned = of_ !== undefined && OF.test(of_) ? ownerIn(owner) : [];
  const to = at + taken + (owned.length === 0 ? 0 : 1 + owned.length);
  const named = wordsOf(nouns.join(' ')).words;
  const text = tokens.slice(at, to).join(' ');
  const isOneOfSeveral = text.split(' ').some((token) => WHICH.test(token)) && !isSide(named);
  if (preposition === one && !isOneOfSeveral) return null;
  return {
    text,
    isOneOfSeveral,
    after: tokens.slice(to),
    named,
    region: regionOf(named),
    isOfPicture: isSide(named),
    isAt: !/^(?:a(?:round|bove|long|cross)|b(?:e|y)|near|next|under|over|to|unter|über|ober|neben|zwischen|hinter|vor|um|rund|bei|sous|au dess|autour|à côté|près|entre|le long|derrière|devant|debajo|encima|bajo|alrededor|cerca|junto|al lado|a lo|detrás|delante|sotto|sopra|intorno|attorno|vicino|accanto|tra|fra|lungo|dietro|davanti|sob|embaixo|em cima|em volta|ao |perto|do lado|atrás|na frente|acima|abaixo|por )/iu.test(
      preposition,
    ),
  };
};

const ownerIn = (tokens: readonly string[]): readonly string[] => {
  const articles = tokens.slice(0, 2).findIndex((token) => !ARTICLE.test(token));
  const from = Math.max(0, articles);
  const nouns = nameIn(tokens.slice(from, from + 2));
  return nouns.length === 0 ? [] : tokens.slice(0, from + nouns.length);
};

/** True for a word alone, and for a phrase that is a preposition or a place: "no se ve" is neither. */
const mayBegin = (word: Word): boolean =>
  word.quote === null &&
  (!word.text.includes(' ') ||
    word.concepts.size === 0 ||
    says(word, 'near', 'around', 'filler', 'article') ||
    valueIn(word, 'place') !== null ||
    valueIn(word, 'region') !== null ||
    says(word, 'background'));
/** Words after which a clause says what for: "so you can see inside the boot". */
const SO =
  /(?:^| )(?:so (?:that|you|i|we|it|they|the)|for|für|damit|dass|weil|because|pour|para|(?<!dá )pra|per|perché|porque|parce|where|wo|où|donde|dove|onde)(?: |$)/iu;

/** The places that a clause names with prepositions, in their order. */
export const placePhrases = ({ words, text }: Clause): readonly PlacePhrase[] => {
  const parts = words.map((word) => (word.quote === null ? word.text.split(' ') : ['"']));
  const tokens = parts.flat();
  const isOpen = parts.flatMap((part, at) =>
    part.map((_, index) => index === 0 && mayBegin(words[at] as Word)),
  );
  const found: PlacePhrase[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const phrase = isOpen[at] === true ? phraseAt(tokens, at) : null;
    const isNot = /^no$/iu.test(tokens[at] ?? '') && wordsOf(text).language !== 'portuguese';
    const isLikened = LIKENED.test(tokens[at - 1] ?? '');
    if (phrase === null || isNot || isLikened || SO.test(tokens.slice(0, at).join(' '))) continue;
    found.push({ ...phrase, before: tokens.slice(0, at) });
    at = tokens.length - phrase.after.length - 1;
  }
  return found;
};
