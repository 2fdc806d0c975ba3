import { DomainError, requireUser, type Viewer } from '@safelight/domain';
import type { ImageRepository, Ports, RemovedImages } from '../ports/index.ts';
import { chosenUids } from './chosen-images.ts';
import { deleteFiles } from './delete-files.ts';
import type { DeliveryIndex } from './delivery-index.ts';
import { REMOVAL_BATCH, removeImages } from './remove-images.ts';

interface Deps extends Pick<Ports, 'images' | 'unitOfWork' | 'blobIntents' | 'store'> {
  readonly index: DeliveryIndex;
}

/** The maximum number of files that are deleted at once. The sweeper deletes the others within a minute. */
const MAX_FILES = 500;
/** After this many images that cannot be purged, a request does not try more. */
const MAX_FAILURES = 10;

/** Purges the rows of images in their owner's trash in one transaction. Other uids have no effect. */
const purgeRows =
  ({ unitOfWork, index }: Pick<Deps, 'unitOfWork' | 'index'>) =>
  async (ownerId: string, uids: readonly string[]): Promise<RemovedImages> => {
    const removed = await unitOfWork.transaction(async (tx) => {
      await tx.users.lock(ownerId);
      const living = new Set((await tx.images.findOwned(ownerId, uids)).map(({ uid }) => uid));
      return removeImages(
        tx,
        ownerId,
        uids.filter((uid) => !living.has(uid)),
      );
    });
    for (const uid of removed.uids) index.invalidate(uid);
    return removed;
  };

const isHopeless = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'DATABASE_UNAVAILABLE';

/** The images that were purged, and the errors of those that could not be. */
interface Purged {
  readonly uids: readonly string[];
  readonly errors: readonly unknown[];
}

/**
 * Purges images in batches. An image that fails does not block others; but nothing more is tried after too many
 * failures, or when the database is unavailable.
 */
const inBatches = (deps: Omit<Deps, 'images'>, maxFailures: number) => {
  const uids: string[] = [];
  const keys: string[] = [];
  const errors: unknown[] = [];
  let isStopped = false;

  /** Purges images of one owner, or each of them by itself if that fails. */
  const purge = async (ownerId: string, some: readonly string[]): Promise<void> => {
    if (isStopped) return;
    try {
      const removed = await purgeRows(deps)(ownerId, some);
      uids.push(...removed.uids);
      keys.push(...removed.keys.slice(0, MAX_FILES - keys.length));
    } catch (error) {
      if (some.length > 1 && !isHopeless(error)) {
        for (const uid of some) await purge(ownerId, [uid]);
        return;
      }
      errors.push(error);
      isStopped = isHopeless(error) || errors.length > maxFailures;
    }
  };

  /** Records that the list of images could not be read, and ends the work. */
  const stop = (error: unknown): void => {
    errors.push(error);
    isStopped = true;
  };

  /** Deletes some of the files at once. The sweeper tries again, and reports what fails. */
  const finish = async (): Promise<Purged> => {
    await Promise.allSettled([deleteFiles(deps, keys)]);
    return { uids, errors };
  };
  return { uids, purge, stop, finish, isStopped: () => isStopped };
};

/**
 * Purges all images in the trash of one owner, or those of all owners that were deleted before a time, with rows
 * and files. The sweeper deletes files that cannot be deleted now. The errors include that of reading the trash.
 */
export const purgeTrash =
  (deps: Deps) =>
  async (of: Parameters<ImageRepository['listTrashed']>[0], maxFailures = Infinity): Promise<Purged> => {
    const { uids, purge, stop, finish, isStopped } = inBatches(deps, maxFailures);
    /** The uids of images that were tried and not purged, because they failed or were restored meanwhile. */
    const left = new Set<string>();
    const listTrashed = () =>
      deps.images.listTrashed(of, REMOVAL_BATCH + left.size).catch((error: unknown) => {
        stop(error);
        return [];
      });
    for (;;) {
      const trashed = await listTrashed();
      const rest = trashed.filter(({ uid }) => !left.has(uid));
      if (rest.length === 0 || isStopped()) return finish();
      for (const { uid } of rest) left.add(uid);
      const from = uids.length;
      for (const owner of new Set(rest.map(({ ownerId }) => ownerId))) {
        await purge(
          owner,
          rest.flatMap(({ ownerId, uid }) => (ownerId === owner ? uid : [])),
        );
      }
      for (const uid of uids.slice(from)) left.delete(uid);
    }
  };

export type PurgeTrash = ReturnType<typeof purgeTrash>;

/**
 * Returns the uids of the purged images. If some failed, throws the error of the last one, which says why nothing
 * more was tried; the log gets the errors of all.
 */
const uidsOf = ({ uids, errors }: Purged): readonly string[] => {
  const last = errors.at(-1);
  if (errors.length === 0) return uids;
  if (errors.length === 1) throw last;
  const cause = new AggregateError(errors, `${errors.length} images could not be purged`);
  if (!(last instanceof DomainError)) throw cause;
  throw new DomainError(last.code, last.message, last.details, { cause });
};

/** Purges some images in the viewer's trash. Returns the uids of those that were in it. */
export const deleteImagesForever =
  (deps: Omit<Deps, 'images'>) =>
  async (viewer: Viewer, uids: readonly string[]): Promise<readonly string[]> => {
    const ownerId = requireUser(viewer);
    const { purge, finish } = inBatches(deps, MAX_FAILURES);
    const chosen = chosenUids(uids);
    for (let from = 0; from < chosen.length; from += REMOVAL_BATCH)
      await purge(ownerId, chosen.slice(from, from + REMOVAL_BATCH));
    return uidsOf(await finish());
  };

/** Purges all images in the viewer's trash. Returns their uids. */
export const emptyTrash =
  (deps: Deps) =>
  async (viewer: Viewer): Promise<readonly string[]> =>
    uidsOf(await purgeTrash(deps)({ ownerId: requireUser(viewer) }, MAX_FAILURES));
