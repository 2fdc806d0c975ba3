import { says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { isWrittenThing } from '../parts/written-things.ts';
import type { PlannedStep, PromptReading } from '../prompt-reading.ts';
import { wordsOf } from '../words/words.ts';

/** Says that only all text can be hidden. */
export const TEXT_HINT =
  'Texts are found and not read, so all of them are hidden. To hide only one, paint over it and ask again.';
/** What a name is shown on: "name tags". */
const SHOWN_ON = /^(?:tags?|badges?|labels?|plates?|signs?)$/iu;
/** What has a number of its own: "house number". */
const NUMBERED = /^(?:house|door|room|flat|street)$/iu;
const NUMBERS = /^numbers?$/iu;
/** True for a step that hides all text. */
export const hidesAll = ({ operation, options }: PlannedStep): boolean =>
  ['blur', 'pixelate'].includes(operation) && options['where'] === 'text';

/** The plan, which says that all text is hidden for the sake of some of it: "hide the phone number". */
export const withAllTextSaid = (reading: PromptReading, prompt: string): PromptReading => {
  if (!reading.steps.some(hidesAll)) return reading;
  const { words } = wordsOf(prompt);
  // "All text, the name too".
  const isAll =
    words.some((word) => valueIn(word, 'region') === 'text') &&
    words.some((word) => says(word, 'everything'));
  const named = words.flatMap((word, at) => {
    const next = words[at + 1]?.text ?? '';
    if (NUMBERED.test(word.text) && NUMBERS.test(next)) return [`“${word.text} ${next}”`.toLowerCase()];
    const text = `${word.text}${SHOWN_ON.test(next) ? ` ${next}` : ''}`;
    // A part of a compound has no text of its own.
    return text !== '' && isWrittenThing(word) ? [`“${text.toLowerCase()}”`] : [];
  });
  if (isAll || named.length === 0) return reading;
  return {
    ...reading,
    notPossible: [...reading.notPossible, `hiding only ${[...new Set(named)].join(' and ')}`],
    hints: [...new Set([...reading.hints, TEXT_HINT])],
  };
};
