import { DEFAULT_SUGGESTIONS } from '@safelight/rules';
import type { PromptReading } from '../prompt-reading.ts';
import { readPrompt } from '../read-prompt.ts';
import { plannedWishes } from './planned-wishes.ts';

const ROWS = plannedWishes();

interface Step {
  readonly operation: string;
  readonly strength: number;
  readonly options: Readonly<Record<string, string>>;
}

/** Returns the steps of a plan in a table: two for "crop ratio=1:1 + border". */
const stepsOf = (plan: string): readonly Step[] =>
  (plan === 'refuse' ? [] : plan.split(' + ')).flatMap((step) => {
    const [, operation, strength, options = ''] = /^([\w-]+)(?: ([\d.]+))?(?: (.*))?$/.exec(step) ?? [];
    if (operation === undefined) return [];
    const pairs = options.split(/,(?=\w+=)/).flatMap((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [] : [[pair.slice(0, at), pair.slice(at + 1)] as const];
    });
    return [{ operation, strength: Number(strength ?? 1), options: Object.fromEntries(pairs) }];
  });

/** The steps as the tables list them: a text below another one is a step of its own, at the bottom. */
const listed = ({ steps }: PromptReading): PromptReading['steps'] =>
  steps.flatMap((step) => {
    const { below, ...options } = step.options;
    const lower = { ...step, options: { text: below ?? '', place: 'bottom' } };
    return below === undefined ? [step] : [{ ...step, options }, lower];
  });

const isAsExpected = (reading: PromptReading, plan: string): boolean => {
  const steps = listed(reading);
  const expected = stepsOf(plan);
  return (
    steps.length === expected.length &&
    expected.every(({ operation, strength, options }, at) => {
      const step = steps[at];
      const sameOptions = Object.entries(options).every(
        ([key, value]) => String(step?.options[key]) === value,
      );
      return step?.operation === operation && step.strength === strength && sameOptions;
    })
  );
};

it('the tables have at least 1,000 wishes', () => expect(ROWS.length).toBeGreaterThanOrEqual(1_000));

it.each(ROWS)('reads the wish “$wish” as the plan “$plan”', ({ wish, plan }) => {
  const reading = readPrompt(wish);
  if (!isAsExpected(reading, plan)) throw new Error(JSON.stringify(reading));
});

/** A shorter word that lacks a letter may be another word. */
const LONG_ENOUGH = 5;

it.each(
  DEFAULT_SUGGESTIONS.filter((suggestion) =>
    suggestion.split(' ').some(({ length }) => length > LONG_ENOUGH),
  ),
)('reads “%s” as the same operation if its longest word lacks a letter or has two swapped', (suggestion) => {
  const [expected] = readPrompt(suggestion).steps;
  const longest = suggestion.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? '';
  for (let at = 1; at < longest.length - 1; at++) {
    const dropped = longest.slice(0, at) + longest.slice(at + 1);
    const swapped =
      longest.slice(0, at) + longest.charAt(at + 1) + longest.charAt(at) + longest.slice(at + 2);
    for (const slip of [dropped, swapped]) {
      const prompt = suggestion.replace(longest, slip);
      const [step] = readPrompt(prompt).steps;
      if (step?.operation !== expected?.operation) throw new Error(`${prompt}: ${JSON.stringify(step)}`);
    }
  }
});
