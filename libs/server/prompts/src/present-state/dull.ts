import { operationOf } from '@safelight/operations';
import { says, type Clause } from '../clauses/clauses.ts';
import { VERBS } from '../lexicon/concepts.ts';
import type { PlannedStep, PromptReading } from '../prompt-reading.ts';

/** "No contrast at all", "kein Kontrast": what the picture lacks, and not what it should lose. */
const NO_CONTRAST =
  /^(?:\p{L}+ ){0,3}?(?:no|zero|kein(?:en|erlei)?|null|nada de|sin|ning[uú]n|aucun|pas de|pas du tout de|sans|zéro|sem|nenhum|senza|nessun|niente|zero) (?:real |any |much |echten )?(?:contraste?|contrasto|kontrast)(?: (?:at all|whatsoever|nenhum|du tout|alguno|überhaupt|per niente))?$/iu;
/** Verbs of wanting, after which it is a wish: "I want no contrast". */
const WISHED =
  /(?<!\p{L})(?:want|make|with|look|quiero|haz|con|will|möchte|mach|mit|veux|fais|avec|quero|com|voglio|vorrei|fai|less|weniger|menos|moins|meno)(?!\p{L})/iu;

/** Colors that look dull, where another fault is complained of beside them: "cores apagadas e foto torta". */
const DULL =
  /(?<!\p{L})(?:colou?rs?|farben|colores|couleurs|cores|colori)(?: (?:are |is |sind |están |sont |estão |sono )?(?:all |a bit |ganz |muy |très |muito |molto |un po )?)(?:dull|washed out|faded|flau|blass|fahl|apagad[oa]s|deslavad[oa]s|desbotad[oa]s|ternes|fades|délavées|spenti|sbiaditi|slavati)(?!\p{L})/iu;
const FAULT =
  /(?<!\p{L})(?:noisy?|grainy|crooked|wonky|tilted|blurry|too dark|rauschen|verrauscht|schief|unscharf|zu dunkel|ruido|torcid[oa]|borros[oa]|oscur[oa]|bruit|penchée?|floue?|sombre|ruído|tort[oa]|borrad[oa]|tremid[oa]|escur[oa]|rumore|stort[oa]|moss[oa]|sfocat[oa]|scur[oa])(?!\p{L})/iu;

const isLess = ({ operation, options }: PlannedStep, of: string): boolean =>
  operation === of && options['direction'] === 'less';
const isLook = ({ operation }: PlannedStep): boolean => operationOf(operation).phase === 'look';

/** The plan, with more of the contrast or color that the prompt misses, where it would get less. */
export const withMissedGiven = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  if (reading.steps.some(isLook)) return reading;
  const isFlat = clauses.some(({ text }) => NO_CONTRAST.test(text) && !WISHED.test(text));
  const text = clauses.map((clause) => clause.text).join(', ');
  const isVerbless = clauses.every(
    ({ words }) => !words.some((word) => says(word, ...VERBS, 'less', 'more')),
  );
  const isDull = isVerbless && DULL.test(text) && FAULT.test(text);
  const steps = reading.steps.map((step): PlannedStep => {
    if (isFlat && isLess(step, 'contrast'))
      return { ...step, options: { ...step.options, direction: 'more' } };
    return isDull && isLess(step, 'saturation')
      ? { operation: 'enhance-colors', strength: 1, options: {} }
      : step;
  });
  return { ...reading, steps };
};
