import { useApolloClient } from '@apollo/client/react';
import {
  GalleryDocument,
  GalleryUidsDocument,
  type ImageListArgs,
  imagePageKey,
  useGoneChange,
} from '@safelight/web-data';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type ImageConnection, type ImageList, pagesAt } from './image-list.ts';
import { imageListsOf, type KnownList } from './image-lists.ts';
import { firstPageVariables, pageVariables } from './page-variables.ts';

/** What to load of a page: its images, its images and the count of the list, or only its uids. */
type PageContent = 'page' | 'counted' | 'order';

/**
 * Loads the page after a cursor, or the first page for null. Resolves to null when the same request is
 * already running.
 */
type LoadPage = (after: string | null, content: PageContent) => Promise<ImageConnection | null>;

/** Loads pages of a list. Images are written to the cache, mere uids are not. */
const useLoadPage = (args: ImageListArgs): LoadPage => {
  const client = useApolloClient();
  const underway = useRef(new Set<string>());
  return useCallback(
    async (after, content) => {
      const variables = pageVariables(args, after);
      const name = imagePageKey(args, after);
      const isFirst = content === 'counted';
      if (!isFirst && underway.current.has(name)) return null;
      underway.current.add(name);
      try {
        const { data } =
          content === 'order'
            ? await client.query({ query: GalleryUidsDocument, variables, fetchPolicy: 'no-cache' })
            : await client.query({
                query: GalleryDocument,
                variables: isFirst ? firstPageVariables(args) : { ...variables, withCount: false },
                fetchPolicy: 'network-only',
              });
        return data?.images ?? null;
      } finally {
        underway.current.delete(name);
      }
    },
    [args, client],
  );
};

/** The number of images above and below the window whose data is kept in the cache. */
const AHEAD = 100;

const NONE: readonly string[] = [];

/** The callbacks for the view of a list while it scrolls. */
export interface ImageListPages {
  /** Loads the next page, or only its uids if it is `passed` on the way to a later page. */
  readonly loadMore: (isPassed: boolean) => void;
  /** Whether the last attempt to load more failed. `loadMore` tries again. */
  readonly moreFailed: boolean;
  /** Reports the indexes of the entries on screen: their pages are kept, or loaded again. */
  readonly show: (from: number, to: number) => void;
  /** Reports that the data of an image on screen is missing in the cache. */
  readonly reportMissing: (uid: string) => void;
}

interface ShownImageList extends ImageListPages {
  /** The list as far as it is loaded; the previous list while another one is loading. */
  readonly list: ImageList | undefined;
  /** The aspect ratio (width over height) of each image. The array keeps its identity as long as the list does. */
  readonly shapes: readonly number[];
  /** Whether the previous list is still on screen. */
  readonly isStale: boolean;
  /** The error because of which the list could not be loaded; null if there is none. */
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * Loads the first page when the list comes on screen, whenever it becomes stale, when a change finds that its image is
 * gone, and on request.
 */
const useFirstPage = (args: ImageListArgs, load: LoadPage) => {
  const lists = imageListsOf(useApolloClient().cache);
  const timesStale = useSyncExternalStore(lists.subscribe, () => lists.get(args)?.timesStale ?? 0);
  const [failure, setFailure] = useState<{ readonly args: ImageListArgs; readonly error: unknown } | null>(
    null,
  );
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isOver = false;
    load(null, 'counted').then(
      (page) => {
        if (isOver || page === null) return;
        lists.pages.hold(args, null, page);
        lists.begin(args, page);
        setFailure(null);
      },
      (error: unknown) => {
        if (!isOver) setFailure({ args, error });
      },
    );
    return () => {
      isOver = true;
    };
  }, [args, lists, load, timesStale, tries]);
  const retry = (): void => setTries((count) => count + 1);
  useGoneChange(retry);
  return { error: failure?.args === args ? failure.error : null, retry };
};

/**
 * True when `now` differs from `before` only by images that were taken out or put back. Such a change is shown at
 * once; a page that arrives is rendered a few cards at a time, so that the page keeps responding.
 */
const hasSamePages = (before: KnownList | undefined, now: KnownList | undefined): boolean =>
  before?.args === now?.args && before?.list.pages.length === now?.list.pages.length;

/** A list of images that grows as it is scrolled. `args` must keep its identity while nothing in it changes. */
export const useImageList = (args: ImageListArgs): ShownImageList => {
  const client = useApolloClient();
  const lists = imageListsOf(client.cache);
  const load = useLoadPage(args);
  const { error, retry } = useFirstPage(args, load);

  const [shownArgs, setShownArgs] = useState(args);
  const known = useSyncExternalStore(lists.subscribe, () => lists.get(args));
  const latest = useSyncExternalStore(lists.subscribe, () => lists.get(args) ?? lists.get(shownArgs));
  const rendered = useDeferredValue(latest);
  const shown = hasSamePages(rendered, latest) ? latest : rendered;
  if (known !== undefined && shownArgs !== args) setShownArgs(args);
  useEffect(() => {
    lists.shows(args);
  }, [args, lists]);
  const list = shown?.list;
  const uids = list?.uids ?? NONE;
  const shapes = useMemo(() => uids.map(lists.shapeOf), [lists, uids]);

  const bring = useCallback(
    async (after: string | null): Promise<void> => {
      const page = await load(after, 'page').catch(() => null);
      if (page !== null) lists.pages.hold(args, after, page);
    },
    [args, lists, load],
  );

  const [failedAt, setFailedAt] = useState<string | null>(null);
  // The list that is still loading must not grow, so only the list on screen has a next page.
  const endCursor = known !== undefined && known === shown ? known.list.endCursor : null;
  const loadMore = useCallback(
    (isPassed: boolean) => {
      if (endCursor === null) return;
      setFailedAt(null);
      load(endCursor, isPassed ? 'order' : 'page').then(
        (page) => {
          if (page === null) return;
          if (!isPassed) lists.pages.hold(args, endCursor, page);
          lists.append(args, endCursor, page);
        },
        () => setFailedAt(endCursor),
      );
    },
    [args, endCursor, lists, load],
  );
  const show = useCallback(
    (from: number, to: number) => {
      const onScreen = lists.get(args)?.list;
      if (onScreen === undefined) return;
      for (const { after } of pagesAt(onScreen, from - AHEAD, to + AHEAD)) {
        if (!lists.pages.use(args, after)) void bring(after);
      }
    },
    [args, bring, lists],
  );
  const reportMissing = useCallback(
    (uid: string) => {
      const page = lists.get(args)?.list.pages.find(({ uids }) => uids.includes(uid));
      if (page === undefined) return;
      lists.pages.lose(args, page.after);
      void bring(page.after);
    },
    [args, bring, lists],
  );
  return {
    list,
    shapes,
    isStale: shown !== undefined && (shown !== known || shown.isStale),
    error,
    retry,
    loadMore,
    moreFailed: failedAt !== null && failedAt === endCursor,
    show,
    reportMissing,
  };
};
