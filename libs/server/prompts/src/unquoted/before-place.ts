import type { Concept } from '../lexicon/english.ts';
import { hasQuotedText } from './spans.ts';
import { bare, conceptsOf } from './text-length.ts';

/*
 * A text that only its place tells: “Sale ends Sunday!! at the top in yellow”, “put U14 Girls 2024/25 below”. It begins with a
 * capital letter and has words that no lexicon knows, and none of a wish.
 */

const SIDE = '(?:(?:very )?(?:top|bottom)(?:[- ](?:left|right|middle|cent(?:er|re)))?(?: corner)?)';
/** Places of texts in six languages, with what follows them. */
const PLACES = [
  `(?:(?:at|on|in|across|along|to) (?:the )?)?${SIDE}`,
  '(?:in|(?:right )?across) the (?:middle|cent(?:er|re))',
  'on the (?:left|right)(?: side)?',
  '(?:(?:ganz )?(?:oben|unten)(?: (?:links|rechts|mittig|drauf|drunter|hin|rein))?|in die mitte|in der mitte|mittig)',
  '(?:arriba|abajo|en la parte (?:de )?(?:arriba|abajo|superior|inferior)|en el centro)(?: (?:a la|en la) (?:derecha|izquierda))?',
  '(?:en haut|en bas|au milieu|au centre)(?: à (?:gauche|droite)| au (?:milieu|centre))?',
  '(?:em cima|embaixo|no topo|no rodapé|no meio|no centro)(?: à (?:esquerda|direita))?',
  '(?:in alto|in basso|al centro|nel mezzo)(?: a (?:sinistra|destra)| al centro)?',
  'below|underneath|darunter|drunter|debajo|dessous|embaixo|abaixo|sotto',
].join('|');
const FOLLOWED =
  '(?=\\s*(?:$|[,.;!]|(?:in|with|and|please|pls|mit|und|bitte|en|con|y|por favor|avec|et|svp|em|com|e) ))';
const TEXT = '(?<text>[\\p{Lu}\\d]\\S*(?: \\S+){1,8}?)';

const PLACE = new RegExp(`^(?:${PLACES})$`, 'iu');
const AT_START = new RegExp(`^${TEXT}(?<between>,? )(?<place>(?:${PLACES}))${FOLLOWED}`, 'u');
const PUT = new RegExp(
  `(?<=(?:^|[,.;] |(?:and|und|y|et|e) )(?:(?:please|just|bitte|por favor) )?(?:[Pp]ut|[Aa]dd|[Ss]tick|[Ss]etze?|[Pp]ack|[Pp]on|[Mm]ets|[Mm]ettez|[Aa]joute|[Cc]oloca|[Pp]õe|[Mm]etti|[Aa]ggiungi) )${TEXT}(?<between> )(?<place>(?:${PLACES}))${FOLLOWED}`,
  'u',
);

/** German writes every noun with a capital. */
const IS_GERMAN = /oben|unten|mitt|drunter/iu;

const OF_ANY_TEXT: readonly Concept[] = ['article', 'filler', 'thing:person', 'only'];
/** True for words that the lexicons know, or of which one may be a word of a wish. */
const isKnown = (text: string): boolean => {
  const words = text.split(/\s+/u).map(bare).filter(Boolean);
  const isNew = (word: string): boolean => conceptsOf(word).length === 0 && /\p{L}/u.test(word);
  return (
    !words.some(isNew) ||
    !words.every((word) => conceptsOf(word).every((concept) => OF_ANY_TEXT.includes(concept)))
  );
};

/** “60 px at the bottom” says how wide something is there. */
const IS_SIZE =
  /^[\d.,]+ ?(?:[x×] ?[\d.,]+ ?)?(?:px|pixels?|píxeles|cm|mm|%|percent|prozent|inch(?:es)?|zoll|dpi|[km]b)$/iu;
/** “SALE at the”: the words before a place belong to it. */
const ENDS_EARLY = / (?:at|on|in|to|of|the|im|in|am|der|die|das|en|el|la|au|le|à|no|na|em|o|a|il|al|nel)$/iu;
/** Two capitals, a number or an exclamation mark. “Weird blotch at the top” only complains. */
const IS_SIGN = /\d|!|^\p{Lu}\S* (?:\S+ )*\p{Lu}/u;

const quoted = (prompt: string, form: RegExp, verb: string): string | null => {
  const { text, between = '', place } = form.exec(prompt)?.groups ?? {};
  if (
    text === undefined ||
    place === undefined ||
    PLACE.test(text) ||
    ENDS_EARLY.test(text) ||
    /["“”„«»:]/u.test(text)
  )
    return null;
  if (IS_SIZE.test(text) || isKnown(text) || (verb !== '' && (!IS_SIGN.test(text) || IS_GERMAN.test(place))))
    return null;
  return prompt.replace(
    `${text}${between}${place}`,
    () => `${verb}"${text.replace(/[,;]$/u, '')}"${/[,;]$/u.exec(text)?.[0] ?? ''}${between}${place}`,
  );
};

const MEME_PLACES = [
  ['(?:(?:at|on) )?(?:the )?top', '(?:(?:at|on) )?(?:the )?bottom'],
  ['oben', 'unten'],
  ['arriba', 'abajo'],
  ['en haut', 'en bas'],
  ['em cima', 'embaixo'],
  ['(?:sopra|in alto)', '(?:sotto|in basso)'],
].map(
  ([top = '', bottom = '']) =>
    new RegExp(
      `^(?<before>(?:[^:"]*?:\\s*)?)(?<one>[^,"]{2,60}?) (?<top>${top})(?:,| and| und| y| et| e) (?<two>[^,"]{2,60}?) (?<bottom>${bottom})[.!]*$`,
      'iu',
    ),
);
const isCapital = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}{2}/u.test(text);
/** Both texts of a meme that stand before their places: “meme: ME AT 6AM top, ME AT 6:05AM bottom”. */
const asMeme = (prompt: string): string | null => {
  for (const form of MEME_PLACES) {
    const { before = '', one = '', top = '', two = '', bottom = '' } = form.exec(prompt)?.groups ?? {};
    if (one !== '' && (/(?<!\p{L})meme/iu.test(before) || (isCapital(one) && isCapital(two))))
      return `${before}write "${one}" ${top} and "${two}" ${bottom}`;
  }
  return null;
};

/** The prompt with texts that stand before their places between quotation marks. Null if there are none. */
export const withTextBeforePlace = (prompt: string): string | null =>
  (hasQuotedText(prompt) ? null : asMeme(prompt)) ??
  quoted(prompt, AT_START, 'write ') ??
  quoted(prompt, PUT, '');
