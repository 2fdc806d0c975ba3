import { everydayName } from '@safelight/operations';
import { entriesFor, folded } from '../lexicon/lexicon.ts';
import type { PlannedStep, PromptReading } from '../prompt-reading.ts';

/** Words for a place with which some names in the lexicons end: "bloke in", "guys there". */
const WHERE = / (?:in|in the|on|at|there|parked)$/u;
/** Names that the rules themselves give, and misspelled names that the lexicons know. */
const OTHERS = ['others', 'what is marked', 'it'];
const SLIPS = /^(?:poeple|peple|pepole|teeths)$/u;
/** Names of other languages that mean something else in English: a “robe” is a dress in French. */
const FALSE_FRIENDS = /^robe$/u;

/** “Remove him”: who is meant, and no name. */
const PRONOUN = /^(?:him|her|them|he|she|they)$/u;

/** True if the lexicons have these words as an English name of a thing or part. */
const isEnglish = (said: string): boolean => {
  if (OTHERS.includes(said)) return true;
  if (SLIPS.test(said) || FALSE_FRIENDS.test(said)) return false;
  const words = folded(said).split(/[^\p{L}\p{N}]+/u);
  return entriesFor(words[0] ?? '').some(
    ({ language, concept, patterns }) =>
      language === 'english' &&
      /^(?:thing|region|place):/.test(concept) &&
      patterns.length === words.length &&
      patterns.every(({ text, isStem }, at) => (isStem ? words[at]?.startsWith(text) : words[at] === text)),
  );
};

/** The English name of what a finder finds; the plural if several are meant. */
const nameOf = (name: string, isSeveral: boolean): string => {
  if (name === 'person') return isSeveral ? 'people' : 'person';
  const said = everydayName(name);
  return isSeveral && name !== 'text' && isEnglish(`${said}s`) ? `${said}s` : said;
};

/** The prompt's words for one thing if they are English, and otherwise the English name of that thing. */
const inEnglish = (said: string, name: string, isSeveral: boolean): string => {
  const [, article = '', noun = ''] = /^(the )?(.*)$/u.exec(said) ?? [];
  const nouns = noun.split(' and ').map((one) => one.replace(WHERE, ''));
  const isNamed = nouns.every((one) => isEnglish(one) && !PRONOUN.test(one));
  return article + (isNamed ? nouns.join(' and ') : nameOf(name, isSeveral));
};

/** English words for what has several kinds, each with a finder of its own. */
const OF_KINDS: Readonly<Record<string, string>> = {
  'backpack,handbag,suitcase': 'bag',
  'bird,cat,dog,horse,sheep,cow,elephant,bear,zebra,giraffe': 'animal',
  'car,bus,truck,motorcycle,bicycle': 'vehicle',
};
/** The word of a prompt for things of several kinds, or an English one for it, with the article of the prompt. */
const inOneWord = (said: string, names: string): string => {
  const [, article = '', noun = ''] = /^(the )?(.*)$/u.exec(said) ?? [];
  if (isEnglish(noun)) return said;
  const word = OF_KINDS[names];
  return word === undefined ? names.split(',').join(' or ') : article + word;
};

const withName = (step: PlannedStep): PlannedStep => {
  const { names, said, count } = step.options;
  if (typeof names !== 'string' || typeof said !== 'string' || names === '') return step;
  const [name = '', ...others] = names.split(',');
  const parts = said.split(',');
  const counts = String(count ?? 1).split(',');
  // "The bags" are of several kinds, for which there is only this one word.
  const isOneWord = others.length > 0 && parts.length === 1;
  const inWords = isOneWord
    ? inOneWord(said, names)
    : parts.map((part, at) => inEnglish(part, [name, ...others][at] ?? name, counts[at] === '0')).join(',');
  return { ...step, options: { ...step.options, said: inWords } };
};

/**
 * The reading with English names for what is removed or gets another color, because results are described in
 * English: "remove person" and not "remove mulher".
 */
export const withEnglishNames = (reading: PromptReading): PromptReading => ({
  ...reading,
  steps: reading.steps.map(withName),
});
