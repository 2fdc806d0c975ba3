import type { Clause } from '../clauses/clauses.ts';
import { placePhrases } from '../places/place-phrases.ts';
import { inOrder, quote, unquoted, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { OVAL_RATIO } from './corner-details.ts';

const ROUND_HINT =
  'A circle or an oval keeps faces and the main subject, or is cut around one of them. Crop by hand in the editor first.';
const isRound = ({ operation, options }: PlannedStep): boolean =>
  operation === 'round-corners' && (options['shape'] === 'circle' || options['shape'] === 'oval');

/** The plan, in which a circle is cut around the face that the prompt names, or which says that it is cut elsewhere. */
export const withRoundPlace = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const isAround = reading.steps.some(({ options }) => 'around' in options || 'edge' in options);
  const place = clauses
    .flatMap(placePhrases)
    .find(({ region, isOfPicture }) => region !== null && !isOfPicture);
  if (place === undefined || isAround || !reading.steps.some(isRound)) return reading;
  const isOval = reading.steps.some(({ options }) => options['shape'] === 'oval');
  if (place.region === 'face' || place.region === 'subject') {
    const crop: PlannedStep = {
      operation: 'crop',
      strength: 1,
      options: { ratio: isOval ? OVAL_RATIO : '1:1', around: place.region },
    };
    return { ...reading, steps: inOrder([crop, ...reading.steps]) };
  }
  const isSaid = (one: string): boolean => unquoted(one).toLowerCase().includes(place.text.toLowerCase());
  return {
    ...reading,
    notPossible: [...reading.notPossible.filter((one) => !isSaid(one)), quote(place.text)],
    hints: [...new Set([...reading.hints, ROUND_HINT])],
  };
};
