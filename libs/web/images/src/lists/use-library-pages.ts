import { useApolloClient } from '@apollo/client/react';
import {
  GalleryDocument,
  GalleryUidsDocument,
  type GalleryQueryVariables,
  imagePageKey,
} from '@safelight/web-data';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { continued, type ImageConnection, type ImageList, pagesAt } from './image-list.ts';
import { imageListsOf } from './image-lists.ts';

/** Images whose data is kept ready on both sides of the window. */
const AHEAD = 100;

/** The pages of a list after its first. */
export interface LibraryPages {
  /** Loads the next page; its order alone when it is only `passed` on the way to a later one. */
  readonly loadMore: (isPassed: boolean) => void;
  /** True when the last try to load more failed; `loadMore` tries again. */
  readonly moreFailed: boolean;
  /** Says which entries are on screen, by index: their pages stay, or come again. */
  readonly show: (from: number, to: number) => void;
  /** Says that the data of an image on screen is not there. */
  readonly miss: (uid: string) => void;
  /** Fetches these images again where their data is kept, as after a change of their addresses. */
  readonly renew: (uids: readonly string[]) => void;
}

/** The list that goes on from its first page, growing as it is scrolled; undefined before that page is there. */
export const useLibraryPages = (
  variables: GalleryQueryVariables,
  first: ImageConnection | undefined,
): LibraryPages & { readonly list: ImageList | undefined } => {
  const client = useApolloClient();
  const lists = imageListsOf(client.cache);
  const key = imagePageKey(variables, null);
  const known = useSyncExternalStore(lists.subscribe, () => lists.get(key));
  const list = useMemo(() => (first === undefined ? undefined : continued(known, first)), [known, first]);
  const isOver = list !== undefined && known !== undefined && known !== list;
  useEffect(() => {
    if (isOver) lists.forget((other) => other === key);
  }, [isOver, key, lists]);

  const underway = useRef(new Set<string>());
  const [failedAt, setFailedAt] = useState<string | null>(null);

  /** The page after a cursor, unless it is on its way already; into the cache, or its order alone. */
  const load = useCallback(
    async (after: string, isPassed = false): Promise<ImageConnection | null> => {
      const field = imagePageKey(variables, after);
      if (underway.current.has(field)) return null;
      underway.current.add(field);
      try {
        const { data } = isPassed
          ? await client.query({
              query: GalleryUidsDocument,
              variables: { ...variables, after },
              fetchPolicy: 'no-cache',
            })
          : await client.query({
              query: GalleryDocument,
              variables: { ...variables, after, withCount: false },
              fetchPolicy: 'network-only',
            });
        return data?.images ?? null;
      } finally {
        underway.current.delete(field);
      }
    },
    [client, variables],
  );
  const bring = useCallback(
    async (after: string): Promise<void> => {
      const page = await load(after).catch(() => null);
      if (page !== null) lists.hold(variables, after, page);
    },
    [lists, load, variables],
  );

  const endCursor = list?.endCursor ?? null;
  const loadMore = useCallback(
    (isPassed: boolean) => {
      if (list === undefined || endCursor === null) return;
      if (lists.get(key) !== list) lists.set(key, list);
      setFailedAt(null);
      load(endCursor, isPassed).then(
        (page) => {
          if (page === null) return;
          if (!isPassed) lists.hold(variables, endCursor, page);
          lists.append(key, endCursor, page);
        },
        () => {
          setFailedAt(endCursor);
        },
      );
    },
    [endCursor, key, list, lists, load, variables],
  );
  const show = useCallback(
    (from: number, to: number) => {
      if (list === undefined) return;
      for (const { after } of pagesAt(list, from - AHEAD, to + AHEAD)) {
        if (after !== null && !lists.use(variables, after)) void bring(after);
      }
    },
    [bring, list, lists, variables],
  );
  const miss = useCallback(
    (uid: string) => {
      const after = list?.pages.find(({ uids }) => uids.includes(uid))?.after ?? null;
      if (after === null) return;
      lists.lose(variables, after);
      void bring(after);
    },
    [bring, list, lists, variables],
  );
  const renew = (uids: readonly string[]): void => {
    const changed = new Set(uids);
    for (const { after, uids: of } of list?.pages ?? []) {
      if (!of.some((uid) => changed.has(uid))) continue;
      if (after === null)
        void client.query({ query: GalleryDocument, variables, fetchPolicy: 'network-only' });
      else if (lists.use(variables, after)) void bring(after);
    }
  };
  return { list, loadMore, moreFailed: failedAt !== null && failedAt === endCursor, show, miss, renew };
};
