import { KEEP_HINT } from '../clause-reading.ts';
import { says, type Clause } from '../clauses/clauses.ts';
import { SKIN_HINT } from '../kept/kept-parts.ts';
import { asksToKeep } from '../kept/spared.ts';
import { STAYS_OR_LEAVES } from '../kept/staying.ts';
import { complement, regionIn } from '../regions.ts';
import { callsFine } from '../remarks/circumstances.ts';
import { quote, type PlannedStep, type PromptReading, withUndone } from '../prompt-reading.ts';

const NOT =
  /(?<!\p{L})(?:not|nicht|kein\p{L}*|pas|no|não|nao|non|without|ohne|sans|sin|sem|senza)(?!\p{L})/iu;
/** Marks that belong to the skin and are smoothed with it. */
export const OF_SKIN =
  /(?<!\p{L})(?:moles?|freckles?|beauty (?:mark|spot)|birthmark|scar|muttermal\p{L}*|leberfleck\p{L}*|sommersprossen|narbe|grains? de beauté|taches? de rousseur|cicatrice|lunar(?:es)?|pecas|cicatriz|pintas?|sardas|ne[oi]|lentiggini)(?!\p{L})/iu;
const SUBTLE = 0.5;

/** "Pimples away, but not the mole": the skin is smoothed gently, and the result says that the mole is not spared. */
export const withSkinLeft = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const isSmoothed = ({ operation }: PlannedStep): boolean => operation === 'smooth-skin';
  const kept = clauses.find(
    ({ text }) => OF_SKIN.test(text) && (STAYS_OR_LEAVES.test(text) || NOT.test(text)),
  );
  if (kept === undefined || !reading.steps.some(isSmoothed)) return reading;
  const told = quote(kept.text);
  return {
    steps: reading.steps.map((step) =>
      isSmoothed(step) ? { ...step, strength: Math.min(step.strength, SUBTLE) } : step,
    ),
    notPossible: [...new Set([...reading.notPossible, told])],
    hints: [...new Set([...reading.hints.filter((hint) => hint !== KEEP_HINT), SKIN_HINT])],
  };
};

const SEPIA: PlannedStep = { operation: 'sepia', strength: 1, options: {} };
/** "Fix the creases, leave the sepia": a repair makes the picture neutral, so sepia is applied again. */
export const withSepiaLeft = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const isRepaired = reading.steps.some(({ operation }) => operation === 'repair-scratches');
  const isToned = reading.steps.some(({ operation }) => operation === 'sepia');
  const isKept = clauses.some(
    ({ words }) => words.some((word) => says(word, 'op:sepia')) && words.some(asksToKeep),
  );
  return isRepaired && isKept && !isToned ? { ...reading, steps: [...reading.steps, SEPIA] } : reading;
};

const CHANGED: readonly string[] = [
  'brighten',
  'low-light',
  'darken',
  'contrast',
  'saturation',
  'enhance-colors',
  'sharpen',
];
const PLACES =
  /^(?:exteriors?|outside|windows?|extérieur|fenêtres?|fachada|ventanas?|janelas?|esterno|finestr[ae]|fenster)$/iu;
/** "Lift the shadows, the sky is fine": what is good as it is stays so, or the result says that it does not. */
export const withFineLeft = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const fine = clauses.find(
    ({ text, words }) =>
      callsFine(text) &&
      (regionIn(words) !== null || words.some((word) => says(word, 'skin') || PLACES.test(word.text))),
  );
  const isTonal = ({ operation, options }: PlannedStep): boolean =>
    CHANGED.includes(operation) && !('where' in options);
  if (fine === undefined || !reading.steps.some(isTonal)) return reading;
  const named = regionIn(fine.words);
  const isNamedAgain = clauses.some((clause) => clause !== fine && regionIn(clause.words) !== null);
  if (named === null || named === 'unknown') return withUndone(reading, [fine.text], KEEP_HINT);
  if (isNamedAgain) return reading;
  const steps = reading.steps.map((step) =>
    isTonal(step) ? { ...step, options: { ...step.options, where: complement(named.region) } } : step,
  );
  return { ...reading, steps, notPossible: reading.notPossible.filter((told) => told !== quote(fine.text)) };
};

const ELSE =
  /(?<!\p{L})(?:everything else|the rest|alles andere|(?:der|den) rest|(?:tout )?le reste|(?:todo )?lo demás|el resto|(?:todo )?o resto|(?:tutto )?il resto)(?!\p{L})/iu;
/** "Menos" before a thing: "less noise" is no exception. */
const EXCEPT =
  /(?<!\p{L})(?:(?:except|außer|sauf|excepto|exceto|tranne|eccetto|salvo)(?!\p{L})|menos (?:el|la|los|las|mi|su|o|a|os|as) )/iu;
const IN_COLOR =
  /(?<!\p{L})(?:in colou?rs?|colou?red|colou?rful|farbig|bunt|in farbe|en couleurs?|en color(?:es)?|em cores|coloridas?|coloridos?|a colori|colorat[oaie])(?!\p{L})/iu;

/** The clause that wants something to keep its colors although the whole picture would become black and white. Null for none. */
export const colorLost = ({ steps }: PromptReading, clauses: readonly Clause[]): string | null => {
  const isGray = steps.some(
    ({ operation, options }) => operation === 'black-and-white' && !('where' in options),
  );
  if (!isGray) return null;
  const named = clauses.find(
    (clause, at) =>
      EXCEPT.test(clause.text) ||
      (IN_COLOR.test(clause.text) && clauses.some(({ text }) => ELSE.test(text))) ||
      (at > 0 && clause.isBut && STAYS_OR_LEAVES.test(clause.text)),
  );
  return named?.text ?? null;
};
