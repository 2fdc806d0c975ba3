import { DomainError } from '@safelight/domain';
import type { ImageRepository, Ports } from '../ports/index.ts';
import type { DeliveryIndex } from './delivery-index.ts';
import { putInTrash } from './trash-images.ts';

interface Deps extends Pick<Ports, 'unitOfWork' | 'clock'> {
  readonly images: Pick<ImageRepository, 'listExpired'>;
  readonly index: DeliveryIndex;
}

const BATCH = 100;

/**
 * Moves expired images to the trash and returns how many. An image in a comparison is not moved until the
 * comparison is deleted.
 */
export const expireImages = (deps: Deps) => {
  const expire = async (ownerId: string, uid: string): Promise<number> => {
    try {
      return (await putInTrash(deps, ownerId, [uid])).length;
    } catch (error) {
      // The image cannot be moved because a comparison with it was published after the list was read.
      if (error instanceof DomainError && error.code === 'CONFLICT') return 0;
      throw error;
    }
  };

  return async (): Promise<number> => {
    for (let expired = 0; ;) {
      const due = await deps.images.listExpired(deps.clock.now(), BATCH);
      let gone = 0;
      for (const { ownerId, uid } of due) gone += await expire(ownerId, uid);
      expired += gone;
      if (due.length < BATCH || gone === 0) return expired;
    }
  };
};
