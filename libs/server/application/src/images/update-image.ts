import {
  cleanFilename,
  invalidField,
  isImageUid,
  notFound,
  requireUser,
  type Image,
  type Viewer,
} from '@safelight/domain';
import { textProblem, TITLE_MAX_LENGTH, type Privacy } from '@safelight/rules';
import type { Clock, ImageRepository, UnitOfWork } from '../ports/index.ts';
import type { DeliveryIndex } from './delivery-index.ts';

/** Fields an owner may change; absent ones stay. */
export interface ImageChanges {
  readonly title?: string;
  readonly originalFilename?: string;
  readonly privacy?: Privacy;
  readonly isFavorite?: boolean;
  readonly tags?: readonly string[];
}

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly index: DeliveryIndex;
  readonly clock: Clock;
}

const MAX_TAGS = 50;
const MAX_TAG_LENGTH = 50;

const checkedText = (field: string, text: string, maxLength: number): string => {
  const trimmed = text.trim();
  if (trimmed === '') throw invalidField(field, 'This field may not be blank.');
  if (trimmed.length > maxLength) throw invalidField(field, `Use at most ${maxLength} characters.`);
  const problem = textProblem(trimmed);
  if (problem !== null) throw invalidField(field, problem);
  return trimmed;
};

const checkedTags = (tags: readonly string[]): readonly string[] => {
  if (tags.length > MAX_TAGS) throw invalidField('tags', `Use at most ${MAX_TAGS} tags.`);
  return [...new Set(tags.map((tag) => checkedText('tags', tag, MAX_TAG_LENGTH)))];
};

type RepositoryChanges = Parameters<ImageRepository['update']>[2];

const checked = (changes: ImageChanges): RepositoryChanges => ({
  ...(changes.title === undefined ? {} : { title: checkedText('title', changes.title, TITLE_MAX_LENGTH) }),
  ...(changes.originalFilename === undefined
    ? {}
    : {
        originalFilename: checkedText('original_filename', cleanFilename(changes.originalFilename), 255),
      }),
  ...(changes.privacy === undefined ? {} : { privacy: changes.privacy }),
  ...(changes.isFavorite === undefined ? {} : { isFavorite: changes.isFavorite }),
  ...(changes.tags === undefined ? {} : { tags: checkedTags(changes.tags) }),
});

/** Changes one of the viewer's images; takes effect on every later request, warm caches included. */
export const updateImage =
  (deps: Deps) =>
  async (viewer: Viewer, uid: string, changes: ImageChanges): Promise<Image> => {
    const ownerId = requireUser(viewer);
    if (!isImageUid(uid)) throw notFound();
    const wanted = checked(changes);
    const image = await deps.unitOfWork.transaction(async (tx) => {
      const updated = await tx.images.update(ownerId, uid, wanted, deps.clock.now());
      if (updated === null) throw notFound();
      await tx.events.publish({ type: 'image-changed', imageUid: uid });
      return updated;
    });
    deps.index.invalidate(uid);
    return image;
  };

/** Makes one of an image's versions its current one. */
export const useVersion =
  (deps: Deps) =>
  async (viewer: Viewer, uid: string, versionId: string): Promise<Image> => {
    const ownerId = requireUser(viewer);
    if (!isImageUid(uid)) throw notFound();
    const image = await deps.unitOfWork.transaction(async (tx) => {
      const changed = await tx.images.setCurrentVersion(ownerId, uid, versionId, deps.clock.now());
      const current = changed ? await tx.images.find(uid) : null;
      if (current === null) throw notFound();
      await tx.events.publish({ type: 'image-changed', imageUid: uid });
      return current;
    });
    deps.index.invalidate(uid);
    return image;
  };

export type UpdateImage = ReturnType<typeof updateImage>;
export type UseVersion = ReturnType<typeof useVersion>;
