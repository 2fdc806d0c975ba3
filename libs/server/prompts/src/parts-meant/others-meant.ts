import { readByRules } from '../by-rules/read-by-rules.ts';
import { clausesOf, says } from '../clauses/clauses.ts';
import type { PlannedStep, PromptReading } from '../prompt-reading.ts';
import { canBePartial } from '../regions.ts';

/*
 * A tone of all others beside somebody who is named: “crop tight on the goalkeeper and darken everybody else”, “keep the bride
 * sharp, the rest darker”. It is meant for all but what is named, and never for the whole picture.
 */

/** Words for all other people, and for all else, in six languages. */
const OTHERS =
  /(?<!\p{L})(?:(?:every(?:one|body)|everything|all) else|(?:all )?the (?:rest|others|other people)|alle(?:s)? ander(?:en|e|es)|(?:der|die|den|das) (?:rest|anderen)|(?:a |todos )?l[oa]s demás|lo demás|el resto|los otros|(?:tous |toutes )?les autres|le reste|tout le reste|(?:todos )?[oa]s outr[oa]s|o resto|(?:tutti )?gli altri|tutto il resto|il resto)(?!\p{L})/iu;

/** True for a tone of the whole picture, or of all people, as “everybody” is read. */
const isOfAll = ({ operation, options }: PlannedStep): boolean =>
  canBePartial(operation) && [undefined, 'subject'].includes(options['where'] as string | undefined);

/** What a clause names that others are set apart from. Null if it names nothing that is found. */
const namedIn = (text: string): string | null => {
  const { words } = clausesOf(text)[0] ?? { words: [] };
  const { steps } = readByRules(text);
  if (steps.some(({ operation }) => operation === 'remove-object')) return null;
  if (words.some((word) => says(word, 'thing:person', 'subject'))) return 'subject';
  const [place] = steps
    .map(({ options }) => options['where'] ?? options['names'] ?? options['around'])
    .filter((one) => typeof one === 'string');
  return typeof place === 'string' && !/^(?:not |background|head$)/u.test(place) ? place : null;
};

/** The reading, in which a tone of all others is done to all but what another clause names. */
export const withOthersMeant = (reading: PromptReading, prompt: string): PromptReading => {
  if (!OTHERS.test(prompt) || !reading.steps.some(isOfAll)) return reading;
  const clauses = clausesOf(prompt).map(({ text }) => ({ text, steps: readByRules(text).steps }));
  const isOfOthers = ({ text, steps }: (typeof clauses)[number]): boolean =>
    OTHERS.test(text) && steps.some(isOfAll);
  const rest = clauses.filter((clause) => !isOfOthers(clause));
  const [named] = rest.flatMap(({ text }) => namedIn(text) ?? []);
  if (rest.length === clauses.length || named === undefined) return reading;
  const ofNamed = rest.flatMap(({ steps }) => steps.map(({ operation }) => operation));
  const isMeant = (step: PlannedStep): boolean => isOfAll(step) && !ofNamed.includes(step.operation);
  return {
    ...reading,
    steps: reading.steps.map((step) =>
      isMeant(step) ? { ...step, options: { ...step.options, where: `not ${named}` } } : step,
    ),
  };
};
