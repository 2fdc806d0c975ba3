import { says, type Clause } from '../clauses/clauses.ts';
import { VERBS } from '../lexicon/concepts.ts';
import type { Word } from '../words/words.ts';

/** Conjunctions of purpose or reason in six languages: "so that", "damit", "porque". */
const CONJUNCTION =
  /^(?:because|cause|cuz|coz|since|damit|weil|denn|parce que|parce|afin|porque|pq|pois|perche|perché|poiché|cosi che|così che|affinché)$/i;
/** "So" begins a purpose if the next word is a person or pronoun (`WHO`). Before other words it is an amount. */
const SO = /^(?:so|for me so|so that|pa que|para que|pour que|pra que|til|till|until)$/i;
/** Words for a place, after which a clause only says where something is: "the left third where my hand is". */
const WHERE = /^(?:where|wo|où|donde|onde|dove)$/i;
/** "So dark that nobody sees his eyes": what follows from a fault. */
const NOBODY = /^(?:nobody|no one|noone|niemand|nadie|personne|ninguém|nessuno)$/i;
const SEES = /^(?:sees?|can|could|sieht|erkennt|kann|ve|puede|voit|peut|vê|enxerga|consegue|vede|può)$/i;
const WHO =
  /^(?:i|u|you|we|it|he|she|they|the|my|our|people|nobody|no one|noone|everyone|everybody|customers|kids|its|it s|that|guests|text|on|se|le|la|el|o|a)$/i;
const PREPOSITION =
  /^(?:for|für|fürs|zum|pour|para|pa|pal|pra|pro|pros|per|for my|for the|for our|for a|for an|for his|for her)$/i;
/** True for a word by which a purpose is the request itself: "for a passport", "crop for stories", "for a large print". */
const isWish = (word: Word): boolean =>
  word.measure !== null ||
  word.quote !== null ||
  says(
    word,
    'square',
    'headshot',
    'size',
    'background',
    'upscale',
    'picture',
    'circle',
    'watermark',
    'this',
    'reference',
    'shadow',
    'recolor',
  ) ||
  [...word.concepts].some((concept) =>
    /^(?:ratio|side|format|color|style|place|op|gradient|beyond)/.test(concept),
  );

/** "Cut me out for a YouTube thumbnail": after a cut-out, a shape only says what it is for. */
const isShapeOfCutOut = (word: Word, before: readonly Word[]): boolean =>
  before.some((other) => says(other, 'cut')) &&
  !before.some((other) => says(other, 'crop')) &&
  [...word.concepts].every((concept) => concept.startsWith('ratio:')) &&
  word.concepts.size > 0;

/** True for a word that may name something, and requests nothing itself. */
const isNoun = (word: Word): boolean =>
  !says(word, ...VERBS) && [...word.concepts].every((concept) => !concept.startsWith('op:'));

const LEAST_PIXELS = 100;
const isSize = ({ measure }: Word): boolean =>
  measure !== null &&
  (['pixels', 'dimensions', 'print', 'ratio'].includes(measure.kind) ||
    (measure.kind === 'number' && measure.value >= LEAST_PIXELS));
/** "So that the long side is 2048", "crop it so that only the face is seen": what follows is the wish. */
const saysWhatStays = (words: readonly Word[], at: number): boolean => {
  const [before, after] = [words.slice(0, at), words.slice(at)];
  const isCrop = before.some((word) => says(word, 'crop')) && after.some((word) => says(word, 'only'));
  return (
    after.some(isSize) || (isCrop && after.some((word) => says(word, 'face', 'subject', 'thing:person')))
  );
};

const beginsAt = (words: readonly Word[]): number =>
  words.findIndex(({ text }, at) => {
    if (at === 0) return false;
    if (CONJUNCTION.test(text)) return true;
    if (NOBODY.test(text) && SEES.test(words[at + 1]?.text ?? '')) return true;
    const before = words[at - 1];
    if (WHERE.test(text) && before !== undefined && isNoun(before)) return true;
    if (SO.test(text))
      return (text.includes(' ') || WHO.test(words[at + 1]?.text ?? '')) && !saysWhatStays(words, at);
    if (!PREPOSITION.test(text) || at === words.length - 1) return false;
    const after = words.slice(at + 1).filter((word) => !isShapeOfCutOut(word, words.slice(0, at)));
    return !after.some(isWish);
  });

/** "Crop it to get rid of the finger": the purpose is the wish, and the crop is only how. */
const isCutFor = ({ words }: Clause, at: number): boolean =>
  words.slice(0, at).some((word) => says(word, 'crop')) &&
  words.slice(at).some((word) => says(word, 'remove'));

/** The clause without its purpose ("a watercolour for the nursery wall" without the wall), or null if it names no purpose. */
export const withoutPurpose = (clause: Clause): Clause | null => {
  const at = beginsAt(clause.words);
  return at < 0 || isCutFor(clause, at)
    ? null
    : { ...clause, words: clause.words.slice(0, at), negated: [], excepted: [], isLack: false };
};
