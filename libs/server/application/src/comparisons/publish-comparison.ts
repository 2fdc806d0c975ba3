import type { Comparison, ComparisonView } from '@safelight/domain';
import type { Secrets, Transaction } from '../ports/index.ts';
import { answerOnce, type RepeatableRequest } from '../repeats/answer-once.ts';
import { withSides } from './read-comparisons.ts';

/** Inserts a comparison and records its event, in the caller's transaction. */
export const publishComparison = async (tx: Transaction, comparison: Comparison): Promise<void> => {
  const { uid: comparisonUid, ownerId: userId, original, edited } = comparison;
  const payload = { comparisonUid, originalImageUid: original.imageUid, editedImageUid: edited.imageUid };
  await tx.comparisons.insert(comparison);
  await tx.record({ type: 'comparison.published', userId, payload });
};

/** Publishes a comparison once for each Idempotency-Key (see `answerOnce`), in the caller's transaction. */
export const publishOnce = (
  tx: Transaction,
  secrets: Pick<Secrets, 'hash'>,
  repeatable: RepeatableRequest,
  create: () => Promise<ComparisonView>,
): Promise<ComparisonView> =>
  answerOnce(tx, secrets, repeatable, {
    create,
    resultOf: ({ uid }) => uid,
    find: async (uid) => {
      const earlier = await tx.comparisons.find(uid);
      return earlier?.ownerId === repeatable.userId ? withSides(tx.images, earlier) : null;
    },
  });
