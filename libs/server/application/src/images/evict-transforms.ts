import { TRANSFORMS_KEPT_MS } from '@safelight/domain';
import type { Ports } from '../ports/index.ts';

type Deps = Pick<Ports, 'unitOfWork' | 'clock' | 'transformBytes'>;

const BATCH = 500;

/**
 * Deletes transforms and copies in sRGB that nobody requested for a month. If the rest exceeds the maximum total
 * size, deletes the least recently requested ones too. They are made again when somebody requests them. Returns how
 * many were deleted.
 */
export const evictTransforms =
  ({ unitOfWork, clock, transformBytes: maxBytes }: Deps) =>
  async (signal?: AbortSignal): Promise<number> => {
    const unusedSince = new Date(clock.now().getTime() - TRANSFORMS_KEPT_MS);
    for (let evicted = 0; ;) {
      const uids = await unitOfWork.transaction(async (tx) => {
        const removed = await tx.derivatives.evictTransforms({ unusedSince, maxBytes }, BATCH);
        for (const imageUid of new Set(removed))
          await tx.signals.publish({ type: 'image-changed', imageUid });
        return removed;
      });
      evicted += uids.length;
      if (uids.length < BATCH || signal?.aborted === true) return evicted;
    }
  };
