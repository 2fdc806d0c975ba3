import { invalidField, isImageUid } from '@safelight/domain';
import { BULK_MAX_IMAGES, TEXTS } from '@safelight/rules';
import type { Transaction } from '../ports/index.ts';

/**
 * The uids of a bulk action, each once. Impossible uids are left out, like those of somebody else's images.
 * INVALID_INPUT for none at all or too many.
 */
export const chosenUids = (uids: readonly string[]): readonly string[] => {
  if (uids.length === 0) throw invalidField('uids', TEXTS.library.selectFirst);
  if (uids.length > BULK_MAX_IMAGES) {
    throw invalidField('uids', `Choose at most ${BULK_MAX_IMAGES} images at a time.`);
  }
  return [...new Set(uids)].filter(isImageUid);
};

/** Above this number, one signal for all images of an owner costs less than one for each. */
const SINGLE_SIGNALS = 20;

/** Notifies every process that these images of an owner changed, when the transaction commits. */
export const announceChanges = async (
  tx: Pick<Transaction, 'signals'>,
  ownerId: string,
  uids: readonly string[],
): Promise<void> => {
  if (uids.length > SINGLE_SIGNALS) return tx.signals.publish({ type: 'owner-changed', userId: ownerId });
  for (const imageUid of uids) await tx.signals.publish({ type: 'image-changed', imageUid });
};
