import { says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { quote, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { REMOVE_HINT } from '../rules/objects.ts';
import type { Word } from '../words/words.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** True if a step would remove the owner of something that cannot be removed: "the dog lead", "the car's antenna". */
const isOwnerOf = ({ operation, options }: PlannedStep, told: string): boolean => {
  const name = String(options['said'] ?? '').replace(/^the /iu, '');
  return (
    operation === 'remove-object' &&
    name !== '' &&
    new RegExp(
      `(?<!\\p{L})${escaped(name)}(?:['’ ]s)? (?!and |y |und |et |e |from |in |on |at )\\p{L}{3,}`,
      'iu',
    ).test(told)
  );
};

/** Prepositions after a thing and before its owner or its place, in six languages. */
const OF_OR_ON =
  /^(?:of|on|from|in|at|vom|von|am|an|auf|im|aus|de|du|des|del|do|da|dos|das|di|del|dello|della|dell|sur|dans|sul|sull|sulla|sullo|dal|dall|dalla|dallo|no|na|en|em)$/iu;
const isArticle = (word: Word | undefined): boolean => word !== undefined && says(word, 'article');
/** Something that nothing removes by its name: "the leash", "the dust", "the shadow". In "las dos personas", "dos" is two. */
const isOther = (word: Word | undefined): boolean =>
  word !== undefined &&
  !isArticle(word) &&
  valueIn(word, 'thing') === null &&
  !says(word, 'picture', 'background', 'remove') &&
  (says(word, 'part', 'op:repair-scratches', 'shadow', 'transparent') || /^\p{L}{3,}$/u.test(word.text));

/** True for a thing that only says whose or where another one is: "the leash of the dog", "the dust on the car". */
const onlyOwns = (words: readonly Word[], at: number): boolean => {
  // "Hundehaare": the rest of a compound.
  const rest = words[at + 1];
  if (rest !== undefined && says(rest, 'part') && !/\p{L}/u.test(rest.text)) return true;
  if (rest !== undefined && valueIn(words[at] as Word, 'thing') === 'bus' && /^stops?$/iu.test(rest.text))
    return true;
  const linkAt = words.slice(0, at).findLastIndex((word) => OF_OR_ON.test(word.text) || !isArticle(word));
  const before = words[linkAt - 2];
  return (
    linkAt >= 2 &&
    OF_OR_ON.test(words[linkAt]?.text ?? '') &&
    isOther(words[linkAt - 1]) &&
    before !== undefined &&
    (isArticle(before) || says(before, 'remove'))
  );
};

/** The clause whose removal would take the owner of what should go. Undefined if none would. */
const ownerIn = ({ operation, options }: PlannedStep, clauses: readonly Clause[]): Clause | undefined => {
  const names = operation === 'remove-object' ? String(options['names']).split(',') : [];
  const named = clauses.flatMap((clause) =>
    clause.words.flatMap((word, at) =>
      names.includes(valueIn(word, 'thing') ?? '') && !isArticle(word) ? [{ clause, at }] : [],
    ),
  );
  return named.length > 0 && named.every(({ clause, at }) => onlyOwns(clause.words, at))
    ? named[0]?.clause
    : undefined;
};

/**
 * The plan without the removal of an owner if only its belonging should go: "remove the dog lead" and "remove the dust on
 * the car" must not remove the dog and the car.
 */
export const withOwnerStaying = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const owned = reading.steps.flatMap((step) => {
    const clause = ownerIn(step, clauses);
    return clause === undefined ? [] : [{ step, clause }];
  });
  const told = owned
    .filter(({ clause }) => clause.words.some((word) => says(word, 'remove')))
    .map(({ clause }) => quote(clause.text));
  const steps = reading.steps.filter(
    (step) =>
      !reading.notPossible.some((undone) => isOwnerOf(step, undone)) &&
      !owned.some((one) => one.step === step),
  );
  if (steps.length === reading.steps.length) return reading;
  return told.length === 0
    ? { ...reading, steps }
    : {
        ...reading,
        steps,
        notPossible: [...new Set([...reading.notPossible, ...told])],
        hints: [...new Set([...reading.hints, REMOVE_HINT])],
      };
};
