import type { Ports, Transaction } from '../ports/index.ts';

/**
 * The keys of new files. Files that are not settled are deleted at the end of the scope, or left to the
 * sweeper.
 */
export interface OwnedBlobs extends AsyncDisposable {
  readonly keys: readonly string[];
  /**
   * Settles the intents of keys (by default all of them) in the transaction that inserts their rows. A
   * rollback undoes this.
   */
  settle(tx: Pick<Transaction, 'blobIntents'>, settled?: readonly string[]): Promise<void>;
}

type Deps = Pick<Ports, 'store' | 'blobIntents' | 'ids'>;

/**
 * Generates keys, and records their intents before any file is stored (docs/adr/0003). Use the result with
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
          // Only the intents show whether the transaction that settled the keys was committed.
          const unsettled = mayBeSettled ? await deps.blobIntents.abandonUnsettled(keys) : keys;
          if (unsettled.length > 0) await discard(unsettled);
        } catch {
          // The sweeper deletes the remaining files. This error is not thrown, because the caller needs the
          // error that ended the scope.
        }
      },
    };
  };
};

export type NewBlobs = ReturnType<typeof newBlobs>;
