import { TEXTS } from '@safelight/rules';
import { codeOf, isUnanswered, messageOf, statusOf } from '@safelight/web-data';
import { type ImageList, type ImageListPages, useImageList } from '@safelight/web-images';
import { useToasts } from '@safelight/web-ui';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { filterInputOf, type GalleryAddress, SORTS } from './filter/gallery-address.ts';

/** What went wrong with the list, for a person (spec: images §8, library). */
const problemOf = (error: unknown): string => {
  if (isUnanswered(error) || statusOf(error) !== null) {
    return codeOf(error) === 'RATE_LIMITED' ? messageOf(error) : TEXTS.images.listFailed;
  }
  return TEXTS.library.unknownError;
};

interface Library extends ImageListPages {
  /** The list as far as it is loaded; while another is on its way, the one before. */
  readonly list: ImageList | undefined;
  /** Width over height of each of its images. */
  readonly shapes: readonly number[];
  /** True while the list on screen is not yet the one asked for. */
  readonly isStale: boolean;
  /** What is said in place of the list when it did not come. */
  readonly problem: string | null;
  readonly retry: () => void;
}

/** The library as the address asks for it; says in a toast how many came, and when they did not. */
export const useLibrary = ({ search, shelf, sort, filter }: GalleryAddress): Library => {
  const toasts = useToasts();
  const args = useMemo(
    () => ({
      search: search === '' ? null : search,
      sort: (SORTS.find(({ value }) => value === sort) ?? SORTS[0]).sort,
      filter: filterInputOf({ shelf, filter }),
    }),
    [search, shelf, sort, filter],
  );
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
  const complain = useEffectEvent((text: string) => toasts.error(text));
  useEffect(() => {
    if (problem !== null) complain(problem);
  }, [problem]);

  return { ...shown, problem: list === undefined || isStale ? problem : null };
};
