import { says, type Clause } from '../clauses/clauses.ts';
import type { PromptReading } from '../prompt-reading.ts';

/** "Make the crack more visible", in six languages. */
const MORE_VISIBLE =
  /(?<!\p{L})(?:(?:more|better|clearly) (?:visible|noticeable)|visible|easier to see|(?:besser|deutlicher|gut|klarer|mehr) (?:sichtbar|erkennbar|zu sehen|zu erkennen)|sichtbarer|deutlicher|(?:plus|mieux|bien) visibles?|m[aá]s visibles?|mais vis[ií]ve(?:l|is)|più visibil[ei])(?!\p{L})/iu;
const LESS_VISIBLE =
  /(?<!\p{L})(?:less|weniger|moins|menos|meno|not|nicht|pas|no|não|non|remove|weg|hide)(?!\p{L})/iu;
/** Damage and marks that a person may want to show. */
const MARKS =
  /(?<!\p{L})(?:cracks?|scratch(?:es)?|dents?|stains?|mou?ld|leaks?|damage|engravings?|inscription|riss(?:es?)?|risse|kratzer|delle|dellen|flecken?|schaden|schäden|schimmel|gravur|inschrift|fissures?|rayures?|bosses?|taches?|dégâts|moisissures?|gravure|grietas?|arañazos?|rayones|abolladuras?|manchas?|humedad|daños?|grabado|rachaduras?|arranhões|arranhão|amassados?|danos?|mofo|gravação|crep[ae]|graffi|graffio|ammaccatur[ae]|macchi[ae]|muffa|dann[oi]|incisione)(?!\p{L})/iu;
/** The operations that are replaced by more contrast: repairs of the marks, and other improvements. */
const INSTEAD: readonly string[] = [
  'contrast',
  'repair-scratches',
  'enhance-colors',
  'sharpen',
  'hdr',
  'improve-quality',
];

/** The plan, in which a mark that shall be seen better gets more contrast, and is not repaired or softened. */
export const withMarksShown = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const shown = clauses.find(
    ({ text, words }) =>
      MORE_VISIBLE.test(text) &&
      !LESS_VISIBLE.test(text) &&
      MARKS.test(text) &&
      words.some((word) => says(word, 'make', 'more', 'improve', 'fix')),
  );
  const isInstead = reading.steps.every(
    ({ operation, options }) => INSTEAD.includes(operation) && !('where' in options),
  );
  if (shown === undefined || !isInstead) return reading;
  return {
    steps: [{ operation: 'contrast', strength: 1, options: { direction: 'more' } }],
    notPossible: [],
    hints: [],
  };
};
