import { isPurgeable } from '@safelight/domain';
import { endSubscriptions } from '../billing/stop-subscription.ts';
import type { DeliveryIndex } from '../images/delivery-index.ts';
import { REMOVAL_BATCH, removeImages } from '../images/remove-images.ts';
import type { Ports, SubscriptionRepository } from '../ports/index.ts';

interface Deps extends Pick<Ports, 'users' | 'images' | 'comparisons' | 'unitOfWork' | 'payments'> {
  readonly index: DeliveryIndex;
  readonly subscriptions: Pick<SubscriptionRepository, 'listByUser'>;
}

const COMPARISONS_BATCH = 100;

/**
 * Deletes a user's comparisons. This must come before the images, because a comparison prevents the deletion of
 * the images that it shows.
 */
const removeComparisons = async ({ comparisons }: Deps, userId: string): Promise<void> => {
  for (;;) {
    const page = await comparisons.list(userId, COMPARISONS_BATCH, null);
    for (const { uid } of page.comparisons) await comparisons.delete(userId, uid);
    if (!page.hasNext) return;
  }
};

/**
 * Purges an account that can no longer be restored, or that was not verified in time. Ends its subscriptions,
 * deletes its comparisons, images and exports, and finally the user with all remaining rows. The sweeper
 * deletes the files. Returns false for any other account. Idempotent.
 */
export const purgeAccount =
  (deps: Deps) =>
  async (userId: string, now: Date): Promise<boolean> => {
    const user = await deps.users.findById(userId);
    if (user === null || !isPurgeable(user, now)) return false;
    await endSubscriptions(deps)(userId);
    await removeComparisons(deps, userId);
    for (let after: string | null = null; ;) {
      const uids: readonly string[] = await deps.images.listAllUids(userId, after, REMOVAL_BATCH);
      await deps.unitOfWork.transaction((tx) => removeImages(tx, userId, uids));
      for (const uid of uids) deps.index.invalidate(uid);
      if (uids.length < REMOVAL_BATCH) break;
      after = uids.at(-1) ?? null;
    }
    return deps.unitOfWork.transaction(async (tx) => {
      await tx.users.lock(userId);
      // The person may have signed in, or verified the address, since the list of accounts to purge was read.
      const still = await tx.users.findById(userId);
      if (still === null || !isPurgeable(still, now)) return false;
      const exported = await tx.dataExports.listByUser(userId);
      await tx.blobIntents.abandon(exported.flatMap(({ key }) => key ?? []));
      await tx.users.purge(userId);
      return true;
    });
  };

export type PurgeAccount = ReturnType<typeof purgeAccount>;
