import type { Comparison } from '@safelight/domain';
import type { Transaction } from '../ports/index.ts';

/** Inserts a comparison and records its event, in the caller's transaction. */
export const publishComparison = async (tx: Transaction, comparison: Comparison): Promise<void> => {
  const { uid: comparisonUid, ownerId: userId, original, edited } = comparison;
  const payload = { comparisonUid, originalImageUid: original.imageUid, editedImageUid: edited.imageUid };
  await tx.comparisons.insert(comparison);
  await tx.record({ type: 'comparison.published', userId, payload });
};
