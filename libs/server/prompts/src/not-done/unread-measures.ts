import type { OperationId } from '@safelight/operations';
import { inEarlyWords } from '../normalization/early-words.ts';
import { piecesOf } from '../pieces.ts';
import { quote, quotedIn, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { isTold } from '../remarks/remarks.ts';
import { withoutPresentSizes } from '../rewordings/sizes/present-sizes.ts';
import { withQuotedText } from '../unquoted/quoted-text.ts';
import { lettersIn } from '../words/letters-in.ts';
import type { Measure } from '../words/measures.ts';
import { normalized } from '../words/normalized.ts';
import { wordsOf } from '../words/words.ts';

/** The operations by which the picture gets a size, or proportions of its sides. */
const OF_SIZE: readonly OperationId[] = ['resize', 'upscale', 'passport-photo', 'collage'];
/** The operations that are done by degrees: of an angle, or of the temperature of light. */
const OF_DEGREES: readonly OperationId[] = [
  'rotate',
  'straighten',
  'warm-tones',
  'cool-tones',
  'color-correction',
];

/** An amount of which a plan may say how much is left, or how much comes on top of the whole: 30 % smaller is 70 %. */
const formsOfPercent = (value: number): readonly number[] => [value, 100 - value, 100 + value];

const numbersIn = ({ strength, options }: PlannedStep): readonly number[] => [
  strength,
  ...Object.values(options).filter((value) => typeof value === 'number'),
];

/** True if a plan has a step that this measure may belong to, or if the measure is of a kind that may mean anything. */
const isRead = (measure: Measure, steps: readonly PlannedStep[]): boolean => {
  const has = (...operations: readonly OperationId[]): boolean =>
    steps.some(({ operation }) => operations.includes(operation));
  const numbers = steps.flatMap(numbersIn);
  switch (measure.kind) {
    case 'dimensions':
      return (
        has('upscale', 'passport-photo') ||
        numbers.includes(measure.width) ||
        numbers.includes(measure.height)
      );
    case 'ratio':
    case 'print':
      return has(...OF_SIZE) || steps.some(({ options }) => 'ratio' in options);
    case 'pixels':
      return has('upscale') || numbers.includes(measure.value);
    case 'bytes':
      return has('convert-format', 'resize');
    case 'degrees':
      return has(...OF_DEGREES);
    case 'percent':
      return formsOfPercent(measure.value).some((value) =>
        numbers.some((number) => number === value || Math.abs(number * 100 - value) < 1),
      );
    default:
      return true;
  }
};

/** True for words that a step writes on the picture. */
const isWritten = (words: string, steps: readonly PlannedStep[]): boolean =>
  steps.some(({ options }) =>
    Object.values(options).some((value) => typeof value === 'string' && value.includes(words)),
  );

/** True for words that are quoted already, all or in part. */
const isSaid = (piece: string, notPossible: readonly string[]): boolean =>
  notPossible.some((told) => {
    const [said, words] = [lettersIn((quotedIn(told) ?? told).replace('…', '')), lettersIn(piece)];
    return words.includes(said) || said.includes(words);
  });

/**
 * The reading that also says which sizes, proportions, degrees, bytes and percentages nothing of the plan stands for:
 * "my face taking 70 to 80 percent".
 */
export const withUnreadMeasures = (reading: PromptReading, prompt: string): PromptReading => {
  if (reading.steps.length === 0) return reading;
  const text = withoutPresentSizes(withQuotedText(inEarlyWords(normalized(prompt))));
  const unread = piecesOf(text).filter(
    (piece) =>
      lettersIn(prompt).includes(lettersIn(piece)) &&
      wordsOf(piece).words.some(
        (word) =>
          word.measure !== null &&
          !isRead(word.measure, reading.steps) &&
          !isWritten(word.text, reading.steps),
      ) &&
      !isTold(piece) &&
      !isSaid(piece, reading.notPossible),
  );
  return unread.length === 0
    ? reading
    : { ...reading, notPossible: [...reading.notPossible, ...unread.map(quote)] };
};
