import type { BlobIntentRepository, Ids, ImageStore } from '../ports/index.ts';

interface Deps {
  readonly store: ImageStore;
  readonly blobIntents: BlobIntentRepository;
  readonly ids: Ids;
}

/**
 * Runs `work` with fresh keys that are noted before any byte is stored. `work` must settle all of them in
 * the transaction that makes their rows. When it throws, the bytes and the notes are removed; what cannot
 * be removed now is left to the sweeper.
 */
export const newBlobs = (deps: Deps) => {
  const discard = async (keys: readonly string[]): Promise<void> => {
    const removals = await Promise.allSettled(keys.map((key) => deps.store.delete(key)));
    const removed = removals.every((removal) => removal.status === 'fulfilled');
    await (removed ? deps.blobIntents.forget(keys) : deps.blobIntents.abandon(keys));
  };

  return async <T>(count: number, work: (keys: readonly string[]) => Promise<T>): Promise<T> => {
    const keys = Array.from({ length: count }, () => `images/${deps.ids.uuid().replaceAll('-', '')}`);
    await deps.blobIntents.record(keys);
    try {
      return await work(keys);
    } catch (error) {
      await discard(keys).catch((cleanUpError: unknown) => {
        if (error instanceof Error) error.cause ??= cleanUpError;
      });
      throw error;
    }
  };
};

export type NewBlobs = ReturnType<typeof newBlobs>;
