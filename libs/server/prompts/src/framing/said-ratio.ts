import type { Clause } from '../clauses/clauses.ts';
import type { PlannedStep } from '../prompt-reading.ts';

/** The only ratio that the clauses ask for: "4:5 for Instagram". Null if they ask for none, or for several. */
const onlyRatioIn = (clauses: readonly Clause[]): string | null => {
  const ratios = new Set(
    clauses
      .flatMap(({ words }) => words)
      .flatMap(({ measure }) =>
        measure?.kind === 'ratio' ? [`${Math.round(measure.width)}:${Math.round(measure.height)}`] : [],
      ),
  );
  const [only, ...others] = ratios;
  return only === undefined || others.length > 0 ? null : only;
};

/**
 * The steps, of which the crop has the ratio that the prompt says in numbers. The name of a platform or purpose beside it
 * ("4:5 for Instagram", "profile picture in 3:4") stands for another shape only where no numbers are said.
 */
export const withSaidRatio = (
  steps: readonly PlannedStep[],
  clauses: readonly Clause[],
): readonly PlannedStep[] => {
  const ratio = onlyRatioIn(clauses);
  const isSized = steps.some(({ options }) => 'width' in options && 'height' in options);
  if (ratio === null || isSized) return steps;
  return steps.map((step) =>
    step.operation === 'crop' && 'ratio' in step.options
      ? { ...step, options: { ...step.options, ratio } }
      : step,
  );
};

const PAIRS: readonly (readonly [edge: string, one: string, other: string])[] = [
  ['top bottom', 'top|oben|arriba|haut|cima|sopra', 'bottom|unten|abajo|bas|baixo|sotto'],
  [
    'left right',
    'left|links|izquierda|gauche|esquerda|sinistra',
    'right|rechts|derecha|droite|direita|destra',
  ],
];
const AND =
  '(?: (?:the|side|der|la|el|l[ao]|à|en|em|a|na|da|de)){0,2},? (?:and|und|y|et|e|&)(?: (?:the|der|die|la|el|l[ao]|à|en|de|em|a|o|na|da)){0,2}';
const BOTH = PAIRS.map(
  ([edge, one, other]) =>
    [
      edge,
      new RegExp(
        `(?<!\\p{L})(?:(?:${one})${AND} (?:${other})|(?:${other})${AND} (?:${one}))(?!\\p{L})`,
        'iu',
      ),
    ] as const,
);

/** The steps, of which a crop of one side is one of both sides that the prompt names together: "the bars off top and bottom". */
export const withBothSides = (steps: readonly PlannedStep[], prompt: string): readonly PlannedStep[] =>
  steps.map((step) => {
    const { edge } = step.options;
    const both = BOTH.find(([edges, said]) => edges.split(' ').includes(String(edge)) && said.test(prompt));
    return step.operation !== 'crop' || both === undefined
      ? step
      : { ...step, options: { ...step.options, edge: both[0] } };
  });
