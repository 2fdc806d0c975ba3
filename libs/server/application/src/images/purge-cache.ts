import type {
  CachePurger,
  ImageRepository,
  JobEnqueuer,
  JobPayloads,
  SignalPublisher,
} from '../ports/index.ts';

interface Deps {
  readonly images: Pick<ImageRepository, 'listAllUids'>;
  /** The purger of the shared cache in front of the server; null if none is configured. */
  readonly cachePurger: CachePurger | null;
}

const BATCH = 100;

/** The message about a job that a newer release queued. Until its processes have replaced this one, the queue retries. */
const unknownPayload = (payload: never): string =>
  `This release does not know a job to purge caches by ${Object.keys(payload).join(' and ')}`;

/** Purges images from shared caches. Throws if a cache refuses the request, so that the queue retries. */
export const purgeCache =
  ({ images, cachePurger }: Deps) =>
  async (payload: JobPayloads['purge-cache']): Promise<void> => {
    if (cachePurger === null) return;
    if ('imageUid' in payload) return cachePurger.purge([payload.imageUid]);
    if ('imageUids' in payload) return cachePurger.purge(payload.imageUids);
    if (!('ownerId' in payload)) throw new Error(unknownPayload(payload));
    for (let after: string | null = null; ;) {
      const uids: readonly string[] = await images.listAllUids(payload.ownerId, after, BATCH);
      if (uids.length > 0) await cachePurger.purge(uids);
      if (uids.length < BATCH) return;
      after = uids.at(-1) ?? null;
    }
  };

/**
 * Wraps `signals`: a signal about changed images also queues a job that purges them from shared caches, in
 * the same transaction.
 */
export const purgingSignals = (
  signals: SignalPublisher,
  jobs: Pick<JobEnqueuer, 'enqueue'>,
): SignalPublisher => ({
  publish: async (signal) => {
    await signals.publish(signal);
    if (signal.type === 'image-changed') await jobs.enqueue('purge-cache', { imageUid: signal.imageUid });
    if (signal.type === 'images-removed') await jobs.enqueue('purge-cache', { imageUids: signal.imageUids });
    if (signal.type === 'owner-changed') await jobs.enqueue('purge-cache', { ownerId: signal.userId });
  },
});
