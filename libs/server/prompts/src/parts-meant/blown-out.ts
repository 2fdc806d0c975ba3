import { clausesOf, says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import type { PlannedStep, PromptReading } from '../prompt-reading.ts';
import { regionIn, type Region } from '../regions.ts';

/** The sky in phrases of the lexicons that name its state too: "the sky is blown out". */
const SKY = /(?<!\p{L})(?:sky|himmel|cielo|ciel|céu)(?!\p{L})/iu;
/** The part that a clause calls too bright. Null for none, and for the picture. */
const blownOutIn = ({ words, negated, text }: Clause): Region | null => {
  const isTooBright = words.some((word) => says(word, 'overexposed', 'highlight'));
  if (!isTooBright || negated.length > 0 || words.some((word) => says(word, 'picture', 'everything')))
    return null;
  if (SKY.test(text)) return 'sky';
  const named = regionIn(words);
  return named === null || named === 'unknown' ? null : named.region;
};

/** True for a clause about what is too dark beside the part, or about another part: "Vordergrund abgesoffen, hol beides". */
const isOfOther = ({ words }: Clause, part: Region): boolean => {
  const named = regionIn(words);
  return (
    words.some((word) => says(word, 'dark', 'shadow', 'op:low-light') || valueIn(word, 'place') !== null) ||
    (named !== null && named !== 'unknown' && named.region !== part)
  );
};

/**
 * The plan, in which the details of a part that is too bright are recovered there: after "the dress is blown out", a look
 * of high range would change the whole picture, and the dress is not darkened beside it.
 */
export const withPartRecovered = (reading: PromptReading, prompt: string): PromptReading => {
  const isRecovery = ({ operation, options }: PlannedStep): boolean =>
    operation === 'hdr' && !('where' in options);
  const clauses = clausesOf(prompt);
  const parts = [...new Set(clauses.map(blownOutIn).filter((part) => part !== null))];
  const [where, another] = parts;
  if (where === undefined || another !== undefined) return reading;
  if (clauses.some((clause) => isOfOther(clause, where))) return reading;
  if (!reading.steps.some(isRecovery)) return reading;
  const steps = reading.steps
    .filter(({ operation, options }) => operation !== 'darken' || options['where'] !== where)
    .map((step) => (isRecovery(step) ? { ...step, options: { tones: 'highlights', where } } : step));
  return { ...reading, steps };
};
