import { says } from './clauses.ts';
import { VERBS } from './lexicon/concepts.ts';
import type { Concept } from './lexicon/english.ts';
import { valueIn } from './reading.ts';
import type { Word } from './words.ts';

/** "Is", "looks", "came out" in six languages: what follows is how the picture is, and not how it shall become. */
export const STATES =
  /^(?:hate|hasse|odio|odeio|déteste|detesto|s|is|its|isses|are|was|were|looks|looked|seems?|appears?|came|turned|came out|turned out|has|have|está|estan|están|son|salió|salio|quedó|quedo|se ve|ve|luce|ist|sind|wirkt|wirken|sieht|wurde|est|sont|semble|paraît|tá|ta|é|são|estão|ficou|saiu|parece|pare|mi pare|me parece|era|eran|eram|erano|estaba|estaban|estava|estavam|war|waren|était|étaient|était|ficaram|quedaron|salieron|rend|vient|viene|sale|salen|fait|kommt|kam|kamen|è|e|sono|sembra|risulta|appare|venuta|uscita|è venuta|è uscita)$/i;
/** After these even "is" tells how it shall become: "I want it so that it is dark". */
export const WISHES =
  /^(?:should|want|wanna|wish|like|need|would|to|soll|sollte|sollen|möchte|will|hätte|dass|damit|quiero|quisiera|que|veux|voudrais|quero|queria|vorrei|voglio|che)$/i;
/** "It has a vignette": "has to" is another word. */
const HAS = /^(?:has|have|hat|tiene|tem|ha)$/i;

/** "The colors look dull", but not "a dull look"; "esta oscura", but not "esta foto"; German has "es" for "it". */
const isState = (word: Word, at: number, words: readonly Word[]): boolean => {
  const [before, after] = [words[at - 1]?.text ?? '', words[at + 1]];
  if (/^look$/i.test(word.text)) return /^(?:they|\p{L}+s)$/iu.test(before);
  if (/^esta$/i.test(word.text)) return after !== undefined && !says(after, 'picture');
  return STATES.test(word.text) || (/^es$/i.test(word.text) && at === 0);
};

/** True for words that only say how the picture is: "the photo is faded", "está torcida". */
const isComplaint = (words: readonly Word[]): boolean =>
  !words.some((word) => says(word, ...VERBS) || WISHES.test(word.text)) &&
  words.some((word, at) => isState(word, at, words) || says(word, 'excess'));

/** What is to be done about each fault that is a wish of its own elsewhere. */
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
const YELLOWED = /^(?:vergilb|yellow|jauni|amarill|amarel|ingiall)/i;

/** "Oversaturated", "too vivid": the fault is in the word itself. */
const TOO_MUCH = /^(?:over|too |garish|gaudy|demasiado|muy |zu |trop |troppo |muito |demais|über)/i;

const mended = (word: Word, isTooMuch: boolean): Word => {
  // "It looks grey, can you warm it up": what is to be done is no fault.
  if (/ it(?: |$)/i.test(word.text)) return word;
  if (says(word, 'op:vintage') && YELLOWED.test(word.text))
    return { ...word, concepts: new Set(['cast'] as const) };
  // "Too muted", "too warm" are read as they are; "too faded" is not.
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
/** What they are was named before. */
const THEY = /^(?:they|elles|ils|ellas|ellos|elas|eles|loro|sie|sind|sono|están|estão|sont)$/i;
/** "We all look green": nobody wishes for that color. */
const isTint = (word: Word): boolean => TINTS.includes(valueIn(word, 'color') ?? '');

/** "Like a corpse": who looks so wants warmth. */
const isDeadly = (word: Word): boolean =>
  says(word, 'cool') &&
  /corpse|dead|leiche|tot|tod|cad[aá]ver|muert|mort|morgue|morto|defunt|frigorif/i.test(word.text);

const AROUND: readonly Concept[] = ['filler', 'article', 'subtle', 'strong', 'excess'];
/** "Cool it down" is a wish, although what is wished for is called like a fault. */
const refers = (word: Word): boolean => says(word, 'this') || / /.test(word.text);

/**
 * The words of a clause, in which a fault stands for what is to be done about it: "it is faded" wants more color.
 * `before` are those of the clause that it continues: "it is noisy and dark".
 */
export const withFaultsMended = (words: readonly Word[], before: readonly Word[]): readonly Word[] => {
  const isMore = words.filter((word) => !says(word, ...AROUND)).length === 1 && !words.some(refers);
  // "A blurry and dark photo": neither is wished for.
  const isNoun =
    isMore &&
    before.some((word) => says(word, 'picture')) &&
    before.some((word) => says(word, 'blurry', 'noise', 'op:straighten', 'haze')) &&
    !before.some((word) => says(word, ...VERBS) || WISHES.test(word.text));
  const continues = isNoun || (isMore && isComplaint(before) && isComplaint([...before, ...words]));
  if (words.some(isDeadly))
    return words.map((word) => (isDeadly(word) ? { ...word, concepts: new Set(['warm'] as const) } : word));
  if (!isComplaint(words) && !continues) return words;
  const isOfWhole = words.every(
    (word) => !says(word, 'background', 'word') && valueIn(word, 'thing') === null,
  );
  const isOfOthers = THEY.test(words[0]?.text ?? '');
  if (isOfWhole && !isOfOthers && words.some(isTint))
    return words.map((word) => (isTint(word) ? { ...word, concepts: new Set(['cast'] as const) } : word));
  const isTooMuch = words.some((word) => says(word, 'excess') || TOO_MUCH.test(word.text));
  return words.map((word) => mended(word, isTooMuch));
};

/** "It has a vignette": a look that is there, and is not asked for. */
export const saysWhatIsThere = (words: readonly Word[]): boolean => {
  const at = words.findIndex(({ text }) => HAS.test(text));
  const isDuty = /^(?:to|que|zu)$/i.test(words[at + 1]?.text ?? '');
  return (
    at >= 0 && !isDuty && words.some((word) => says(word, 'op:vignette', 'op:sepia', 'op:fade', 'border'))
  );
};
