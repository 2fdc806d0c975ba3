import { says } from '../clauses/clauses.ts';
import { VERBS } from '../lexicon/concepts.ts';
import type { Concept } from '../lexicon/english.ts';
import { valueIn } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';

/** Verbs of state in six languages ("is", "looks", "came out"). The words after them describe the picture as it is. */
export const STATES =
  /^(?:hate|hasse|odio|odeio|déteste|detesto|s|is|its|isses|are|was|were|looks|looked|seems?|appears?|came|turned|came out|turned out|has|have|está|estan|están|son|salió|salio|quedó|quedo|se ve|ve|luce|ist|sind|wirkt|wirken|sieht|wurde|est|sont|semble|paraît|tá|ta|é|são|estão|ficou|saiu|parece|pare|mi pare|me parece|era|eran|eram|erano|estaba|estaban|estava|estavam|war|waren|était|étaient|était|ficaram|quedaron|salieron|rend|vient|viene|sale|salen|fait|kommt|kam|kamen|è|e|sono|sembra|risulta|appare|venuta|uscita|è venuta|è uscita)$/i;
/** Verbs of wishing. After them even "is" describes the wanted picture: "I want it so that it is dark". */
export const WISHES =
  /^(?:should|want|wanna|wish|like|need|would|to|soll|sollte|sollen|möchte|will|hätte|dass|damit|quiero|quisiera|que|veux|voudrais|quero|queria|vorrei|voglio|che)$/i;
/** Verbs of having: "it has a vignette". */
const HAS = /^(?:has|have|hat|tiene|tem|ha)$/i;

const namesPart = (word: Word): boolean =>
  says(word, 'face', 'part', 'skin') || valueIn(word, 'thing') !== null || valueIn(word, 'region') !== null;

/** True if a word is used as a verb of state: "look" in "the colors look dull", but not in "a dull look". */
const isState = (word: Word, at: number, words: readonly Word[]): boolean => {
  const [before, after] = [words[at - 1]?.text ?? '', words[at + 1]];
  // "The children's faces": whose they are.
  if (/^s$/i.test(word.text) && after !== undefined && namesPart(after)) return false;
  if (/^look$/i.test(word.text)) return /^(?:they|\p{L}+s)$/iu.test(before);
  if (/^esta$/i.test(word.text)) return after !== undefined && !says(after, 'picture');
  return STATES.test(word.text) || (/^es$/i.test(word.text) && at === 0);
};

/** True for words that only describe the picture as it is: "the photo is faded", "está torcida". */
const isComplaint = (words: readonly Word[]): boolean =>
  !words.some((word) => says(word, ...VERBS) || WISHES.test(word.text)) &&
  words.some((word, at) => isState(word, at, words) || says(word, 'excess'));

/** The concept that corrects each fault. */
const MENDED: readonly (readonly [fault: Concept, mended: Concept])[] = [
  ['op:fade', 'op:enhance-colors'],
  ['muted', 'op:enhance-colors'],
  ['op:pixelate', 'op:improve-quality'],
  ['dark', 'op:low-light'],
  ['cool', 'warm'],
  ['warm', 'cool'],
  ['op:vintage', 'picture'],
  ['op:black-and-white', 'picture'],
];
const AROUND: readonly Concept[] = ['filler', 'article', 'subtle', 'strong', 'excess'];
/** Looks that a picture may seem to have, which is a complaint: "it looks like a cartoon". */
const SEEMING: readonly Concept[] = ['op:cartoon', 'op:oil-painting', 'op:watercolor', 'op:pencil-sketch'];
const SEEMS = /^(?:looks|seems|parece|semble|ressemble|sembra|sieht|wirkt)$/i;
/** True if the words only say what the picture looks like. */
export const isLikened = (words: readonly Word[]): boolean =>
  SEEMS.test(words.find((word) => !says(word, 'this', 'picture', 'article'))?.text ?? '') &&
  words.every((word) => says(word, ...SEEMING, ...AROUND, 'this', 'picture', 'fully'));
const YELLOWED = /^(?:vergilb|yellow|jauni|amarill|amarel|ingiall)/i;

/** Words and beginnings of words that mean "too much": "too vivid", "oversaturated". */
const TOO_MUCH = /^(?:over|too |garish|gaudy|demasiado|muy |zu |trop |troppo |muito |demais|über)/i;

const mended = (word: Word, isTooMuch: boolean): Word => {
  // In "it looks grey, can you warm it up", "warm it up" is a request and no fault.
  if (/ it(?: |$)/i.test(word.text)) return word;
  if (says(word, 'op:vintage') && YELLOWED.test(word.text))
    return { ...word, concepts: new Set(['cast'] as const) };
  // The rules for tones read "too muted" and "too warm", but not "too faded".
  const found = MENDED.find(([fault]) => says(word, fault) && (!isTooMuch || fault.startsWith('op:')));
  return found === undefined ? word : { ...word, concepts: new Set([found[1]]) };
};

const TINTS: readonly string[] = [
  'yellow',
  'green',
  'orange',
  'red',
  'blue',
  'pink',
  'purple',
  'magenta',
  'violet',
];
/** Pronouns for people who were named before. */
const THEY = /^(?:they|elles|ils|ellas|ellos|elas|eles|loro|sie|sind|sono|están|estão|sont)$/i;
/** True for a color that the picture has taken on: "the colors have gone green". */
export const isTurned = (words: readonly Word[], at: number): boolean =>
  isTint(words[at]) &&
  /^(?:gone|went|turned)$/i.test(words[at - 1]?.text ?? '') &&
  words.slice(0, at).every((word) => valueIn(word, 'thing') === null) &&
  words.slice(0, at).some((word) => says(word, 'color', 'picture', 'this', 'everything'));

/** "The reds look dead": the parts of the picture in a color, which is no tint of the whole. */
const REDS = /^(?:greens|reds|blues|yellows)$/i;
/** True for a color that nobody wants to have: "we all look green". */
const isTint = (word: Word | undefined): boolean =>
  word !== undefined && !REDS.test(word.text) && TINTS.includes(valueIn(word, 'color') ?? '');

/** True for comparisons with the dead, which request warmer colors: "like a corpse". */
const isDeadly = (word: Word): boolean =>
  says(word, 'cool') &&
  /corpse|dead|leiche|tot|tod|cad[aá]ver|muert|mort|morgue|morto|defunt|frigorif/i.test(word.text);

/** True for a word that makes a request of the name of a fault, such as "this" or the phrase "cool it down". */
const refers = (word: Word): boolean => says(word, 'this') || / /.test(word.text);

/**
 * The words of a clause, in which each fault is replaced by its correction: "it is faded" requests more color. `before`
 * are the words of the clause that it continues: "it is noisy and dark".
 */
export const withFaultsMended = (words: readonly Word[], before: readonly Word[]): readonly Word[] => {
  const isMore = words.filter((word) => !says(word, ...AROUND)).length === 1 && !words.some(refers);
  // In "a blurry and dark photo", "dark" is a fault because "blurry" is one.
  const isNoun =
    isMore &&
    before.some((word) => says(word, 'picture')) &&
    before.some((word) => says(word, 'blurry', 'noise', 'op:straighten', 'haze')) &&
    !before.some((word) => says(word, ...VERBS) || WISHES.test(word.text));
  const continues = isNoun || (isMore && isComplaint(before) && isComplaint([...before, ...words]));
  if (words.some(isDeadly))
    return words.map((word) => (isDeadly(word) ? { ...word, concepts: new Set(['warm'] as const) } : word));
  if (isLikened(words)) return words.filter((word) => !says(word, ...SEEMING));
  if (!isComplaint(words) && !continues) return words;
  const isOfWhole = words.every(
    (word) =>
      !says(word, 'background', 'word') &&
      valueIn(word, 'thing') === null &&
      valueIn(word, 'region') === null,
  );
  const isOfOthers = THEY.test(words[0]?.text ?? '');
  if (isOfWhole && !isOfOthers && words.some(isTint))
    return words.map((word) => (isTint(word) ? { ...word, concepts: new Set(['cast'] as const) } : word));
  const isTooMuch = words.some((word) => says(word, 'excess') || TOO_MUCH.test(word.text));
  return words.map((word) => mended(word, isTooMuch));
};

/** True if the words say that the picture already has a look: "it has a vignette". */
export const saysWhatIsThere = (words: readonly Word[]): boolean => {
  const at = words.findIndex(({ text }) => HAS.test(text));
  const isDuty = /^(?:to|que|zu)$/i.test(words[at + 1]?.text ?? '');
  return (
    at >= 0 && !isDuty && words.some((word) => says(word, 'op:vignette', 'op:sepia', 'op:fade', 'border'))
  );
};
