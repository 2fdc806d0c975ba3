import { useApolloClient, useMutation } from '@apollo/client/react';
import { type PlanId, TEXTS } from '@safelight/rules';
import {
  codeOf,
  isAborted,
  isUnanswered,
  messageOf,
  type Privacy,
  UPLOAD_STALL_MS,
  UploadImageDocument,
  UploadImageFromUrlDocument,
  type UploadFetchOptions,
} from '@safelight/web-data';
import { expireImageLists } from '@safelight/web-images';
import { useDraft, useKeepDraft, userIdAtom } from '@safelight/web-session';
import { keepOpenDuring, useToasts } from '@safelight/web-ui';
import { useStore } from 'jotai';
import { useEffect, useReducer, useRef } from 'react';
import { fileItem, urlItem } from './queue-items.ts';
import { isSendable, PARALLEL_UPLOADS, type UploadItem, uploadQueue } from './upload-queue.ts';

/** The codes of errors about the file itself, for which a retry does not help. */
const REFUSALS: ReadonlySet<string> = new Set(['INVALID_FILE_FORMAT', 'FILE_TOO_LARGE', 'IMAGE_TOO_LARGE']);

/** The upload queue as the screen sees it, and the actions on it. */
export interface UploadQueue {
  readonly items: readonly UploadItem[];
  readonly uploading: boolean;
  readonly add: (files: Iterable<File>, privacy: Privacy) => void;
  readonly addUrl: (url: string, privacy: Privacy) => void;
  readonly remove: (id: string) => void;
  readonly setPrivacy: (id: string, privacy: Privacy) => void;
  /** Sends the waiting items, two at a time; resolves when all of them are uploaded or failed. */
  readonly upload: () => Promise<void>;
  readonly retry: (id: string) => void;
  /** Uploads a duplicate anyway, as a second image. */
  readonly uploadCopy: (id: string) => void;
  /** Stops the uploads. Their files wait again. */
  readonly stop: () => void;
}

interface QueueOptions {
  /** The person's plan, which limits the size of a file. */
  readonly plan: PlanId;
  /** The message for a request that got no response. */
  readonly unanswered: string;
  /** The message for an error that has none itself. */
  readonly otherwise: string;
  /** Called with the message of each picture that failed. */
  readonly onFailed?: (message: string) => void;
  /** Called for each picture that is stored in the library, before it counts as uploaded. Must not reject. */
  readonly onStored?: (uid: string) => Promise<void>;
}

/**
 * A queue of pictures to upload to the library. A running upload continues on other pages, which then say how it
 * ended; it stops when the person signs out.
 */
export const useUploadQueue = ({
  plan,
  unanswered,
  otherwise,
  onFailed,
  onStored,
}: QueueOptions): UploadQueue => {
  const { cache } = useApolloClient();
  const draft = useDraft<readonly UploadItem[]>('upload', []);
  const [items, dispatch] = useReducer(uploadQueue, draft, (left) =>
    left.map(({ source, privacy }) =>
      source.kind === 'file' ? fileItem(source.file, privacy, plan) : urlItem(source.url, privacy),
    ),
  );
  const [uploadImage] = useMutation(UploadImageDocument);
  const [uploadFromUrl] = useMutation(UploadImageFromUrlDocument);
  const underway = useRef(new Map<string, AbortController>());
  const waiting = useRef<readonly string[]>([]);
  const toasts = useToasts();
  const store = useStore();
  /** Whether the screen was left while pictures were being uploaded. */
  const isLeft = useRef(false);
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  });
  const add: UploadQueue['add'] = (files, privacy) =>
    dispatch({ type: 'added', items: Array.from(files, (file) => fileItem(file, privacy, plan)) });
  const addUrl: UploadQueue['addUrl'] = (url, privacy) =>
    dispatch({ type: 'added', items: [urlItem(url, privacy)] });
  useKeepDraft(
    'upload',
    items.filter(({ status }) => status !== 'success'),
  );
  useEffect(() => {
    const sending = underway.current;
    isLeft.current = false;
    return () => {
      isLeft.current = sending.size > 0;
      if (isLeft.current) toasts.show(TEXTS.images.uploadContinues);
    };
  }, [toasts]);

  const transfer = async (
    { id, name, source, privacy }: UploadItem,
    fetchOptions: UploadFetchOptions,
    allowDuplicate: boolean,
  ) => {
    if (source.kind === 'url') {
      const variables = { url: source.url, privacy };
      const context = { fetchOptions: { ...fetchOptions, timeoutMs: UPLOAD_STALL_MS } };
      return (await uploadFromUrl({ variables, context })).data?.uploadImageFromUrl;
    }
    const onUploadProgress = (sent: number, total: number): void => {
      dispatch({ type: 'progressed', id, progress: sent / total });
    };
    const variables = { file: source.file, filename: name, privacy, allowDuplicate };
    const context = { fetchOptions: { ...fetchOptions, onUploadProgress } };
    return (await uploadImage({ variables, context })).data?.uploadImage;
  };

  /** Uploads a picture; returns whether it is new in the library. */
  const send = async (item: UploadItem, allowDuplicate = false): Promise<boolean> => {
    const { id } = item;
    const controller = new AbortController();
    underway.current.set(id, controller);
    dispatch({ type: 'started', id });
    try {
      const answer = await transfer(item, { signal: controller.signal }, allowDuplicate);
      if (answer === undefined) return false;
      await onStored?.(answer.image.uid);
      dispatch({ type: 'succeeded', id, uid: answer.image.uid, isDuplicate: answer.isDuplicate });
      return !answer.isDuplicate;
    } catch (error) {
      if (isAborted(error) || controller.signal.aborted) return false;
      const message = isUnanswered(error) ? unanswered : messageOf(error, otherwise);
      const isRefused = item.source.kind === 'file' && REFUSALS.has(codeOf(error) ?? '');
      dispatch({ type: 'failed', id, message, retryable: !isRefused });
      if (isLeft.current) toasts.error(TEXTS.images.uploadFailedFor(item.name, message));
      else onFailed?.(message);
      return false;
    } finally {
      if (underway.current.get(id) === controller) underway.current.delete(id);
    }
  };

  /**
   * Sends waiting items one by one until none is left, and counts those that are new in the library.
   * `PARALLEL_UPLOADS` of these loops run at the same time.
   */
  const drain = async (): Promise<number> => {
    let arrived = 0;
    for (;;) {
      const [next, ...rest] = waiting.current;
      if (next === undefined) return arrived;
      waiting.current = rest;
      const item = latest.current.find(({ id }) => id === next);
      if (item !== undefined && (await send(item))) arrived += 1;
    }
  };
  const abort = (): void => {
    waiting.current = [];
    for (const controller of underway.current.values()) controller.abort();
    underway.current.clear();
  };
  /** Follows uploads to their end, on whichever page the person is by then. They count the pictures that arrived. */
  const follow = async (uploads: readonly Promise<number>[]): Promise<void> => {
    // Nothing may be sent in the name of the next person.
    const unsubscribe = store.sub(userIdAtom, abort);
    const counts = await keepOpenDuring(Promise.all(uploads));
    unsubscribe();
    expireImageLists(cache);
    const arrived = counts.reduce((sum, count) => sum + count, 0);
    if (isLeft.current && arrived > 0) toasts.success(TEXTS.images.uploaded(arrived));
  };
  const sendOne = (id: string, allowDuplicate: boolean): void => {
    const item = items.find((candidate) => candidate.id === id);
    if (item === undefined) return;
    void follow([send(item, allowDuplicate).then(Number)]);
  };

  return {
    items,
    uploading: items.some((item) => item.status === 'uploading'),
    add,
    addUrl,
    remove: (id) => {
      underway.current.get(id)?.abort();
      waiting.current = waiting.current.filter((other) => other !== id);
      dispatch({ type: 'removed', id });
    },
    setPrivacy: (id, privacy) => dispatch({ type: 'privacy-set', id, privacy }),
    upload: async () => {
      waiting.current = items.filter(isSendable).map(({ id }) => id);
      await follow(Array.from({ length: PARALLEL_UPLOADS }, drain));
    },
    retry: (id) => sendOne(id, false),
    uploadCopy: (id) => sendOne(id, true),
    stop: () => {
      abort();
      dispatch({ type: 'stopped' });
    },
  };
};
