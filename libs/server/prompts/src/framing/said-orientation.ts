import type { PlannedStep } from '../prompt-reading.ts';

/** A word for a sheet that lies or stands: not a landscape or a portrait that somebody shows, “a portrait”, “this landscape”. */
const word = (said: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?<!(?:^|\\P{L})(?:an?|the|this|that|my|our|his|her|of|ein|das|dieses|mein|una?|el|la|este|esta|mi|une|le|la|ce|cette|mon|ma|um|uma|o|a|este|esta|meu|minha|il|lo|questo|questa) )(?:${said})(?!\\p{L})`,
    'iu',
  );
const LYING = word(
  "landscape|quer(?:format)?|apaisad[oa]|(?:en |na )?horizontal(?:mente)?|à l[’']horizontale|paysage|paisagem|paisaje|orizzontale",
);
const STANDING = word(
  'portrait|upright|hochkant|hochformat|(?:en |na )?vertical(?:mente)?|à la verticale|verticale|(?:em |en |modo |formato )retrato',
);
/** What is turned or mirrored instead. */
const TURNED: readonly string[] = ['flip', 'rotate', 'straighten'];

/** The steps, of which a sheet of paper lies or stands as the prompt says: “A4 at 300 dpi, landscape”. */
export const withSaidOrientation = (
  steps: readonly PlannedStep[],
  prompt: string,
): readonly PlannedStep[] => {
  const [isLying, isStanding] = [LYING.test(prompt), STANDING.test(prompt)];
  if (isLying === isStanding || steps.some(({ operation }) => TURNED.includes(operation))) return steps;
  return steps.map((step) => {
    const { sides, width, height, ...rest } = step.options;
    if (step.operation !== 'resize' || sides !== 'either') return step;
    const [short, long] = [Math.min(Number(width), Number(height)), Math.max(Number(width), Number(height))];
    return {
      ...step,
      options: { ...rest, width: isLying ? long : short, height: isLying ? short : long },
    };
  });
};
