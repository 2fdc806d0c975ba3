import { says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { quote, type PlannedStep, type PromptReading, withUndone } from '../prompt-reading.ts';
import { exceptsOneFace } from '../refused/faces-of-some.ts';
import { FACES_HINT } from '../rules/beyond.ts';
import { wordsOf } from '../words/words.ts';
import { COVER_HINT, coveredWith } from './covered-with.ts';
import { facesBehind } from './faces-behind.ts';
import { countOfFaces, faceOnSide } from './said-of-one-face.ts';

/*
 * Some of the faces that may be in the picture: “hide my son's face”, “blur the face on the left”, “the faces behind us”.
 * The operation is told how many faces are meant or where they are, so that it hides no other.
 */

const isHiding = ({ operation }: PlannedStep): boolean => operation === 'hide-faces';

const withOptions = (reading: PromptReading, options: PlannedStep['options']): PromptReading => ({
  ...reading,
  steps: reading.steps.map((step) =>
    isHiding(step) ? { ...step, options: { ...step.options, ...options } } : step,
  ),
});

/** False if the words name an animal, a thing, or somebody whom the lexicons do not know: their faces are not found. */
const isOfPerson = (said: string): boolean =>
  wordsOf(said).words.every(
    (word) =>
      word.concepts.size > 0 && !says(word, 'part') && ['person', null].includes(valueIn(word, 'thing')),
  );

/** The reading of a prompt by `read`, in which only the faces are hidden that the prompt means. */
export const withFacesMeant = (prompt: string, read: (prompt: string) => PromptReading): PromptReading => {
  const covered = coveredWith(prompt);
  if (covered !== null) {
    const reading = withFacesMeant(covered.rest, read);
    if (reading.steps.some(isHiding)) return withUndone(reading, [covered.said], COVER_HINT);
  }
  const onSide = faceOnSide(prompt);
  if (onSide !== null && isOfPerson(onSide.said)) {
    const reading = read(onSide.plainer);
    if (reading.steps.some(isHiding)) return withOptions(reading, { place: onSide.place });
  }
  const behind = facesBehind(prompt);
  if (behind !== null) {
    const reading = read(behind.plain);
    const where = behind.areAllMeant ? {} : { place: 'behind' };
    if (reading.steps.some(isHiding)) return withOptions(reading, where);
  }
  const reading = read(prompt);
  if (reading.steps.some(isHiding) && exceptsOneFace(prompt))
    return { steps: [], notPossible: [quote(prompt)], hints: [FACES_HINT] };
  const count = countOfFaces(prompt);
  return count > 0 && reading.steps.some(isHiding) ? withOptions(reading, { count }) : reading;
};
