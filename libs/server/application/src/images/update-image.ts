import { cleanFilename, isImageUid, notFound, requireUser, type Image, type Viewer } from '@safelight/domain';
import { TITLE_MAX_LENGTH, type Privacy } from '@safelight/rules';
import type { ImageRepository, Ports } from '../ports/index.ts';
import type { DeliveryIndex } from './delivery-index.ts';
import { checkedDescription, checkedTags, checkedText, expiryAfter } from './image-fields.ts';
import { makeCurrent } from './make-current.ts';

/** The fields that an owner may change. Fields that are absent keep their value. */
export interface ImageChanges {
  readonly title?: string;
  readonly description?: string;
  readonly originalFilename?: string;
  readonly privacy?: Privacy;
  readonly isFavorite?: boolean;
  readonly tags?: readonly string[];
  readonly areTagsShown?: boolean;
  /** Seconds until the image is moved to the trash automatically; null for never. */
  readonly expiresIn?: number | null;
}

interface Deps extends Pick<Ports, 'unitOfWork' | 'clock'> {
  readonly index: DeliveryIndex;
}

type RepositoryChanges = Parameters<ImageRepository['update']>[2];

const checked = (changes: ImageChanges, now: Date): RepositoryChanges => ({
  ...(changes.title === undefined ? {} : { title: checkedText('title', changes.title, TITLE_MAX_LENGTH) }),
  ...(changes.originalFilename === undefined
    ? {}
    : {
        originalFilename: checkedText('original_filename', cleanFilename(changes.originalFilename), 255),
      }),
  ...(changes.privacy === undefined ? {} : { privacy: changes.privacy }),
  ...(changes.isFavorite === undefined ? {} : { isFavorite: changes.isFavorite }),
  ...(changes.tags === undefined ? {} : { tags: checkedTags(changes.tags) }),
  ...(changes.areTagsShown === undefined ? {} : { areTagsShown: changes.areTagsShown }),
  ...(changes.description === undefined ? {} : { description: checkedDescription(changes.description) }),
  ...(changes.expiresIn === undefined ? {} : { expiresAt: expiryAfter(changes.expiresIn, now) }),
});

/**
 * Changes one of the viewer's images. All later requests see the change, even if they are served from caches.
 * Throws CONFLICT if the image would become private while a comparison shows it.
 */
export const updateImage =
  (deps: Deps) =>
  async (viewer: Viewer, uid: string, changes: ImageChanges): Promise<Image> => {
    const ownerId = requireUser(viewer);
    if (!isImageUid(uid)) throw notFound();
    const now = deps.clock.now();
    const wanted = checked(changes, now);
    const image = await deps.unitOfWork.transaction(async (tx) => {
      if (wanted.privacy === 'private') {
        await tx.images.updateMany(ownerId, [uid], { privacy: 'private' }, now);
      }
      const updated = await tx.images.update(ownerId, uid, wanted, now);
      if (updated === null) throw notFound();
      await tx.signals.publish({ type: 'image-changed', imageUid: uid });
      return updated;
    });
    deps.index.invalidate(uid);
    return image;
  };

/** Makes one of the versions of an image its current one, see `makeCurrent`. */
export const useVersion =
  (deps: Deps) =>
  async (viewer: Viewer, uid: string, versionId: string): Promise<Image> => {
    const ownerId = requireUser(viewer);
    if (!isImageUid(uid)) throw notFound();
    const image = await deps.unitOfWork.transaction(async (tx) => {
      const current = await makeCurrent(tx, { ownerId, uid, versionId }, deps.clock.now());
      if (current === null) throw notFound();
      await tx.signals.publish({ type: 'image-changed', imageUid: uid });
      return current;
    });
    deps.index.invalidate(uid);
    return image;
  };
