import type { PlannedStep } from '../prompt-reading.ts';

/** The pattern of a word that always means the orientation of a sheet. */
const word = (said: string): string => `(?<!\\p{L})(?:${said})(?!\\p{L})`;
/**
 * A word for the orientation that may also name what the image shows. It counts only beside a size or alone between commas, and
 * not in “this landscape”, “a portrait of my grandma” or “family portrait”.
 */
const ambiguous = (said: string): string =>
  `(?<=^|[,.;!?]|(?<!\\p{L})(?:a[2-6]|dpi|ppp|ppi|px|cm|mm|inch(?:es)?|in|en|em|im|au|format|formato)) ?(?:${said})(?=\\s*(?:[,.;!?]|$)| (?:mode|format|orientation|please|at|mit|with|con|avec|com|a|à|and|und|y|et|e|for|für|para|pour|per|\\d)(?!\\p{L}))`;
const orientation = (plain: string, also: string): RegExp =>
  new RegExp(`${word(plain)}|${ambiguous(also)}`, 'iu');

const LYING = orientation(
  "quer(?:format)?|apaisad[oa]|(?:en |na )?horizontal(?:mente)?|à l[’']horizontale|orizzontale",
  'landscape|paysage|paisagem|paisaje',
);
const STANDING = orientation(
  'upright|hochkant|hochformat|(?:en |na )?vertical(?:mente)?|à la verticale|verticale|(?:em |en |modo |formato )retrato',
  'portrait',
);
/** Operations for which such a word says how the image shall be turned or mirrored. */
const TURNED: readonly string[] = ['flip', 'rotate', 'straighten'];

/** Returns the steps with each sheet or print lying or standing as the prompt says: “A4 at 300 dpi, landscape”. */
export const withSaidOrientation = (
  steps: readonly PlannedStep[],
  prompt: string,
): readonly PlannedStep[] => {
  const [isLying, isStanding] = [LYING.test(prompt), STANDING.test(prompt)];
  if (isLying === isStanding || steps.some(({ operation }) => TURNED.includes(operation))) return steps;
  return steps.map((step) => {
    const { sides, ...sized } = step.options;
    if (sides !== 'either') return step;
    if (step.operation === 'crop') {
      const [shorter = 0, longer = 0] = String(sized['ratio'])
        .split(':')
        .map(Number)
        .sort((one, other) => one - other);
      const ratio = isLying ? `${longer}:${shorter}` : `${shorter}:${longer}`;
      return longer > 0 ? { ...step, options: { ...sized, ratio } } : step;
    }
    if (step.operation !== 'resize') return step;
    const { width, height, ...rest } = sized;
    const [short, long] = [Math.min(Number(width), Number(height)), Math.max(Number(width), Number(height))];
    return {
      ...step,
      options: { ...rest, width: isLying ? long : short, height: isLying ? short : long },
    };
  });
};
