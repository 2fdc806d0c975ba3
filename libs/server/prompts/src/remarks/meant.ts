import { says, type Clause } from '../clauses/clauses.ts';
import { isTurned } from './complaints.ts';
import type { Word } from '../words/words.ts';

const TOO = /^(?:so|as|that|tan|tão|così|si|aussi)$/i;
const LESS: Word = { text: 'less', concepts: new Set(['less'] as const), measure: null, quote: null };
/** The words of a request for less of a tone: "it should not look so dark". */
export const notSo = ({ words, negated }: Clause): readonly Word[] => {
  const at = negated.findIndex(({ text }) => TOO.test(text));
  const asksNothing = words.every((word) => says(word, 'article', 'filler', 'picture', 'this'));
  const isTone = at >= 0 && !negated.some((word) => says(word, 'make', 'touch', 'replace'));
  return isTone && asksNothing ? [...words, LESS, ...negated.slice(at + 1)] : words;
};

const PICTURE_NAME =
  /(?:photos?|pictures?|photograph|fotos?|fotografías?|bild|aufnahme|immagine|imagen|image|imagem|fotografia)$|^(?:old|alte[ns]?) /i;
/** Definite articles, demonstratives and possessives in six languages. */
export const DEFINITE =
  /^(?:this|these|my|our|his|her|their|the|esta|este|estas|mi|mis|la|el|las|los|dieses|diese|mein|meine|meinem|das|die|den|der|dem|l|les|cette|ces|ma|mes|mon|essa|minhas?|meus?|a|o|as|os|questa|queste|mia|mio|il|lo|i|gli|le)$/i;
const LIKENING = /^(?:like|as|into|wie|como|comme|come|als)$/i;

const isColor = (word: Word | undefined): boolean =>
  [...(word?.concepts ?? [])].some((concept) => concept.startsWith('color:'));

/** Names of neon colors: "neon yellow", "amarillo neón". "Pink neon" in English is light. */
const NEON = /^(?:neon|neón|néon|fluo\p{L}*)$/iu;
const BEFORE_NEON =
  /^(?:amarill|verde|rosa|naranja|azul|jaune|vert|rose|bleu|amarel|laranja|giall|arancio|blu$)/i;
const isShadeOfNeon = (words: readonly Word[], at: number, before: readonly Word[]): boolean =>
  NEON.test(words[at]?.text ?? '') &&
  (words.length > 2 || before.some((word) => says(word, 'color', 'recolor'))) &&
  ((isColor(words[at + 1]) && at + 2 >= words.length) ||
    (isColor(words[at - 1]) && BEFORE_NEON.test(words[at - 1]?.text ?? '') && at + 1 >= words.length));

/** "A soft grey backdrop": a shade, and nothing blurred. */
const isSoftShade = (words: readonly Word[], at: number): boolean =>
  /^(?:soft|gentle|sanft\p{L}*|zart\p{L}*|suave|doux|douce|tenue)$/iu.test(words[at]?.text ?? '') &&
  isColor(words[at + 1]) &&
  words.some((word) => says(word, 'background'));

/** "Lose everybody else": a removal, other than "don't lose the details". */
const isLost = (words: readonly Word[], at: number): boolean =>
  /^lose$/i.test(words[at]?.text ?? '') &&
  words.slice(at + 1, at + 3).some((next) => [...next.concepts].some((c) => c.startsWith('thing:')));

/** "A light vintage haze", "un voile rétro": the veil belongs to the look, and no haze should go. */
const isVeil = (words: readonly Word[], at: number): boolean =>
  says(words[at] as Word, 'haze') &&
  [words[at - 1], words[at + 1]].some(
    (next) => next !== undefined && says(next, 'op:vintage', 'op:fade', 'op:cinematic', 'op:sepia'),
  ) &&
  !words.some((word) => says(word, 'remove', 'without', 'less', 'fix'));

/** Reads words for a look as the picture where they only name it: "sharpen this old photo". */
export const withPicturesMeant = (words: readonly Word[], before: readonly Word[]): readonly Word[] =>
  words.map((word, at) => {
    if (isSoftShade(words, at)) return { ...word, concepts: new Set(['shade:soft'] as const) };
    if (isShadeOfNeon(words, at, before)) return { ...word, concepts: new Set(['shade:bright'] as const) };
    if (isTurned(words, at)) return { ...word, concepts: new Set(['cast'] as const) };
    if (isTurned(words, at + 1) || isVeil(words, at))
      return { ...word, concepts: new Set(['filler'] as const) };
    if (isLost(words, at)) return { ...word, concepts: new Set(['remove'] as const) };
    // "Matte green", "glossy red": the finish of a paint.
    const isPaint =
      says(word, 'op:fade', 'bright') &&
      /^(?:matte?|glossy|metallic|mate|matt|opaco|fosco)$/i.test(word.text);
    if (isPaint && [...(words[at + 1]?.concepts ?? [])].some((c) => c.startsWith('color:')))
      return { ...word, concepts: new Set(['filler'] as const) };
    const isNamedGrey =
      says(word, 'op:black-and-white') &&
      words[at + 1] !== undefined &&
      says(words[at + 1] as Word, 'picture') &&
      DEFINITE.test(words[at - 1]?.text ?? '') &&
      !/^(?:a|as|o|os)$/i.test(words[at - 1]?.text ?? '');
    if (isNamedGrey) return { ...word, concepts: new Set(['picture'] as const) };
    const isNamed =
      says(word, 'op:vintage') &&
      PICTURE_NAME.test(word.text) &&
      DEFINITE.test(words[at - 1]?.text ?? '') &&
      !words.slice(0, at).some(({ text }) => LIKENING.test(text));
    return isNamed ? { ...word, concepts: new Set(['picture'] as const) } : word;
  });

/** True if somebody should become something unknown: "look like a king in a painting". */
export const becomesUnknown = (words: readonly Word[], left: readonly Word[]): boolean =>
  words.some(
    (word, at) =>
      left.includes(word) &&
      word.concepts.size === 0 &&
      /\p{L}{3}/u.test(word.text) &&
      words.slice(Math.max(0, at - 2), at).some(({ text }) => /^(?:like|as|into|wie|comme)$/i.test(text)),
  );

/**
 * The words without a comparison with something unknown after a look: "black and white like Vivian Maier". The look is
 * named, and the comparison adds nothing that could be done.
 */
export const withoutLikeness = (words: readonly Word[]): readonly Word[] => {
  const at = words.findIndex(({ text }) => /^(?:like|wie|comme|como|come)$/i.test(text));
  const [before, after] = [words.slice(0, Math.max(0, at)), words.slice(at + 1)];
  const isOfLook = before.some((word) =>
    says(word, 'op:black-and-white', 'op:sepia', 'op:vintage', 'op:cinematic'),
  );
  const isUnknown =
    after.some((word) => word.concepts.size === 0 && /\p{L}{3}/u.test(word.text)) &&
    after.every((word) => word.concepts.size === 0 || says(word, 'filler', 'article', 'picture', 'and'));
  return isOfLook && isUnknown ? before : words;
};
