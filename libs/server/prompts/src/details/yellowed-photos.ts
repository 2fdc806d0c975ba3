import { inOrder, type PlannedStep, type PromptReading } from '../prompt-reading.ts';

/*
 * "È ingiallita e ha un graffio, si può sistemare?": the colors of a yellowed photo are corrected besides the repair, wherever the
 * prompt says so.
 */

/** The photo itself has yellowed, and no stain or tape on it. */
const YELLOWED =
  /(?<!\p{L})(?:is|are|looks?|has|gone|got|turned|ist|sind|wirkt|está|esta|ta|tá|es|ficou|è|e['’]|sembra|est|a)(?: (?:all|very|quite|a bit|really|ganz|sehr|etwas|ziemlich|total|stark|muy|bastante|un poco|toda|todo|toute?|très|un peu|bien|muito|bem|meio|um pouco|tutt[oa]|molto|un po['’]))? (?:yellowed|vergilbt|amarillent[oa]|amarillead[oa]|jaunie?|amarelad[oa]|ingiallit[oa])(?!\p{L})(?! (?:stains?|tape|flecken?|manchas?|taches?|macchie))/iu;
/** Yellowing that is liked, kept or only supposed. */
const KEPT =
  /(?<!\p{L})(?:keep|leave|like|love|not yellowed|n['’]t yellowed|behalt\p{L}*|lass\p{L}*|nicht|mag|deja\p{L}*|mant[eé]n|gust[ao]|gard\p{L}+|laiss\p{L}+|aime|deix\p{L}+|mantém|gosto|lasci\p{L}+|tieni|mi piace|sepia|seppia|sépia|vintage)(?!\p{L})/iu;
const OF_COLORS: readonly string[] = ['color-correction', 'black-and-white', 'sepia', 'vintage', 'recolor'];

/** The reading that also corrects the colors of a yellowed photo beside its repair. */
export const withYellowingCorrected = (reading: PromptReading, prompt: string): PromptReading => {
  const repair = reading.steps.find(({ operation }) => operation === 'repair-scratches');
  const hasColors = reading.steps.some(({ operation }) => OF_COLORS.includes(operation));
  if (repair === undefined || hasColors || !YELLOWED.test(prompt) || KEPT.test(prompt)) return reading;
  const { where } = repair.options;
  const step: PlannedStep = {
    operation: 'color-correction',
    strength: 1,
    options: where === undefined ? {} : { where },
  };
  return { ...reading, steps: inOrder([...reading.steps, step]) };
};
