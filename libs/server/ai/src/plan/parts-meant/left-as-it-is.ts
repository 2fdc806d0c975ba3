import { KEEP_HINT } from '../clause-reading.ts';
import { says, type Clause } from '../clauses/clauses.ts';
import { SKIN_HINT } from '../kept/kept-parts.ts';
import { asksToKeep } from '../kept/spared.ts';
import { STAYS_OR_LEAVES } from '../kept/staying.ts';
import { quote, type PlannedStep, type PromptReading } from '../prompt-reading.ts';

const NOT =
  /(?<!\p{L})(?:not|nicht|kein\p{L}*|pas|no|não|nao|non|without|ohne|sans|sin|sem|senza)(?!\p{L})/iu;
/** Marks that belong to the skin and are smoothed with it. */
const OF_SKIN =
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

const ELSE =
  /(?<!\p{L})(?:everything else|the rest|alles andere|(?:der|den) rest|(?:tout )?le reste|(?:todo )?lo demás|el resto|(?:todo )?o resto|(?:tutto )?il resto)(?!\p{L})/iu;
const EXCEPT = /(?<!\p{L})(?:except|außer|sauf|excepto|exceto|menos|tranne|eccetto|salvo)(?!\p{L})/iu;
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
