import type { Archiver, UseCases } from '@safelight/application';
import { DomainError, invalidField, notFound, ownsImage, requireUser, type Viewer } from '@safelight/domain';
import { BULK_MAX_IMAGES, TEXTS } from '@safelight/rules';
import { createHmac } from 'node:crypto';
import { NOW, type World } from './world.ts';

export type LibraryUseCases = Pick<
  UseCases,
  | 'updateImages'
  | 'trashImages'
  | 'restoreImages'
  | 'deleteImagesForever'
  | 'emptyTrash'
  | 'deleteByLink'
  | 'exportImages'
  | 'countView'
>;

/** Names and bytes of entries in plain text, where a real one would write a ZIP. */
export const plainArchiver: Archiver = {
  async *zip(entries) {
    for await (const { name, open } of entries) {
      yield Buffer.from(`${name}\n`);
      yield* await open();
      yield Buffer.from('\n');
    }
  },
};

const tokenOf = (uid: string): string =>
  createHmac('sha256', 'test').update(`delete-image:${uid}`).digest('base64url');

/** What is done to many images at once, by the documented errors of the use cases. */
export const fakeLibrary = (world: World): LibraryUseCases => {
  const chosen = (viewer: Viewer, uids: readonly string[], isTrashed: boolean) => {
    requireUser(viewer);
    if (uids.length === 0) throw invalidField('uids', TEXTS.library.selectFirst);
    if (uids.length > BULK_MAX_IMAGES) throw invalidField('uids', 'Too many.');
    return [...new Set(uids)].flatMap((uid) => {
      const image = world.images.get(uid);
      const isOne = image !== undefined && ownsImage(viewer, image);
      return isOne && (image.deletedAt !== null) === isTrashed ? [image] : [];
    });
  };
  const refuseShown = (uid: string): void => {
    const isShown = [...world.comparisons.values()].some(
      ({ original, edited }) => original.imageUid === uid || edited.imageUid === uid,
    );
    if (isShown) throw new DomainError('CONFLICT', TEXTS.comparisons.imageInUse);
  };

  return {
    updateImages: async (viewer, uids, { addTags = [], removeTags = [], ...changes }) => {
      const images = chosen(viewer, uids, false);
      for (const image of images) {
        if (changes.privacy === 'private') refuseShown(image.uid);
        const tags = [...image.tags, ...addTags].filter((tag) => !removeTags.includes(tag));
        world.change(image, { ...changes, tags });
      }
      return images.length;
    },
    trashImages: async (viewer, uids) => {
      const images = chosen(viewer, uids, false);
      for (const image of images) {
        refuseShown(image.uid);
        world.change(image, { deletedAt: NOW });
      }
      return images.length;
    },
    restoreImages: async (viewer, uids) => {
      const images = chosen(viewer, uids, true);
      for (const image of images) world.change(image, { deletedAt: null });
      return images.length;
    },
    deleteImagesForever: async (viewer, uids) => {
      const images = chosen(viewer, uids, true);
      for (const { uid } of images) world.images.delete(uid);
      return images.length;
    },
    emptyTrash: async (viewer) => {
      const trashed = chosen(viewer, [...world.images.keys()], true);
      for (const { uid } of trashed) world.images.delete(uid);
      return trashed.length;
    },
    deleteByLink: async ({ uid, token }) => {
      const image = world.images.get(uid);
      if (image === undefined || image.deletedAt !== null || token !== tokenOf(uid)) throw notFound();
      refuseShown(uid);
      world.change(image, { deletedAt: NOW });
    },
    exportImages: async (viewer, uids) => {
      const images = chosen(viewer, uids, false);
      if (images.length === 0) throw notFound();
      async function* entries() {
        for (const { originalFilename: name, current } of images) {
          const open = () => world.blobs.open(current.original.key);
          yield { name, modifiedAt: NOW, open };
        }
      }
      return { filename: 'safelight-images-2026-11-21.zip', entries: entries() };
    },
    countView: ({ uid, visitorHash, viewer }) => void world.views.push([uid, visitorHash, viewer.kind]),
  };
};
