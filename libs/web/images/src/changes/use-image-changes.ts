import { useApolloClient, useMutation } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import {
  type BulkImagesInput,
  DeleteImagesForeverDocument,
  EmptyTrashDocument,
  ImageArchiveTicketDocument,
  type Privacy,
  RestoreImagesDocument,
  SetFavoriteDocument,
  TrashImagesDocument,
  UpdateImagesDocument,
} from '@safelight/web-data';
import { formatCountOf, succeeds, useToasts } from '@safelight/web-ui';
import { expireImageLists, imageListsOf } from '../lists/image-lists.ts';
import { inBatches } from './in-batches.ts';
import { useDownloadArchives } from './use-download-archives.ts';
import { useFailureToast } from './use-failure-toast.ts';

/**
 * The changes that can be made to pictures of the library. Each resolves to whether it succeeded, and shows a
 * toast. Many pictures are changed in batches; if one fails, a toast says how many pictures were changed before.
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
  /** Lets the browser download a ZIP of the images. Resolves to whether the download has begun. */
  readonly download: (uids: readonly string[]) => Promise<boolean>;
}

/** Returns the changes. `onLeave` is called with the pictures that have left the list on screen. */
export const useImageChanges = (
  onLeave: (uids: readonly string[]) => void = () => undefined,
): ImageChanges => {
  const { cache } = useApolloClient();
  const toasts = useToasts();
  const showFailure = useFailureToast();
  const downloadArchives = useDownloadArchives();
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
  /**
   * Runs `act` on one batch of images after the other, until one fails. `tell` receives the images of the batches
   * that succeeded, unless there are none.
   */
  const attemptEach = async (
    uids: readonly string[],
    act: (batch: readonly string[]) => Promise<unknown>,
    { otherwise, tell }: { readonly otherwise: string; readonly tell: (done: readonly string[]) => void },
  ): Promise<boolean> => {
    const done: string[] = [];
    const isComplete = await succeeds(
      () =>
        inBatches(uids, async (batch) => {
          await act(batch);
          done.push(...batch);
        }),
      (error) => showFailure(error, otherwise, { asked: uids.length, changed: done.length }),
    );
    if (done.length > 0) tell(done);
    return isComplete;
  };
  /** Runs `act`. If it fails, the lists are loaded again, because some images may be deleted for good. */
  const deleteForGood = async <T>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act();
    } catch (error) {
      expireImageLists(cache);
      throw error;
    }
  };
  /** Loads the lists again if not all images that were asked for have changed, because the others are gone. */
  const noticeGone = (asked: readonly string[], changed: readonly unknown[] = []): void => {
    if (changed.length < asked.length) expireImageLists(cache);
  };
  const save = (
    uids: readonly string[],
    input: BulkImagesInput,
    tell: (done: readonly string[]) => void,
  ): Promise<boolean> =>
    attemptEach(
      uids,
      async (batch) => {
        const { data } = await update({ variables: { uids: batch, input } });
        noticeGone(batch, data?.updateImages);
      },
      { otherwise: TEXTS.images.updateFailed, tell },
    );
  /** Removes images from the lists of one side of the trash, and returns the function that puts them back. */
  const leave = (uids: readonly string[], from: 'library' | 'trash'): (() => void) => {
    const putBack = imageListsOf(cache).take(uids, from);
    forgetTags();
    onLeave(uids);
    return putBack;
  };
  /** Like `leave`; to undo the deletion of these images then makes no sense any more. */
  const leaveTrash = (uids: readonly string[]): void => {
    leave(uids, 'trash');
    toasts.settle(uids);
  };

  return {
    favorite: (uids) =>
      save(uids, { isFavorite: true }, (done) => toasts.success(TEXTS.library.favorited(done.length))),

    setFavorite: (uid, isFavorite) => {
      const optimisticResponse = { updateImages: [{ __typename: 'Image' as const, uid, isFavorite }] };
      return attempt(async () => {
        const { data } = await mark({ variables: { uid, isFavorite }, optimisticResponse });
        noticeGone([uid], data?.updateImages);
      }, TEXTS.images.updateFailed);
    },

    addTags: (uids, tags) =>
      save(uids, { addTags: tags }, (done) => {
        forgetTags();
        toasts.success(`Tagged ${formatCountOf(done.length, 'image')}`);
      }),

    setPrivacy: (uids, privacy) =>
      save(uids, { privacy }, (done) =>
        toasts.success(
          `Made ${formatCountOf(done.length, 'image')} ${privacy === 'PUBLIC' ? 'public' : 'private'}`,
        ),
      ),

    trash: (uids) => {
      const taken: { readonly batch: readonly string[]; readonly putBack: () => void }[] = [];
      const undo = (): Promise<unknown> =>
        attempt(async () => {
          let restored = 0;
          for (const { batch, putBack } of taken) {
            const { data } = await bringBack({ variables: { uids: batch } });
            restored += data?.restoreImages.length ?? 0;
            putBack();
            noticeGone(batch, data?.restoreImages);
            forgetTags();
          }
          toasts.show(
            restored === 0 ? 'Nothing was left to restore' : `Restored ${formatCountOf(restored, 'image')}`,
          );
        }, TEXTS.images.updateFailed);
      return attemptEach(
        uids,
        async (batch) => {
          await moveToTrash({ variables: { uids: batch } });
          taken.push({ batch, putBack: leave(batch, 'library') });
        },
        {
          otherwise: TEXTS.images.deleteFailed,
          tell: (done) =>
            toasts.success(TEXTS.library.deleted(done.length), {
              label: 'Undo',
              onAct: () => void undo(),
              on: done,
            }),
        },
      );
    },

    restore: (uids) =>
      attemptEach(
        uids,
        async (batch) => {
          await bringBack({ variables: { uids: batch } });
          leaveTrash(batch);
        },
        {
          otherwise: TEXTS.images.updateFailed,
          tell: (done) => toasts.success(`Restored ${formatCountOf(done.length, 'image')}`),
        },
      ),

    deleteForever: (uids) =>
      attemptEach(
        uids,
        async (batch) => {
          await deleteForGood(() => remove({ variables: { uids: batch } }));
          leaveTrash(batch);
        },
        {
          otherwise: TEXTS.images.deleteFailed,
          tell: (done) => toasts.success(TEXTS.library.deleted(done.length)),
        },
      ),

    emptyTrash: () =>
      attempt(async () => {
        const { data } = await deleteForGood(() => empty());
        const uids = data?.emptyTrash ?? [];
        expireImageLists(cache);
        toasts.settle(uids);
        toasts.success(TEXTS.library.deleted(uids.length));
      }, TEXTS.images.deleteFailed),

    download: (uids) =>
      downloadArchives(
        {
          url: '/downloads/images',
          ticket: ImageArchiveTicketDocument,
          text: TEXTS.library.downloading(uids.length),
          failed: TEXTS.images.downloadFailed,
        },
        (begin) => attempt(() => inBatches(uids, begin), TEXTS.images.downloadFailed),
      ),
  };
};
