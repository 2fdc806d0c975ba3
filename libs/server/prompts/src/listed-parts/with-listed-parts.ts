import { operationOf } from '@safelight/operations';
import type { PlannedStep, PromptReading } from '../prompt-reading.ts';
import { bothOf, type Region } from '../regions.ts';
import { wordsOf } from '../words/words.ts';
import { LETTERING, listIn, type ListedPart } from './list-in.ts';

/** True if a step is about a part: limited to it, sparing it, or named after it. */
const isAbout = ({ operation, options }: PlannedStep, region: Region): boolean =>
  options['where'] === region ||
  options['where'] === `not ${region}` ||
  String(options['names'] ?? '')
    .split(',')
    .includes(region) ||
  (region === 'face' && operation === 'hide-faces') ||
  (region === 'subject' && String(options['names'] ?? '').includes('person'));

/** The step for the first of some parts as the steps for all of them. Lettering is hidden apart, because that is done line by line. */
const forAll = (step: PlannedStep, regions: readonly Region[]): readonly PlannedStep[] => {
  const limitedTo = (where: Region): PlannedStep => ({ ...step, options: { ...step.options, where } });
  if (String(step.options['where']).startsWith('not ')) return [limitedTo(`not ${bothOf(regions)}`)];
  const together = regions.filter((region) => !LETTERING.includes(region));
  const apart = regions.filter((region) => LETTERING.includes(region));
  return [...(together.length === 0 ? [] : [bothOf(together)]), ...apart].map(limitedTo);
};

/** "Blur everything except the woman" blurs the background of one person, and beside her another part has to be spared. */
const asSparing = (step: PlannedStep, region: Region): PlannedStep =>
  step.operation === 'blur-background' && (region === 'subject' || region === 'face')
    ? { ...step, operation: 'blur', options: { where: `not ${region}` } }
    : step;

/** A part of a list that can be found. */
type FoundPart = ListedPart & { readonly region: Region };
const isFound = (part: ListedPart): part is FoundPart => part.region !== null;

/** The step that gives one thing another color, for each of the parts. */
const recolored = (step: PlannedStep, parts: readonly FoundPart[]): readonly PlannedStep[] =>
  parts.map(({ text, region }) => ({ ...step, options: { ...step.options, names: region, said: text } }));

/** The parts of a list, each region once. */
const distinct = (parts: readonly FoundPart[]): readonly FoundPart[] =>
  parts.filter((part, at) => parts.findIndex(({ region }) => region === part.region) === at);

/** True for a step that can be done to any part of these regions. */
const canBeForAll = ({ operation, options }: PlannedStep, regions: readonly Region[]): boolean => {
  const isOfLettering = regions.some((region) => LETTERING.includes(region));
  return typeof options['where'] === 'string'
    ? !isOfLettering || operationOf(operation).hides !== undefined
    : !isOfLettering && operation === 'recolor';
};

/**
 * The reading of a prompt in which a list of parts is read as its first part, and what is done to this part is done to all of
 * them: "blur everything except the dog and the ball". If one of the parts to spare cannot be found, the prompt is read as if
 * only that part were to be spared, which is refused, because it would be changed with everything else.
 */
export const withListedParts = (written: string, read: (prompt: string) => PromptReading): PromptReading => {
  const whole = read(written);
  const list = listIn(written);
  if (list === null) return whole;
  const readAs = ({ text }: ListedPart): PromptReading => read(list.before + text + list.after);
  const unknown = list.parts.find((part) => !isFound(part));
  if (unknown !== undefined) {
    const spared = list.parts.filter(isFound).map(({ region }) => `not ${region}`);
    const isSpared = whole.steps.some(({ options }) => spared.includes(String(options['where'])));
    const alone = isSpared ? readAs(unknown) : whole;
    return alone.steps.length === 0 ? alone : whole;
  }
  const parts = distinct(list.parts.filter(isFound));
  const regions = parts.map(({ region }) => region);
  const [first] = parts;
  if (first === undefined) return whole;
  const ofFirst = readAs(first);
  // "Pixelate the text and the faces": faces have an operation of their own.
  const isOfBoth = ({ operation }: PlannedStep): boolean =>
    operation === 'hide-faces' || ofFirst.steps.some((step) => step.operation === operation);
  const isCovered = regions.every((region) => whole.steps.some((step) => isAbout(step, region)));
  if (isCovered && whole.notPossible.length === 0 && whole.steps.every(isOfBoth)) return whole;
  const isSparing = wordsOf(list.before).words.at(-1)?.concepts.has('except') === true;
  const steps = ofFirst.steps.map((step) => (isSparing ? asSparing(step, first.region) : step));
  const about = steps.filter((step) => isAbout(step, first.region));
  if (about.length === 0 || !about.every((step) => canBeForAll(step, regions))) return whole;
  return {
    ...ofFirst,
    steps: steps.flatMap((step) => {
      if (!about.includes(step)) return [step];
      return 'where' in step.options ? forAll(step, regions) : recolored(step, parts);
    }),
  };
};
