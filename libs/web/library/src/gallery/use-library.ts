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
import { useToasts } from '@safelight/web-ui';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { filterInputOf, type GalleryAddress, SORTS } from './filter/gallery-address.ts';

/** Pictures loaded at a time. */
const PAGE_SIZE = 60;

/** What went wrong with the list, for a person (spec: images §8, library). */
const problemOf = (error: unknown): string => {
  if (isUnanswered(error) || statusOf(error) !== null) {
    return codeOf(error) === 'RATE_LIMITED' ? messageOf(error) : TEXTS.images.listFailed;
  }
  return TEXTS.library.unknownError;
};

interface Library {
  /** The list as far as it is loaded; while another is on its way, the one before. */
  readonly images: GalleryQuery['images'] | undefined;
  /** True while the list on screen is not yet the one asked for. */
  readonly isStale: boolean;
  readonly problem: string | null;
  readonly loadMore: () => void;
  /** True when the last try to load more failed; `loadMore` tries again. */
  readonly moreFailed: boolean;
  readonly retry: () => void;
}

/** The library as the address asks for it; says in a toast how many came, and when they did not. */
export const useLibrary = (address: GalleryAddress): Library => {
  const toasts = useToasts();
  const { search, shelf, filter } = address;
  const { data, previousData, error, fetchMore, refetch } = useQuery(GalleryDocument, {
    variables: {
      first: PAGE_SIZE,
      after: null,
      search: search === '' ? null : search,
      sort: (SORTS.find(({ value }) => value === address.sort) ?? SORTS[0]).sort,
      filter: filterInputOf({ shelf, filter }),
      withCount: true,
    },
    fetchPolicy: 'cache-and-network',
  });
  const images = (data ?? previousData)?.images;
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

  const asking = useRef<string | null>(null);
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const end = data?.images.pageInfo;
  const endCursor = end?.hasNextPage === true ? end.endCursor : null;
  const loadMore = useCallback(() => {
    if (endCursor === null || asking.current === endCursor) return;
    asking.current = endCursor;
    setFailedAt(null);
    fetchMore({ variables: { after: endCursor, withCount: false } }).catch(() => {
      asking.current = null;
      setFailedAt(endCursor);
    });
  }, [endCursor, fetchMore]);

  return {
    images,
    isStale: data === undefined && previousData !== undefined,
    problem: images === undefined || (data === undefined && problem !== null) ? problem : null,
    loadMore,
    moreFailed: failedAt !== null && failedAt === endCursor,
    retry: () => void refetch(),
  };
};
