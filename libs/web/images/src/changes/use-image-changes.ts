import { useApolloClient, useMutation } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import {
  type BulkImagesInput,
  DeleteImagesForeverDocument,
  EmptyTrashDocument,
  type Privacy,
  RestoreImagesDocument,
  SetFavoriteDocument,
  signedFetch,
  type TokenSource,
  TrashImagesDocument,
  UpdateImagesDocument,
} from '@safelight/web-data';
import { useTokenSource } from '@safelight/web-session';
import { saveBytes, succeeds, useToasts } from '@safelight/web-ui';
import { expireImageLists, imageListsOf } from '../lists/image-lists.ts';
import { inBatches } from './in-batches.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** Downloads images as one ZIP file; rejects with a message for the person when the ZIP could not be made. */
const downloadArchive = async (uids: readonly string[], tokens: TokenSource): Promise<void> => {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uids }),
  };
  const response = await signedFetch('/api/images/archive/', init, tokens);
  if (!response.ok) throw new Error(TEXTS.images.downloadFailed);
  saveBytes(await response.blob(), 'safelight-images.zip');
};

/**
 * The changes that can be made to pictures of the library. Each resolves to whether it succeeded, and shows a
 * toast.
 */
export interface ImageChanges {
  readonly favorite: (uids: readonly string[]) => Promise<boolean>;
  /**
   * Marks a picture as a favorite, or removes the mark. The change is shown at once. When it cannot be saved,
   * it is reverted and a toast says so.
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
  const [mark] = useMutation(SetFavoriteDocument);
  const [moveToTrash] = useMutation(TrashImagesDocument);
  const [bringBack] = useMutation(RestoreImagesDocument);
  const [remove] = useMutation(DeleteImagesForeverDocument);
  const [empty] = useMutation(EmptyTrashDocument);

  /** Runs `act`. Returns true if it succeeded; otherwise a toast shows why it failed. */
  const attempt = (act: () => Promise<unknown>, otherwise: string): Promise<boolean> =>
    succeeds(act, (error) => showFailure(error, otherwise));
  const forgetTags = (): void => {
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'imageTags' });
  };
  const save = (uids: readonly string[], input: BulkImagesInput): Promise<unknown> =>
    inBatches(uids, (batch) => update({ variables: { uids: batch, input } }));
  const restoreQuietly = (uids: readonly string[]): Promise<unknown> =>
    inBatches(uids, (batch) => bringBack({ variables: { uids: batch } }));

  return {
    favorite: (uids) =>
      attempt(async () => {
        await save(uids, { isFavorite: true });
        toasts.success(TEXTS.library.favorited(uids.length));
      }, TEXTS.images.updateFailed),

    setFavorite: (uid, isFavorite) => {
      const optimisticResponse = { updateImages: [{ __typename: 'Image' as const, uid, isFavorite }] };
      return attempt(
        () => mark({ variables: { uid, isFavorite }, optimisticResponse }),
        TEXTS.images.updateFailed,
      );
    },

    addTags: (uids, tags) =>
      attempt(async () => {
        await save(uids, { addTags: tags });
        forgetTags();
        toasts.success(`Tagged ${images(uids.length)}`);
      }, TEXTS.images.updateFailed),

    setPrivacy: (uids, privacy) =>
      attempt(async () => {
        await save(uids, { privacy });
        toasts.success(`Made ${images(uids.length)} ${privacy === 'PUBLIC' ? 'public' : 'private'}`);
      }, TEXTS.images.updateFailed),

    trash: (uids) =>
      attempt(async () => {
        // If a later batch fails, the images of the earlier ones have left the list nevertheless.
        const putBacks = await inBatches(uids, async (batch) => {
          await moveToTrash({ variables: { uids: batch } });
          forgetTags();
          return imageListsOf(cache).take(batch, 'library');
        });
        toasts.success(TEXTS.library.deleted(uids.length), {
          label: 'Undo',
          onAct: () => {
            void attempt(async () => {
              await restoreQuietly(uids);
              for (const putBack of putBacks.toReversed()) putBack();
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
        await inBatches(uids, async (batch) => {
          await remove({ variables: { uids: batch } });
          imageListsOf(cache).take(batch, 'trash');
        });
        toasts.success(TEXTS.library.deleted(uids.length));
      }, TEXTS.images.deleteFailed),

    emptyTrash: () =>
      attempt(async () => {
        const { data } = await empty();
        expireImageLists(cache);
        toasts.success(TEXTS.library.deleted(data?.emptyTrash.length ?? 0));
      }, TEXTS.images.deleteFailed),

    download: async (uids) => {
      const waiting = toasts.loading(TEXTS.library.downloading(uids.length));
      const done = await attempt(
        () => inBatches(uids, (batch) => downloadArchive(batch, tokens)),
        TEXTS.images.downloadFailed,
      );
      toasts.dismiss(waiting);
      return done;
    },
  };
};
