import { useMutation } from '@apollo/client/react';
import { type PlanId, TEXTS, uploadProblem } from '@safelight/rules';
import {
  isAborted,
  isUnanswered,
  messageOf,
  type Privacy,
  UploadImageDocument,
  type UploadFetchOptions,
} from '@safelight/web-data';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { forgetImageLists } from '../forget-image-lists.ts';
import { isSendable, PARALLEL_UPLOADS, type UploadItem, uploadQueue } from './upload-queue.ts';

/** What the person sees of the queue, and what they can do with it. */
export interface UploadQueue {
  readonly items: readonly UploadItem[];
  readonly uploading: boolean;
  readonly add: (files: Iterable<File>, privacy: Privacy) => void;
  readonly remove: (id: string) => void;
  readonly setPrivacy: (id: string, privacy: Privacy) => void;
  /** Sends what waits, two at a time; resolves when all of it arrived or failed. */
  readonly upload: () => Promise<void>;
  readonly retry: (id: string) => void;
  /** Stops what is on its way; its files wait again. */
  readonly stop: () => void;
}

let lastId = 0;
const nextId = (): string => String((lastId += 1));

const itemOf = (file: File, privacy: Privacy, plan: PlanId): UploadItem => {
  const facts = { id: nextId(), file, preview: URL.createObjectURL(file), privacy };
  const message = uploadProblem(file, plan);
  return message === null
    ? { ...facts, status: 'pending' }
    : { ...facts, status: 'error', message, retryable: false };
};

/** The upload screen's queue; `plan` decides how large a file may be. */
export const useUploadQueue = (plan: PlanId): UploadQueue => {
  const [items, dispatch] = useReducer(uploadQueue, []);
  const [uploadImage] = useMutation(UploadImageDocument, { update: forgetImageLists });
  const underway = useRef(new Map<string, AbortController>());
  const waiting = useRef<readonly string[]>([]);
  const previews = useRef(new Set<string>());
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  });

  const stop = useCallback((): void => {
    waiting.current = [];
    for (const controller of underway.current.values()) controller.abort();
    underway.current.clear();
    dispatch({ type: 'stopped' });
  }, []);

  useEffect(() => {
    const sending = underway.current;
    const shown = previews.current;
    return () => {
      waiting.current = [];
      for (const controller of sending.values()) controller.abort();
      for (const url of shown) URL.revokeObjectURL(url);
    };
  }, []);

  const send = async ({ id, file, privacy }: UploadItem): Promise<void> => {
    const controller = new AbortController();
    underway.current.set(id, controller);
    dispatch({ type: 'started', id });
    const fetchOptions: UploadFetchOptions = {
      signal: controller.signal,
      onUploadProgress: (sent, total) => {
        dispatch({ type: 'progressed', id, progress: sent / total });
      },
    };
    try {
      const { data } = await uploadImage({
        variables: { file, filename: file.name, privacy },
        context: { fetchOptions },
      });
      if (data !== undefined) dispatch({ type: 'succeeded', id, uid: data.uploadImage.uid });
    } catch (error) {
      if (isAborted(error)) return;
      const message = isUnanswered(error) ? TEXTS.images.uploadFailed : messageOf(error);
      dispatch({ type: 'failed', id, message, retryable: true });
    } finally {
      if (underway.current.get(id) === controller) underway.current.delete(id);
    }
  };

  /** Sends the next of what waits until nothing does; `PARALLEL_UPLOADS` of these run side by side. */
  const drain = async (): Promise<void> => {
    for (;;) {
      const [next, ...rest] = waiting.current;
      if (next === undefined) return;
      waiting.current = rest;
      const item = latest.current.find(({ id }) => id === next);
      if (item !== undefined) await send(item);
    }
  };

  return {
    items,
    uploading: items.some((item) => item.status === 'uploading'),
    add: (files, privacy) => {
      const added = Array.from(files, (file) => itemOf(file, privacy, plan));
      for (const { preview } of added) previews.current.add(preview);
      dispatch({ type: 'added', items: added });
    },
    remove: (id) => {
      underway.current.get(id)?.abort();
      waiting.current = waiting.current.filter((other) => other !== id);
      dispatch({ type: 'removed', id });
    },
    setPrivacy: (id, privacy) => {
      dispatch({ type: 'privacy-set', id, privacy });
    },
    upload: async () => {
      waiting.current = items.filter(isSendable).map(({ id }) => id);
      await Promise.all(Array.from({ length: PARALLEL_UPLOADS }, drain));
    },
    retry: (id) => {
      const item = items.find((candidate) => candidate.id === id);
      if (item !== undefined && isSendable(item)) void send(item);
    },
    stop,
  };
};
