import type { BlobIntentRepository, Ids, ImageStore, Transaction } from '../ports/index.ts';

/**
 * Keys to store files under. At the end of the scope, files that are not settled are deleted, or left to the
 * sweeper.
 */
export interface OwnedBlobs extends AsyncDisposable {
  readonly keys: readonly string[];
  /** Settles keys, by default all of them, with the rows that `tx` inserts; without effect when `tx` fails. */
  settle(tx: Pick<Transaction, 'blobIntents'>, settled?: readonly string[]): Promise<void>;
}

interface Deps {
  readonly store: ImageStore;
  readonly blobIntents: BlobIntentRepository;
  readonly ids: Ids;
}

/**
 * Creates new keys and records their intents before any file is stored (docs/adr/0003). Use the result with
 * `await using`.
 */
export const newBlobs = (deps: Deps) => {
  const discard = async (keys: readonly string[]): Promise<void> => {
    const removals = await Promise.allSettled(keys.map((key) => deps.store.delete(key)));
    const removed = removals.every((removal) => removal.status === 'fulfilled');
    await (removed ? deps.blobIntents.forget(keys) : deps.blobIntents.abandon(keys));
  };

  return async (count: number): Promise<OwnedBlobs> => {
    const keys = Array.from({ length: count }, () => `images/${deps.ids.uuid().replaceAll('-', '')}`);
    await deps.blobIntents.record(keys);
    let mayBeSettled = false;
    return {
      keys,
      settle: async (tx, settled = keys) => {
        mayBeSettled = true;
        await tx.blobIntents.settle(settled);
      },
      [Symbol.asyncDispose]: async () => {
        try {
          // Only the intents show whether the transaction that settled them was committed.
          const unsettled = mayBeSettled ? await deps.blobIntents.abandonUnsettled(keys) : keys;
          if (unsettled.length > 0) await discard(unsettled);
        } catch {
          // The notes lead the sweeper to what is left; why the scope ended is what its caller has to hear.
        }
      },
    };
  };
};

export type NewBlobs = ReturnType<typeof newBlobs>;
