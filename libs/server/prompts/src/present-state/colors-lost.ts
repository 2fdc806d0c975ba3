import type { Clause } from '../clauses/clauses.ts';
import { quote, unquoted, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { COLORIZE } from '../rules/beyond.ts';

/** "Restored and in color", in six languages. */
const IN_COLOR =
  /(?<!\p{L})(?:in (?:full )?colou?r|in farbe|farbig|en couleurs?|(?:a|en) color|(?:a|em) cores|colorid[oa]|a colori)(?!\p{L})/iu;
const RESTORED = /(?<!\p{L})(?:restor|restaur)\p{L}*/iu;
/** Says that the picture has colors, or shall keep them. */
const HAS_COLOR =
  /(?<!\p{L})(?:keep|stays?|remains?|bleib\p{L}*|behalt\p{L}*|gard\p{L}*|mant\p{L}*|conserv\p{L}*|is|was|ist|war|est|était|está|es|era|é|è|it s|already|schon|déjà|ya|já|già|only|nur|solo|só|black and white|except)(?!\p{L})/iu;

/** What "restored and in color" is mistaken for. */
const isMistaken = ({ operation }: PlannedStep): boolean =>
  ['black-and-white', 'color-correction', 'saturation', 'enhance-colors'].includes(operation);
const REPAIR: PlannedStep = { operation: 'repair-scratches', strength: 1, options: {} };

/** The plan for an old photo that shall also get colors, which nobody knows: it is repaired, and the result says that. */
export const withColorsLeft = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const text = clauses.map((clause) => clause.text).join(', ');
  const asked = clauses.find((clause) => IN_COLOR.test(clause.text) && !HAS_COLOR.test(clause.text));
  const isRepaired = reading.steps.some(({ operation }) => operation === 'repair-scratches');
  const isMisread = !isRepaired && RESTORED.test(text) && reading.steps.every(isMistaken);
  if (asked === undefined || reading.hints.includes(COLORIZE) || !(isRepaired || isMisread)) return reading;
  const words = IN_COLOR.exec(asked.text)?.[0] ?? asked.text;
  const others = reading.notPossible.filter(
    (told) => !IN_COLOR.test(unquoted(told)) && !(isMisread && RESTORED.test(unquoted(told))),
  );
  return {
    ...reading,
    steps: isRepaired ? reading.steps : [REPAIR],
    notPossible: [...others, quote(words)],
    hints: [...(others.length > 0 ? reading.hints : []), COLORIZE],
  };
};
