import type { ExpectedWork } from '@safelight/domain';
import type { OperationId } from '@safelight/operations';
import type { PlannedStep } from '@safelight/prompts';

/** The seconds that an operation takes, as measured by `npm run bench:ai`: a fixed part, and one for each megapixel. */
interface Cost {
  readonly fixed: number;
  readonly perMegapixel: number;
}

const USUAL: Cost = { fixed: 0.2, perMegapixel: 0.15 };
/** Operations that take clearly longer than usual. */
const COSTS: Partial<Record<OperationId, Cost>> = {
  upscale: { fixed: 18, perMegapixel: 0.8 },
  'blur-background': { fixed: 2, perMegapixel: 0.27 },
  'replace-background': { fixed: 2, perMegapixel: 0.3 },
  'remove-background': { fixed: 1.8, perMegapixel: 0.07 },
  'remove-object': { fixed: 2.5, perMegapixel: 0.17 },
  'artist-style': { fixed: 2.5, perMegapixel: 0.45 },
  'oil-painting': { fixed: 1.5, perMegapixel: 0.25 },
  watercolor: { fixed: 1.2, perMegapixel: 0.2 },
  'passport-photo': { fixed: 2.5, perMegapixel: 0.1 },
  'hide-faces': { fixed: 1, perMegapixel: 0.05 },
  recolor: { fixed: 2.5, perMegapixel: 0.1 },
};
/** The cost of decoding, encoding and storing, which every plan has in addition to its operations. */
const AROUND: Cost = { fixed: 0.3, perMegapixel: 0.06 };
/** The work for a refused prompt, which runs no operation. */
const REFUSED: ExpectedWork = { kind: 'refused', ms: 50 };

/** Returns the expected time of a plan for a picture of this size. The kind is the operation that takes longest. */
export const expectedWork = (steps: readonly PlannedStep[], megapixels: number): ExpectedWork => {
  const secondsOf = ({ fixed, perMegapixel }: Cost): number => fixed + perMegapixel * megapixels;
  const timed = steps
    .map(({ operation }) => ({ operation, seconds: secondsOf(COSTS[operation] ?? USUAL) }))
    .toSorted((a, b) => b.seconds - a.seconds);
  const [longest] = timed;
  if (longest === undefined) return REFUSED;
  const seconds = timed.reduce((sum, step) => sum + step.seconds, secondsOf(AROUND));
  return { kind: longest.operation, ms: Math.round(seconds * 1_000) };
};
