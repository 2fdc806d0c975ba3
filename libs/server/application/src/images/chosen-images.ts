import { invalidField, isImageUid } from '@safelight/domain';
import { BULK_MAX_IMAGES, TEXTS } from '@safelight/rules';
import type { Transaction } from '../ports/index.ts';

/**
 * The uids of a bulk action without duplicates. Invalid uids are ignored, like those of other people's
 * images. INVALID_INPUT for none or too many.
 */
export const chosenUids = (uids: readonly string[]): readonly string[] => {
  if (uids.length === 0) throw invalidField('uids', TEXTS.library.selectFirst);
  if (uids.length > BULK_MAX_IMAGES) {
    throw invalidField('uids', `Choose at most ${BULK_MAX_IMAGES} images at a time.`);
  }
  return [...new Set(uids)].filter(isImageUid);
};

/** For more images than this, one signal for all images of the owner costs less than one for each. */
const SINGLE_SIGNALS = 20;

/** Notifies every process that these images of an owner have changed, when the transaction commits. */
export const announceChanges = async (
  tx: Pick<Transaction, 'signals'>,
  ownerId: string,
  uids: readonly string[],
): Promise<void> => {
  if (uids.length > SINGLE_SIGNALS) return tx.signals.publish({ type: 'owner-changed', userId: ownerId });
  for (const imageUid of uids) await tx.signals.publish({ type: 'image-changed', imageUid });
};
