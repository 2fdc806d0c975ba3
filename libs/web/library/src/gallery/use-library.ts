import { useQuery } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import {
  codeOf,
  GalleryDocument,
  type GalleryQuery,
  isUnanswered,
  messageOf,
  statusOf,
} from '@safelight/web-data';
import { type ImageList, type LibraryPages, useLibraryPages } from '@safelight/web-images';
import { useToasts } from '@safelight/web-ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { filterInputOf, type GalleryAddress, SORTS } from './filter/gallery-address.ts';

/** Pictures loaded at a time: as many as the server gives. */
const PAGE_SIZE = 100;

/** What went wrong with the list, for a person (spec: images §8, library). */
const problemOf = (error: unknown): string => {
  if (isUnanswered(error) || statusOf(error) !== null) {
    return codeOf(error) === 'RATE_LIMITED' ? messageOf(error) : TEXTS.images.listFailed;
  }
  return TEXTS.library.unknownError;
};

interface Library extends LibraryPages {
  /** The list as far as it is loaded; while another is on its way, the one before. */
  readonly list: ImageList | undefined;
  /** How many pictures match, once that is known. */
  readonly matching: GalleryQuery['images']['matchingCount'];
  /** True while the list on screen is not yet the one asked for. */
  readonly isStale: boolean;
  readonly problem: string | null;
  readonly retry: () => void;
}

/** The library as the address asks for it; says in a toast how many came, and when they did not. */
export const useLibrary = (address: GalleryAddress): Library => {
  const toasts = useToasts();
  const { search, shelf, sort, filter } = address;
  const variables = useMemo(
    () => ({
      first: PAGE_SIZE,
      after: null,
      search: search === '' ? null : search,
      sort: (SORTS.find(({ value }) => value === sort) ?? SORTS[0]).sort,
      filter: filterInputOf({ shelf, filter }),
      withCount: true,
    }),
    [search, shelf, sort, filter],
  );
  const { data, previousData, error, refetch } = useQuery(GalleryDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const { list, ...pages } = useLibraryPages(variables, data?.images);
  const [shown, setShown] = useState(list);
  if (list !== undefined && list !== shown) setShown(list);
  const problem = error === undefined ? null : problemOf(error);

  const greeted = useRef(false);
  const greet = useEffectEvent((count: number) => {
    if (greeted.current) return;
    greeted.current = true;
    if (count > 0) toasts.success(TEXTS.library.loaded(count));
  });
  const loaded = data?.images.matchingCount?.count ?? data?.images.nodes.length;
  useEffect(() => {
    if (loaded !== undefined) greet(loaded);
  }, [loaded]);
  const complain = useEffectEvent((text: string) => toasts.error(text));
  useEffect(() => {
    if (problem !== null) complain(problem);
  }, [problem]);

  const current = list ?? shown;
  return {
    ...pages,
    list: current,
    matching: (data ?? previousData)?.images.matchingCount,
    isStale: list === undefined && shown !== undefined,
    problem: current === undefined || (data === undefined && problem !== null) ? problem : null,
    retry: () => void refetch(),
  };
};
