import { TEXTS } from '@safelight/rules';
import { isPassing, isUnanswered, rateLimitMessage, statusOf } from '@safelight/web-data';
import { type ImageList, type ImageListPages, useImageList } from '@safelight/web-images';
import { useToasts } from '@safelight/web-ui';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { type GalleryAddress, listArgsOf } from './filter/gallery-address.ts';

/** Returns the message to show when the list could not be loaded (spec: images §8, library). */
const problemOf = (error: unknown): string => {
  if (isUnanswered(error) || statusOf(error) !== null) {
    return rateLimitMessage(error, TEXTS.images.listFailed);
  }
  return TEXTS.library.unknownError;
};

interface Library extends ImageListPages {
  /** The list as far as it is loaded; the previous list while another one is loading. */
  readonly list: ImageList | undefined;
  /** The aspect ratio (width over height) of each image of the list. */
  readonly shapes: readonly number[];
  /** Whether the previous list is still on screen. */
  readonly isStale: boolean;
  /** The message shown in place of a list that could not be loaded. */
  readonly problem: string | null;
  /** Whether the list may be there later. */
  readonly isPassing: boolean;
  readonly retry: () => void;
}

/** Loads the library that the address describes. A toast shows how many images were loaded, or why none were. */
export const useLibrary = ({ search, shelf, sort, filter }: Omit<GalleryAddress, 'view'>): Library => {
  const toasts = useToasts();
  const args = useMemo(() => listArgsOf({ search, shelf, sort, filter }), [search, shelf, sort, filter]);
  const { error, ...shown } = useImageList(args);
  const { list, isStale } = shown;

  const greeted = useRef(false);
  const greet = useEffectEvent((count: number) => {
    if (greeted.current) return;
    greeted.current = true;
    if (count > 0) toasts.success(TEXTS.library.loaded(count));
  });
  const loaded = list?.matching?.count ?? list?.uids.length;
  useEffect(() => {
    if (loaded !== undefined) greet(loaded);
  }, [loaded]);
  const problem = error === null ? null : problemOf(error);
  useEffect(() => {
    if (problem === null) return;
    const complaint = toasts.error(problem);
    return () => toasts.dismiss(complaint);
  }, [problem, toasts]);

  return {
    ...shown,
    problem: list === undefined || isStale ? problem : null,
    isPassing: isPassing(error),
  };
};
