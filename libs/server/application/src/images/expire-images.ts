import { DomainError } from '@safelight/domain';
import { finishAll } from '../batches/finish-all.ts';
import type { ImageRepository, Ports } from '../ports/index.ts';
import type { DeliveryIndex } from './delivery-index.ts';
import { putInTrash } from './trash-images.ts';

interface Deps extends Pick<Ports, 'unitOfWork' | 'clock'> {
  readonly images: Pick<ImageRepository, 'listExpired'>;
  readonly index: DeliveryIndex;
}

/**
 * Moves expired images to the trash and returns how many. An image in a comparison is not moved until the
 * comparison is deleted. An image that fails does not block others and is tried again by the next call; the errors
 * are thrown at the end.
 */
export const expireImages = (deps: Deps) => {
  const expire = async ({ ownerId, uid }: { ownerId: string; uid: string }): Promise<boolean> => {
    try {
      return (await putInTrash(deps, ownerId, [uid])).length > 0;
    } catch (error) {
      // The image cannot be moved because a comparison with it was published after the list was read.
      if (error instanceof DomainError && error.code === 'CONFLICT') return false;
      throw error;
    }
  };

  return async (): Promise<number> => {
    const errors: unknown[] = [];
    const list = (limit: number) => deps.images.listExpired(deps.clock.now(), limit);
    const expired = await finishAll({ list, idOf: ({ uid }) => uid, finish: expire }, errors);
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} images could not expire`);
    return expired;
  };
};
