import { PAINT_HINT } from '../clause-reading.ts';
import { says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { quote, type PlannedStep, type PromptReading, unquoted, withUndone } from '../prompt-reading.ts';
import { regionIn } from '../regions.ts';

/*
 * A building alone stands for the picture that it fills. Beside another part, such as the lawn, it is a part that nothing
 * finds.
 */

const BUILDING =
  /^(?:the |das |die |la )?(?:house|home|church|chapel|cathedral|building|haus|kirche|kapelle|dom|gebäude|casa|iglesia|capilla|catedral|edificio|maison|église|chapelle|cathédrale|bâtiment|immeuble|igreja|capela|prédio|chiesa|cappella|cattedrale)$/iu;
const isLit = ({ operation, options }: PlannedStep): boolean =>
  ['brighten', 'darken', 'low-light'].includes(operation) && !('where' in options);
const asksForLight = ({ words }: Clause): boolean =>
  words.some((word) => says(word, 'bright', 'dark', 'light', 'lighting'));
/** True for a building whose light shall change: “make the house brighter”. */
const isLitBuilding = (clause: Clause): boolean => {
  const at = clause.words.findIndex(({ text }) => BUILDING.test(text));
  return at >= 0 && asksForLight(clause) && regionIn(clause.words.toSpliced(at, 1)) === null;
};
const isOfPart = ({ operation, options }: PlannedStep): boolean =>
  ['plants', 'sky'].includes(String(options['where'] ?? (operation === 'recolor' ? options['names'] : '')));
const namesPart = ({ words }: Clause): boolean =>
  words.some((word) => ['plants', 'sky'].includes(valueIn(word, 'region') ?? ''));

/** The plan, in which the whole picture does not become brighter for a building beside the lawn or the sky. */
export const withoutBuildingsBeside = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const told = clauses.filter(isLitBuilding);
  const isAsked = clauses.some((clause) => !told.includes(clause) && asksForLight(clause));
  const isBeside = reading.steps.some(isOfPart) && clauses.some((clause) => namesPart(clause));
  if (told.length === 0 || isAsked || !isBeside || !reading.steps.some(isLit)) return reading;
  const isRest = (one: string): boolean =>
    told.some(({ text }) => text.toLowerCase().includes(unquoted(one).toLowerCase()) && one !== quote(text));
  return withUndone(
    {
      ...reading,
      steps: reading.steps.filter((step) => !isLit(step)),
      notPossible: reading.notPossible.filter((one) => !isRest(one)),
    },
    told.map(({ text }) => text),
    PAINT_HINT,
  );
};
