import { type ApolloCache, isReference, type Reference } from '@apollo/client/cache';
import { type ImageList, without, withPutBack } from './image-list.ts';
import { imageListsOf } from './image-lists.ts';

interface StoredPage {
  readonly nodes: readonly Reference[];
  readonly totalCount?: number;
  readonly matchingCount?: { readonly count: number };
}

const counted = (page: StoredPage, added: number): StoredPage => ({
  ...page,
  ...(page.totalCount === undefined ? {} : { totalCount: Math.max(0, page.totalCount + added) }),
  ...(page.matchingCount === undefined
    ? {}
    : { matchingCount: { ...page.matchingCount, count: Math.max(0, page.matchingCount.count + added) } }),
});

const isTrash = (storeFieldName: string): boolean => storeFieldName.includes('"isTrashed":true');

/** A page of the cache as it was, and how many images its list lost. */
interface Change {
  readonly before: StoredPage;
  readonly removed: number;
}

/**
 * Takes images out of the lists on one side of the trash (`from`), in place, and forgets the lists of the
 * other side. Answers the way to put them back where they were.
 */
export const takeFromLists = (
  cache: ApolloCache,
  uids: readonly string[],
  from: 'library' | 'trash',
): (() => void) => {
  const gone = new Set(uids);
  const refs = new Set(uids.map((uid) => cache.identify({ __typename: 'Image', uid })));
  const lists = imageListsOf(cache);
  const listsBefore = new Map<string, ImageList>();
  const pages = new Map<string, Change>();
  const isOther = (key: string): boolean => isTrash(key) !== (from === 'trash');

  lists.forget(isOther);
  for (const key of lists.keys()) {
    const list = lists.get(key);
    if (list === undefined) continue;
    listsBefore.set(key, list);
    lists.set(key, without(list, gone));
  }
  cache.modify({
    id: 'ROOT_QUERY',
    fields: {
      images: (page: StoredPage | Reference, { storeFieldName, DELETE }) => {
        if (isReference(page)) return page;
        if (isOther(storeFieldName)) return DELETE;
        const nodes = page.nodes.filter((node) => !refs.has(node.__ref));
        const list = listsBefore.get(storeFieldName);
        const removed =
          list === undefined
            ? page.nodes.length - nodes.length
            : list.totalCount - (lists.get(storeFieldName)?.totalCount ?? list.totalCount);
        pages.set(storeFieldName, { before: page, removed });
        return removed === 0 ? page : { ...counted(page, -removed), nodes };
      },
    },
  });

  return () => {
    // A list that came meanwhile does not have them: it loads anew.
    lists.forget((key) => !listsBefore.has(key));
    for (const [key, before] of listsBefore) {
      const list = lists.get(key);
      if (list !== undefined) lists.set(key, withPutBack(list, before));
    }
    cache.modify({
      id: 'ROOT_QUERY',
      fields: {
        images: (page: StoredPage | Reference, { storeFieldName, DELETE }) => {
          if (isReference(page)) return page;
          const change = pages.get(storeFieldName);
          if (change === undefined) return DELETE;
          if (change.removed === 0) return page;
          const present = new Set(page.nodes.map((node) => node.__ref));
          const nodes = [...page.nodes];
          change.before.nodes.forEach((node, place) => {
            if (refs.has(node.__ref) && !present.has(node.__ref)) nodes.splice(place, 0, node);
          });
          return { ...counted(page, change.removed), nodes };
        },
      },
    });
  };
};
