import { ANONYMOUS, notFound, pairDerivative, type ComparisonView, type StoredFile } from '@safelight/domain';
import { keepDerivative } from '../images/keep-derivative.ts';
import type { MakeDerivative } from '../images/make-derivative.ts';
import { refuseBeyondBandwidth } from '../limits/refuse-beyond-bandwidth.ts';
import type { Imaging, Transaction } from '../ports/index.ts';
import type { GetComparison } from './read-comparisons.ts';

/** The picture of a comparison. Delivering it counts towards the bandwidth of `comparison.ownerId`. */
export interface PairDelivery {
  readonly comparison: ComparisonView;
  readonly file: StoredFile;
}

type Deps = Parameters<typeof keepDerivative>[0] &
  Parameters<typeof refuseBeyondBandwidth>[0] & {
    readonly imaging: Pick<Imaging, 'pair'>;
    readonly makeDerivative: MakeDerivative;
    readonly getComparison: GetComparison;
  };

/** The thumbnail from which each side is drawn, so that large originals do not make it slow. */
const SOURCE = { kind: 'thumbnail', width: 1280, format: 'webp' } as const;

/**
 * Returns the picture of both sides of a published comparison, for link previews. It is drawn at the first
 * request and stored until the comparison is deleted. Throws NOT_FOUND for an unknown comparison,
 * BANDWIDTH_EXCEEDED.
 */
export const deliverPair = (deps: Deps) => {
  const keep = keepDerivative(deps);

  const draw = async ({ sides: { original, edited } }: ComparisonView) => {
    const left = await deps.makeDerivative(original.version, SOURCE);
    const right = await deps.makeDerivative(edited.version, SOURCE);
    return deps.store.readLocally(left.key, (leftPath) =>
      deps.store.readLocally(right.key, (rightPath) => deps.imaging.pair(leftPath, rightPath)),
    );
  };

  /**
   * Checks, while the owner is locked, that the comparison still exists. Deleting a comparison takes the same
   * lock, so no picture is recorded for a deleted one.
   */
  const confirm =
    ({ uid, ownerId }: ComparisonView) =>
    async (tx: Transaction): Promise<void> => {
      await tx.users.lock(ownerId);
      if ((await tx.comparisons.find(uid)) === null) throw notFound();
    };

  return async (uid: string): Promise<PairDelivery> => {
    const comparison = await deps.getComparison(ANONYMOUS, uid);
    refuseBeyondBandwidth(deps, comparison.ownerId);
    const file = await keep(comparison.sides.edited.version, pairDerivative(comparison), {
      draw: () => draw(comparison),
      confirm: confirm(comparison),
    });
    return { comparison, file };
  };
};
