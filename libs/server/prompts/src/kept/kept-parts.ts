import { type OperationId, operationOf } from '@safelight/operations';
import { STRENGTH } from '../amounts/amounts.ts';
import { KEEP_HINT } from '../clause-reading.ts';
import { says, type Clause } from '../clauses/clauses.ts';
import { quote, type PlannedStep } from '../prompt-reading.ts';
import { valueIn } from '../clauses/reading.ts';
import { isShadow, keepsSkin } from './spared.ts';
import type { Word } from '../words/words.ts';

export const SKIN_HINT =
  'Skin is always smoothed as a whole. To keep a spot as it is, paint over the rest of the skin and ask again.';
const SHADOW_HINT = 'A cut-out has no shadow; a new one can be added: put it on white with a soft shadow.';

/** A part that shall stay as it is and that nothing can find. */
export interface KeptPart {
  /** The clause, as the result quotes it. */
  readonly told: string;
  readonly kind: 'skin' | 'shadow' | 'of subject' | 'scenery' | 'text' | 'part';
  /** True for an exception, with which the wish must not be fulfilled elsewhere: "all but the lamp". */
  readonly isStrict: boolean;
}

/** What belongs to a subject and is cut out with it. */
export const OF_SUBJECT =
  /^(?:hair|hairs|strands?|fur|whiskers?|fringes?|lace|veil|edges?|outline|contours?|haare?n?|haarsträhnen?|strähnen?|fell|schnurrhaare|kanten|pelo|cabello|cabellos|pelos|mechones|bordes|cheveux|mèches?|poils?|moustaches|cabelos?|fios|franja|capelli|ciuffi|ciocche|peli|baffi)$/iu;
/** What people stand in front of, and what stays when they are removed. */
const SCENERY =
  /^(?:cathedral|church|castle|temple|tower|monument|statue|fountain|building|buildings|house|houses|bridge|mountains?|beach|lighthouse|catedral|iglesia|castillo|torre|monumento|estatua|fuente|edificio|casas?|puente|montañas?|playa|kathedrale|dom|kirche|schloss|burg|turm|denkmal|brunnen|gebäude|haus|häuser|brücke|berge?|strand|cathédrale|église|château|tour|fontaine|bâtiment|maison|pont|montagnes?|plage|igreja|castelo|fonte|prédio|ponte|praia|cattedrale|duomo|chiesa|fontana|palazzo|spiaggia)$/iu;
const isColor = (word: Word): boolean => says(word, 'color') || valueIn(word, 'color') !== null;

const isText = (word: Word): boolean =>
  ['text', 'private text'].includes(valueIn(word, 'region') ?? '') || says(word, 'word');

/** A part that a clause keeps and that the lexicons do not know. */
export const keptPart = (clause: Clause): KeptPart => {
  const about = [...clause.words, ...clause.negated, ...clause.excepted];
  const isExcepted = clause.excepted.length > 0 || clause.words.some((word) => says(word, 'in-color'));
  const isNotThere = clause.negated.length > 0 && !clause.negated.some((word) => says(word, 'touch'));
  const isOfSubject = about.some((word) => OF_SUBJECT.test(word.text) || isColor(word));
  const kind = keepsSkin(clause)
    ? 'skin'
    : about.some(isShadow)
      ? 'shadow'
      : isOfSubject && !isExcepted
        ? 'of subject'
        : about.some(isText) && !isExcepted
          ? 'text'
          : about.some((word) => SCENERY.test(word.text)) && !isExcepted
            ? 'scenery'
            : 'part';
  return { told: quote(clause.text), kind, isStrict: isExcepted || isNotThere };
};

/** Operations that leave the subject as it is. */
export const BEHIND: readonly OperationId[] = [
  'remove-background',
  'replace-background',
  'blur-background',
  'product-shadow',
];
const OUTWARD: readonly string[] = ['shape', 'size', 'finish'];
const isOutward = ({ operation }: PlannedStep): boolean => OUTWARD.includes(operationOf(operation).phase);
const isBlurBehind = ({ operation, options }: PlannedStep): boolean =>
  operation === 'blur-background' || (operation === 'blur' && options['where'] === 'background');
const isBehind = (step: PlannedStep): boolean => BEHIND.includes(step.operation) || isBlurBehind(step);

/** What becomes of a part that shall stay: it stays anyway, it is said that it does not, or nothing may be done. */
const fateOf = (
  { kind, isStrict }: KeptPart,
  steps: readonly PlannedStep[],
): 'stays' | 'said' | 'refused' => {
  if (steps.length === 0) return 'refused';
  const isOnlyBehind = steps.some(isBehind) && steps.every((step) => isBehind(step) || isOutward(step));
  switch (kind) {
    case 'skin':
      if (steps.some(({ operation }) => operation === 'smooth-skin')) return 'said';
      break;
    case 'shadow':
      if (isOnlyBehind) return steps.every(isBlurBehind) ? 'stays' : 'said';
      break;
    case 'of subject':
      if (isOnlyBehind) return 'stays';
      break;
    case 'scenery':
      if (steps.every(isOutward)) return isStrict ? 'refused' : 'said';
      if (steps.every((step) => step.operation === 'remove-object' || isOutward(step))) return 'stays';
      break;
    case 'text':
      // Only long bright marks are mended, and no letters.
      if (steps.every((step) => step.operation === 'repair-scratches')) return 'stays';
      if (!isStrict && steps.every(isOutward)) return 'said';
      break;
    case 'part':
      // The subject stays sharp, and nothing else is named: "blur the background, but not the flowers".
      if (isOnlyBehind && steps.every((step) => isBlurBehind(step) || isOutward(step))) return 'stays';
      if (!isStrict && steps.every(isOutward)) return 'said';
      break;
    default:
      kind satisfies never;
  }
  // "Brighter, but leave the sky": the result reports that the sky was not kept. Removals and cut-outs are refused.
  const isHarmful =
    (isStrict && kind !== 'skin') ||
    steps.some(({ operation }) => operationOf(operation).phase !== 'correction' && operation !== 'sunset');
  return isHarmful ? 'refused' : 'said';
};

const isOfTourists = ({ operation, options }: PlannedStep): boolean =>
  operation === 'remove-object' && options['place'] === 'behind' && options['said'] === 'people';

interface Kept {
  /** Null if nothing may be done. */
  readonly steps: readonly PlannedStep[] | null;
  readonly told: readonly string[];
  readonly hints: readonly string[];
}

/** The steps that leave the parts that shall stay as they are, and what has to be said about these. */
export const withKeptParts = (steps: readonly PlannedStep[], parts: readonly KeptPart[]): Kept => {
  const fates = parts.map((part) => ({ part, fate: fateOf(part, steps) }));
  const lost = fates.filter(({ fate }) => fate !== 'stays');
  const isSmoothed = lost.some(({ part }) => part.kind === 'skin');
  const isSmoothing = ({ operation }: PlannedStep): boolean => operation === 'smooth-skin';
  const hintFor = ({ kind }: KeptPart): string =>
    kind === 'skin' && steps.some(isSmoothing)
      ? SKIN_HINT
      : kind === 'shadow' && steps.some(isBehind)
        ? SHADOW_HINT
        : KEEP_HINT;
  return {
    steps: lost.some(({ fate }) => fate === 'refused')
      ? null
      : steps.map((step) =>
          // "Tourists out, the cathedral stays": nobody stays.
          isOfTourists(step) && parts.some(({ kind }) => kind === 'scenery')
            ? { ...step, options: { ...step.options, place: '' } }
            : isSmoothed && isSmoothing(step)
              ? { ...step, strength: Math.min(step.strength, STRENGTH.subtle) }
              : step,
        ),
    told: lost.map(({ part }) => part.told),
    hints: lost.map(({ part }) => hintFor(part)),
  };
};
