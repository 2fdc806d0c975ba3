import { useApolloClient } from '@apollo/client/react';
import type { ImageListArgs } from '@safelight/web-data';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type ImageList, pagesAt } from './image-list.ts';
import { imageListsOf } from './image-lists.ts';
import { type LoadPage, useLoadPage } from './use-load-page.ts';

/** Images whose data is kept ready on both sides of the window. */
const AHEAD = 100;

const NONE: readonly string[] = [];

/** What a list asks for as it is scrolled. */
export interface ImageListPages {
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

interface ShownImageList extends ImageListPages {
  /** The list as far as it is loaded; while another is on its way, the one before. */
  readonly list: ImageList | undefined;
  /** Width over height of each image of the list; the same array while the list is. */
  readonly shapes: readonly number[];
  /** True while the list on screen is not yet the one asked for. */
  readonly isStale: boolean;
  /** Why the list asked for did not come, until it comes; null when nothing went wrong. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** Asks for the first page when the list comes on screen and whenever it became stale, or when asked to again. */
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
  return {
    error: failure?.args === args ? failure.error : null,
    retry: () => {
      setTries((count) => count + 1);
    },
  };
};

/** A list of images, growing as it is scrolled; `args` stay the same object while they ask for the same. */
export const useImageList = (args: ImageListArgs): ShownImageList => {
  const client = useApolloClient();
  const lists = imageListsOf(client.cache);
  const load = useLoadPage(args);
  const { error, retry } = useFirstPage(args, load);

  const [shownArgs, setShownArgs] = useState(args);
  const known = useSyncExternalStore(lists.subscribe, () => lists.get(args));
  const shown = useSyncExternalStore(lists.subscribe, () => lists.get(args) ?? lists.get(shownArgs));
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
  const endCursor = known?.list.endCursor ?? null;
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
        () => {
          setFailedAt(endCursor);
        },
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
  const miss = useCallback(
    (uid: string) => {
      const page = lists.get(args)?.list.pages.find(({ uids }) => uids.includes(uid));
      if (page === undefined) return;
      lists.pages.lose(args, page.after);
      void bring(page.after);
    },
    [args, bring, lists],
  );
  const renew = (uids: readonly string[]): void => {
    const changed = new Set(uids);
    for (const { after, uids: of } of lists.get(args)?.list.pages ?? []) {
      if (of.some((uid) => changed.has(uid)) && lists.pages.use(args, after)) void bring(after);
    }
  };
  return {
    list,
    shapes,
    isStale: shown !== undefined && (shown !== known || shown.isStale),
    error,
    retry,
    loadMore,
    moreFailed: failedAt !== null && failedAt === endCursor,
    show,
    miss,
    renew,
  };
};
