// Measures moving a slider of the filters panel over a photo of 12 megapixels.
import {
  applyPlan,
  changeFilters,
  FILTER_IDS,
  type FilterId,
  type FilterSetting,
  fuse,
} from '@safelight/engine';
import type { Shown } from './shown.ts';
import { framesOf, type InTurns, inTurns, nextFrame } from './timing.ts';

/** The longest side of the copy on which filters are previewed. */
const PROXY_SIDE = 1600;
const STEPS = 7;

type Intensities = readonly (readonly [FilterId, number])[];

const settings = (intensities: Intensities): readonly FilterSetting[] =>
  intensities.map(([id, intensity]) => ({ id, intensity, enabled: true }));

/** All color filters at once, which are fused into one pass. */
const COLORS: Intensities = FILTER_IDS.filter((id) => id !== 'blur' && id !== 'sharpen').map((id) => [
  id,
  0.3,
]);

/**
 * The limit: one pass that changes the pixels of the copy in place, without reading, writing or showing them.
 */
const onePass = (filters: readonly FilterSetting[]): (() => number) => {
  const [width, height] = [PROXY_SIDE, (PROXY_SIDE * 3) / 4];
  const data = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : at % 251,
  );
  const plan = fuse(filters, PROXY_SIDE);
  return () => {
    const startedAt = performance.now();
    applyPlan({ data, width, height }, plan);
    return performance.now() - startedAt;
  };
};

async function preview({ editor }: Shown, intensities: Intensities, rounds: number): Promise<InTurns> {
  const limit = onePass(settings(intensities));
  editor.select(['filter']);
  await new Promise((done) => setTimeout(done, 500));
  let turn = 0;
  const result = await inTurns(
    rounds,
    () =>
      framesOf(() => {
        turn += 1;
        const moved = intensities.map(([id, value]) => [id, value + (turn % 20) / 100] as const);
        editor.preview(changeFilters('filter', settings(moved)));
      }, STEPS),
    async () => {
      const results = Array.from({ length: STEPS }, limit);
      await nextFrame();
      return results;
    },
  );
  editor.cancel();
  await nextFrame();
  return result;
}

/**
 * The milliseconds for a step of a slider, compared with one pass over the copy: with all color filters, and
 * with a blur.
 */
export const filterPreview = async (
  shown: Shown,
  rounds: number,
): Promise<{ readonly colors: InTurns; readonly blur: InTurns }> => ({
  colors: await preview(shown, COLORS, rounds),
  blur: await preview(shown, [['blur', 0.6]], rounds),
});
