import { invalidField, isImageUid } from '@safelight/domain';
import { BULK_MAX_IMAGES, TEXTS } from '@safelight/rules';
import type { Transaction } from '../ports/index.ts';

/** Returns the uids of a bulk action without duplicates. Throws INVALID_INPUT for no or too many uids. */
export const distinctUids = (uids: readonly string[]): readonly string[] => {
  if (uids.length === 0) throw invalidField('uids', TEXTS.library.selectFirst);
  if (uids.length > BULK_MAX_IMAGES) {
    throw invalidField('uids', `Choose at most ${BULK_MAX_IMAGES} images at a time.`);
  }
  return [...new Set(uids)];
};

/** Like `distinctUids`, without invalid uids, which are ignored like those of other people's images. */
export const chosenUids = (uids: readonly string[]): readonly string[] =>
  distinctUids(uids).filter(isImageUid);

/**
 * The maximum number of images for which one signal each is sent. For more images, one signal for all images of
 * the owner costs less.
 */
const SINGLE_SIGNALS = 20;

/** Announces to every process, when the transaction commits, that these images of an owner have changed. */
export const announceChanges = async (
  tx: Pick<Transaction, 'signals'>,
  ownerId: string,
  uids: readonly string[],
): Promise<void> => {
  if (uids.length > SINGLE_SIGNALS) return tx.signals.publish({ type: 'owner-changed', userId: ownerId });
  for (const imageUid of uids) await tx.signals.publish({ type: 'image-changed', imageUid });
};
