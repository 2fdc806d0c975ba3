import { notFound, requireUser, type Image, type Viewer } from '@safelight/domain';
import type { ArchiveEntry, ImageStore, Ports } from '../ports/index.ts';
import { archiveName, UniqueNames } from './archive-names.ts';
import { chosenUids } from './chosen-images.ts';

export interface ImageArchive {
  /** The owner of the images. */
  readonly ownerId: string;
  /** The filename of the archive, for example `safelight-images-2026-01-31.zip`. */
  readonly filename: string;
  /** The files of the archive. Each is opened when the archive reaches it. */
  readonly entries: AsyncIterable<ArchiveEntry>;
}

export interface ArchiveOfImagesDeps extends Pick<Ports, 'images' | 'clock'> {
  readonly store: Pick<ImageStore, 'open'>;
}

/**
 * Returns an archive with the originals of the current versions of the owner's images, in the given order and
 * with unique filenames. Throws NOT_FOUND if none of the images is the owner's, INVALID_INPUT for no or too
 * many uids.
 */
export const archiveOfImages =
  ({ images, store, clock }: ArchiveOfImagesDeps) =>
  async (ownerId: string, uids: readonly string[]): Promise<ImageArchive> => {
    const found = await images.findOwned(ownerId, chosenUids(uids));
    if (found.length === 0) throw notFound();

    async function* entriesOf(all: readonly Image[]): AsyncGenerator<ArchiveEntry> {
      const names = new UniqueNames();
      for (const image of all) {
        const { original, createdAt } = image.current;
        yield {
          name: names.of(archiveName(image.originalFilename, image.current)),
          modifiedAt: createdAt,
          open: () => store.open(original.key),
        };
      }
    }
    const day = clock.now().toISOString().slice(0, 10);
    return { ownerId, filename: `safelight-images-${day}.zip`, entries: entriesOf(found) };
  };

/** Returns the archive of the viewer's images; throws the errors of `archiveOfImages`. */
export const exportImages =
  (deps: ArchiveOfImagesDeps) =>
  async (viewer: Viewer, uids: readonly string[]): Promise<ImageArchive> =>
    archiveOfImages(deps)(requireUser(viewer), uids);
