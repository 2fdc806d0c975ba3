import { says } from '../clauses/clauses.ts';
import { beyond, valueIn, wish, type Reading, type Rule } from '../clauses/reading.ts';
import { IN_CAPITALS_ANYWAY } from '../unquoted/words-of-texts.ts';
import type { Word } from '../words/words.ts';

export const TEXT_HINT = 'Say which text, between quotation marks: add the text "Sale" at the top.';
const REMOVE_HINT = 'Paint over the text that should go, and it is filled in.';

/** Returns the place for a text that a clause names, such as "top" or "top-right". Empty if it names none. */
const placeIn = (reading: Reading): string => {
  const place = reading.value('place') ?? '';
  // "Behind the boys": a text lies over all that a picture shows.
  if (place === 'behind') return '';
  if (place !== 'top' && place !== 'bottom') return place;
  const side = reading.value('place');
  return side === 'left' || side === 'right' ? `${place}-${side}` : place;
};

/** Words in six languages that end the text after a sign such as ©: "© 2024 Maria on it". */
const FRAME =
  /^(?:a|an|along|across|over|name|nombre|nome|nom|namen|mi|mein|meinem|meinen|meu|meus|minha|mon|mio|the|that|which|as|in|of|is|to|for|my|our|with|says?|saying|please|me|on|it|que|con|de|en|el|la|un|una|der|die|das|mit|dem|den|le|les|avec|du|des|com|o|os|um|uma|do|da|il|lo|gli|di|su)$/i;
/** Words in six languages for "across" and "over". They end the words to write: "write SALE across the picture". */
const ACROSS =
  /^(?:across|over|throughout|along|diagonal\w*|quer|drüber|über|sobre|sur|sopra|attraverso|traverso|di traverso|en travers|travers|por cima|por toda)$/i;

const OVER_ALL = /^(?:across|throughout|diagonal\w*|quer|traverso|di traverso|en travers|travers|por toda)$/i;

const SIGN = /^[©®™]$/;
/** Returns the text that begins with a sign such as ©: "© 2024 Maria as watermark". Null if there is no such sign. */
const signedText = (reading: Reading): string | null => {
  const from = reading.words.findIndex(({ text }) => SIGN.test(text));
  if (from < 0) return null;
  const ends = (word: Word): boolean =>
    FRAME.test(word.text) ||
    ACROSS.test(word.text) ||
    valueIn(word, 'place') !== null ||
    says(word, 'watermark', 'picture');
  const length = reading.words.slice(from).findIndex(ends);
  const words = reading.words.slice(from, length < 0 ? undefined : from + length);
  reading.takeWords(words);
  return words.map(({ text }) => text).join(' ');
};

export const REPLACE_HINT =
  'Words that are in the image cannot be exchanged; paint over them, have them removed, and add the new text.';
/** Things that carry letters. Requests to change these letters are refused: "fix the spelling on the sign". */
const ON_THINGS =
  /^(?:signs?|tags?|labels?|plates?|stickers?|buildings?|shirts?|walls?|letrero|cartel|cartellino|etiqueta|etichetta|schild|etikett|panneau|étiquette|placa|cartello|t shirt)$/i;
const isReplaced = ({ words, says: hasSaid }: Reading): boolean => {
  const quotes = words.filter(({ quote }) => quote !== null).length;
  const isExchange = hasSaid('instead', 'replace', 'fix', 'touch') && !hasSaid('add');
  const isOfText = quotes > 1 || hasSaid('word', 'part') || words.some(({ text }) => ON_THINGS.test(text));
  return isExchange && isOfText && (quotes > 0 || hasSaid('word', 'write'));
};
/** Words that point at a text which the picture already shows: "that lettering 'anteprima'". */
const POINTING =
  /^(?:that|this|quella|quel|questa|ese|esa|dieser?|diesen|ce|cette|aquele|aquela|esse|essa)$/i;

/** A word in capitals. In a prompt in lower case it is the text to write: "SAMPLE across the whole picture". */
const CAPITALS = /^\p{Lu}[\p{Lu}\p{N}]{2,}$/u;
const capitalsIn = (reading: Reading): string | null => {
  const { words } = reading;
  const letters = words.filter(({ text }) => /\p{L}{3}/u.test(text));
  const small = letters.filter(({ text }) => /\p{Ll}/u.test(text));
  const from = words.findIndex(({ text }) =>
    text.split(' ').every((one) => CAPITALS.test(one) && !IN_CAPITALS_ANYWAY.test(one)),
  );
  if (from < 0 || small.length < 1) return null;
  // "Darken the SKY at the top": after an article, capitals only stress a word.
  const before = words[from - 1];
  const isStressed = before !== undefined && says(before, 'article');
  if (isStressed && !reading.has('word') && !words.some((word) => says(word, 'write'))) return null;
  const length = words
    .slice(from)
    .findIndex(
      ({ text, measure }) =>
        !/^[\p{Lu}\p{N}' ]+$/u.test(text) ||
        (measure !== null && measure.kind !== 'number' && measure.kind !== 'decade'),
    );
  const written = words.slice(from, length < 0 ? undefined : from + length);
  const isPlaced =
    reading.has('word') ||
    words.some(
      (word) =>
        valueIn(word, 'place') !== null ||
        ACROSS.test(word.text) ||
        says(word, 'write') ||
        valueIn(word, 'color') !== null,
    );
  if (!isPlaced) return null;
  reading.takeWords(written);
  return written.map(({ text }) => text).join(' ');
};

/** Returns the name of an account, which is the text to write: "my handle @nanda.doces". Null if there is none. */
const handleIn = (reading: Reading): string | null => {
  const word = reading.words.find(({ text }) => /^@[\p{L}\p{N}._]{2,}/u.test(text));
  if (word === undefined) return null;
  reading.takeWords([word]);
  return word.text;
};

/** Nouns of which a handle is the name: "my insta @nanda.doces". */
const OF_ACCOUNT =
  /^(?:insta(?:gram)?|ig|handle|tik ?tok|username|user|account|profile|page|usuario|perfil|cuenta|página|profil|konto|compte|pseudo|usuário|conta|arroba|profilo|utente|tag)$/iu;
const TINY =
  /^(?:tiny|chiquit[oa]|pequeñit[oa]|pequenin\p{L}+|winzig|minuscule|minúscul[oa]|minuscol[oa])$/iu;

const isTakenOff = (words: readonly Word[]): boolean =>
  words.some(({ text }) => /^(?:off|away|gone|weg|ab|fuera|fora|via)$/i.test(text));

const CAPTION =
  /^(?:caption|title|headline|titre|légende|legende|titel|überschrift|bildunterschrift|título|titulo|titolo|didascalia|legenda|texte?|texto|testo)$/i;
/** True if a clause begins with a word such as "caption" and then has the text to write: "Caption: our first flat". */
const isCaption = ({ words, says: hasSaid }: Reading): boolean => {
  const [first, ...more] = words.filter((word) => !says(word, 'article'));
  return (
    first !== undefined &&
    CAPTION.test(first.text) &&
    more.some((word) => /^\p{Lu}/u.test(word.text) || word.concepts.size === 0) &&
    !hasSaid('remove', 'replace', 'fix', 'less', 'touch') &&
    !more.some((word) => says(word, 'op:scan-document', 'sharp', 'blurry', 'improve', 'op:blur'))
  );
};

/** True for a word that asks for more than a text. */
const isOtherWork = (word: Word): boolean =>
  says(
    word,
    'remove',
    'without',
    'replace',
    'fix',
    'improve',
    'crop',
    'more',
    'less',
    'touch',
    'background',
    'subject',
  ) || [...word.concepts].some((concept) => /^(?:op|thing|beyond):/.test(concept));
/** Words after which quotation marks are around a comparison: "look like "The Matrix"". */
const LIKENING =
  /^(?:like|style|look|looks|effect|filter|named|called|said|says|told|wie|stil|filter|sagt|como|estilo|dice|dijo|comme|style|dit|diz|disse|come|stile|dice)$/iu;

/** Verbs and nouns with which a quoted text is a text to write: "caption this "Monday"", "sign it "Oma"". */
const LABELLING =
  /^(?:caption|label|sign|stamp|print|type|tag|title|subtitle|credit|overlay|inscribe|headline|rotul\p{L}*|beschrift\p{L}*|signier\p{L}*|unterschreib\p{L}*|signe[rz]?|sous titre|assin\p{L}+|firm[aeo]\p{L}*|stamp\p{L}+|untertitel|subtítulo|sottotitolo|legenda|invitation|poster|flyer|meme|font)$/iu;
const SPOKEN_OF = /^(?:letter|type|types|says|reading|dice|dit|sagt|diz|dice)$/i;
/** The least distance, in words, from "says" to a quotation that is not what somebody says. */
const FAR = 4;
/** True if a word such as "letter" or "says" requests no text: "a letter from the council", "my wife says". */
const isOfStory = (word: Word, words: readonly Word[]): boolean => {
  if (!SPOKEN_OF.test(word.text) || words.some((other) => says(other, 'word'))) return false;
  const quoteAt = words.findIndex(({ quote }) => quote !== null);
  if (quoteAt >= 0 && quoteAt - words.indexOf(word) < FAR) return false;
  const [before, after] = [words[words.indexOf(word) - 1], words[words.indexOf(word) + 1]];
  const isAsked = before === undefined || /^(?:that|which|it|to|and|que|qui|che|please)$/i.test(before.text);
  return !isAsked || (before === undefined && /^(?:of|from|to)$/i.test(after?.text ?? ''));
};

const isOfInstantPhoto = ({ words }: Reading): boolean =>
  words.some((word) => says(word, 'border')) && words.some(({ text }) => /polaro[iï]d/iu.test(text));

/** Reads requests to write a text or a watermark on the picture: "add the text "Sale" at the top". */
export const readText: Rule = (reading) => {
  const { says: hasSaid, has, take } = reading;
  if (reading.isBegun() && !has('word', 'watermark')) return null;
  reading.takeWords(reading.left().filter((word) => isOfStory(word, reading.words)));
  const hasQuote = reading.words.some(({ quote }) => quote !== null);
  const isWriting = hasSaid('write') && (has('write') || !reading.owns('write'));
  const [first] = reading.words.filter((word) => !says(word, 'article', 'filler', 'subtle'));
  // A see-through text is a watermark: "my name "Ana" see-through in the corner".
  const isFaint = has('transparent') && (hasQuote || has('word')) && !hasSaid('remove', 'background');
  const isFirst =
    first !== undefined &&
    says(first, 'watermark') &&
    !hasSaid('remove', 'without', 'fix') &&
    !isTakenOff(reading.words);
  const isWatermark =
    isFaint ||
    isFirst ||
    (has('watermark') &&
      (hasQuote ||
        hasSaid('add', 'make', 'write', 'with') ||
        reading.words.some(({ text }) => SIGN.test(text))) &&
      !hasSaid('remove', 'without'));
  const isSigned = reading.words.some(({ text }) => SIGN.test(text)) && !hasSaid('remove', 'without');
  if (
    hasSaid('write') &&
    reading.words.some(({ text }) => /^(?:nothing|nichts|nada|rien|niente|nulla)$/i.test(text))
  ) {
    take('write', 'add', 'this');
    reading.takeWords(
      reading.left().filter(({ text }) => /^(?:nothing|nichts|nada|rien|niente|nulla)$/i.test(text)),
    );
    return { wanted: [] };
  }
  const isText =
    isWatermark ||
    isSigned ||
    (hasQuote && reading.words.some(({ text }) => LABELLING.test(text))) ||
    (has('word') && (isWriting || hasSaid('add', 'with'))) ||
    (hasQuote && (isWriting || hasSaid('add', 'with', 'watermark'))) ||
    isCaption(reading) ||
    isWriting;
  if (hasSaid('remove') && has('word') && !hasSaid('add', 'write')) return beyond(REMOVE_HINT);
  // "Wipe out what I have written on it" is refused; in "write SOLD OUT" the first word requests a new text.
  const isWritten = reading.owns('remove') && has('write') && !hasQuote && !hasSaid('add');
  if (isWritten && first !== undefined && !says(first, 'write')) return beyond(REMOVE_HINT);
  const quoteAt = reading.words.findIndex(({ quote }) => quote !== null);
  const beforeQuote = reading.words.slice(0, Math.max(0, quoteAt));
  // "Erase the 'proof' stamp the photographer put on it": "put" comes after the text and requests none.
  const verb = beforeQuote.findLast((word) => says(word, 'remove', 'without', 'add', 'write', 'with'));
  const isRemoved = hasQuote && hasSaid('remove', 'without') && !hasSaid('add');
  if (isRemoved || (verb !== undefined && says(verb, 'remove', 'without'))) return beyond(REMOVE_HINT);
  if (beforeQuote.slice(-2).some(({ text }) => POINTING.test(text))) return beyond(REMOVE_HINT);
  if (isReplaced(reading)) return beyond(REPLACE_HINT);
  const isAsked = isText || (!reading.isBegun() && !hasSaid('remove', 'keep', 'crop'));
  if (!isAsked) return null;
  const isQuoteOnly =
    hasQuote &&
    !reading.words.some(({ text }) => POINTING.test(text)) &&
    (has('word') ||
      reading.words.some((word) => valueIn(word, 'place') !== null) ||
      !reading.words.some((word) => isOtherWork(word) || LIKENING.test(word.text)));
  const named = isText || isQuoteOnly ? null : (capitalsIn(reading) ?? handleIn(reading));
  if (!isText && !isQuoteOnly && named === null) return null;
  const isAcross =
    reading.words.some(({ text }) => OVER_ALL.test(text)) ||
    named?.startsWith('@') === true ||
    reading.words.some(({ quote }) => quote?.startsWith('@') === true);
  const quoted =
    named ??
    reading.quote() ??
    signedText(reading) ??
    (isText ? (capitalsIn(reading) ?? handleIn(reading)) : null);
  const text = quoted ?? '';
  reading.takeWords(reading.left().filter(({ text: said }) => ACROSS.test(said)));
  if (text.startsWith('@'))
    reading.takeWords(reading.left().filter(({ text: said }) => OF_ACCOUNT.test(said) || TINY.test(said)));
  const place = placeIn(reading);
  const [color] = reading.colors();
  take(
    'word',
    'watermark',
    'write',
    'add',
    'with',
    'make',
    'color',
    'more',
    'strong',
    'upscale',
    // The frame of an instant photo is a wish of its own.
    ...(isOfInstantPhoto(reading) ? [] : (['border'] as const)),
    'picture',
    'direction:diagonal',
    'subtle',
    'light',
    'part',
    'transparent',
    'half',
    'resize',
    'everything',
    'fully',
    'direction:horizontal',
  );
  const shade = color === undefined ? {} : { color: color.hex };
  if (isWatermark || (isAcross && (named !== null || text.startsWith('@'))))
    return wish('watermark', { text: text === '' ? '' : text, ...shade, place });
  // "On the cake": where nothing finds it, the text stands at its usual place.
  if (hasQuote)
    reading.takeWords(reading.words.filter((word, at) => at > quoteAt && valueIn(word, 'thing') !== null));
  return text === '' ? beyond(TEXT_HINT) : wish('add-text', { text, place, ...shade });
};
