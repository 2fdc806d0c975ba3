import { useApolloClient, useMutation } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import {
  type BulkImagesInput,
  DeleteImagesForeverDocument,
  EmptyTrashDocument,
  type Privacy,
  RestoreImagesDocument,
  TrashImagesDocument,
  UpdateImagesDocument,
} from '@safelight/web-data';
import { useTokenSource } from '@safelight/web-session';
import { useToasts } from '@safelight/web-ui';
import { expireImageLists, imageListsOf } from '../lists/image-lists.ts';
import { downloadArchive } from './download-archive.ts';
import { withTags } from '../tags/tag-list.ts';
import { inBatches } from './in-batches.ts';
import { useFailureToast } from './use-failure-toast.ts';

/**
 * The changes that can be made to pictures of the library. Each resolves to whether it succeeded, and shows a
 * toast.
 */
export interface ImageChanges {
  readonly favorite: (uids: readonly string[]) => Promise<boolean>;
  /**
   * Marks a picture as a favorite or not: shown at once, and reverted with a toast when it could not be
   * saved. No toast on success.
   */
  readonly setFavorite: (uid: string, isFavorite: boolean) => Promise<boolean>;
  readonly addTags: (uids: readonly string[], tags: readonly string[]) => Promise<boolean>;
  readonly setPrivacy: (uids: readonly string[], privacy: Privacy) => Promise<boolean>;
  readonly trash: (uids: readonly string[]) => Promise<boolean>;
  readonly restore: (uids: readonly string[]) => Promise<boolean>;
  readonly deleteForever: (uids: readonly string[]) => Promise<boolean>;
  readonly emptyTrash: () => Promise<boolean>;
  readonly download: (uids: readonly string[]) => Promise<boolean>;
}

const images = (count: number): string => `${count} ${count === 1 ? 'image' : 'images'}`;

export const useImageChanges = (): ImageChanges => {
  const { cache } = useApolloClient();
  const toasts = useToasts();
  const tokens = useTokenSource();
  const showFailure = useFailureToast();
  const [update] = useMutation(UpdateImagesDocument);
  const [moveToTrash] = useMutation(TrashImagesDocument);
  const [bringBack] = useMutation(RestoreImagesDocument);
  const [remove] = useMutation(DeleteImagesForeverDocument);
  const [empty] = useMutation(EmptyTrashDocument);

  /** True when `act` succeeded; otherwise a toast says why it failed. */
  const attempt = async (act: () => Promise<unknown>, otherwise: string): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch (error) {
      showFailure(error, otherwise);
      return false;
    }
  };
  const forgetTags = (): void => {
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'imageTags' });
  };
  /** Writes the same new fields into several cached images at once, after the server changed them. */
  const write = (uids: readonly string[], fields: Parameters<typeof cache.modify>[0]['fields']): void => {
    cache.batch({
      update: () => {
        for (const uid of uids) {
          const id = cache.identify({ __typename: 'Image', uid });
          if (id !== undefined) cache.modify({ id, fields });
        }
      },
    });
  };
  const save = (uids: readonly string[], input: BulkImagesInput): Promise<number> =>
    inBatches(
      uids,
      async (batch) => (await update({ variables: { uids: batch, input } })).data?.updateImages ?? 0,
    );
  const restoreQuietly = (uids: readonly string[]): Promise<number> =>
    inBatches(
      uids,
      async (batch) => (await bringBack({ variables: { uids: batch } })).data?.restoreImages ?? 0,
    );

  return {
    favorite: (uids) =>
      attempt(async () => {
        await save(uids, { isFavorite: true });
        write(uids, { isFavorite: () => true });
        toasts.success(TEXTS.library.favorited(uids.length));
      }, TEXTS.images.updateFailed),

    setFavorite: async (uid, isFavorite) => {
      write([uid], { isFavorite: () => isFavorite });
      const done = await attempt(() => save([uid], { isFavorite }), TEXTS.images.updateFailed);
      if (!done) write([uid], { isFavorite: () => !isFavorite });
      return done;
    },

    addTags: (uids, tags) =>
      attempt(async () => {
        await save(uids, { addTags: tags });
        write(uids, { tags: (known: readonly string[]) => withTags(known, tags) });
        forgetTags();
        toasts.success(`Tagged ${images(uids.length)}`);
      }, TEXTS.images.updateFailed),

    setPrivacy: (uids, privacy) =>
      attempt(async () => {
        await save(uids, { privacy });
        write(uids, { privacy: () => privacy });
        toasts.success(`Made ${images(uids.length)} ${privacy === 'PUBLIC' ? 'public' : 'private'}`);
      }, TEXTS.images.updateFailed),

    trash: (uids) =>
      attempt(async () => {
        await inBatches(
          uids,
          async (batch) => (await moveToTrash({ variables: { uids: batch } })).data?.trashImages ?? 0,
        );
        const putBack = imageListsOf(cache).take(uids, 'library');
        forgetTags();
        toasts.success(TEXTS.library.deleted(uids.length), {
          label: 'Undo',
          onAct: () => {
            void attempt(async () => {
              await restoreQuietly(uids);
              putBack();
              forgetTags();
              toasts.show(`Restored ${images(uids.length)}`);
            }, TEXTS.images.updateFailed);
          },
        });
      }, TEXTS.images.deleteFailed),

    restore: (uids) =>
      attempt(async () => {
        await restoreQuietly(uids);
        imageListsOf(cache).take(uids, 'trash');
        forgetTags();
        toasts.success(`Restored ${images(uids.length)}`);
      }, TEXTS.images.updateFailed),

    deleteForever: (uids) =>
      attempt(async () => {
        await inBatches(
          uids,
          async (batch) => (await remove({ variables: { uids: batch } })).data?.deleteImagesForever ?? 0,
        );
        imageListsOf(cache).take(uids, 'trash');
        toasts.success(TEXTS.library.deleted(uids.length));
      }, TEXTS.images.deleteFailed),

    emptyTrash: () =>
      attempt(async () => {
        const { data } = await empty();
        expireImageLists(cache);
        toasts.success(TEXTS.library.deleted(data?.emptyTrash ?? 0));
      }, TEXTS.images.deleteFailed),

    download: async (uids) => {
      const waiting = toasts.loading(TEXTS.library.downloading(uids.length));
      const done = await attempt(
        () => inBatches(uids, (batch) => downloadArchive(batch, tokens).then(() => batch.length)),
        TEXTS.images.downloadFailed,
      );
      toasts.dismiss(waiting);
      return done;
    },
  };
};
