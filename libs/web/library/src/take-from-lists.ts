import { type ApolloCache, isReference, type Reference } from '@apollo/client/cache';

interface StoredList {
  readonly nodes: readonly Reference[];
  readonly totalCount?: number;
  readonly matchingCount?: { readonly count: number };
}

const withCounts = (list: StoredList, nodes: readonly Reference[], added: number): StoredList => ({
  ...list,
  nodes,
  ...(list.totalCount === undefined ? {} : { totalCount: Math.max(0, list.totalCount + added) }),
  ...(list.matchingCount === undefined
    ? {}
    : { matchingCount: { ...list.matchingCount, count: Math.max(0, list.matchingCount.count + added) } }),
});

const isTrash = (storeFieldName: string): boolean => storeFieldName.includes('"isTrashed":true');

/** Nodes with `missing` put back where they stood, as far as the list still reaches. */
const withPutBack = (
  nodes: readonly Reference[],
  missing: readonly (readonly [number, Reference])[],
): readonly Reference[] => {
  const list = [...nodes];
  for (const [index, node] of missing) list.splice(index, 0, node);
  return list;
};

/**
 * Takes images out of the lists on one side of the trash (`from`), in place, and forgets the lists of the
 * other side. Answers the way to put them back where they were.
 */
export const takeFromLists = (
  cache: ApolloCache,
  uids: readonly string[],
  from: 'library' | 'trash',
): (() => void) => {
  const refs = new Set(uids.map((uid) => cache.identify({ __typename: 'Image', uid })));
  const taken = new Map<string, readonly (readonly [number, Reference])[]>();
  cache.modify({
    id: 'ROOT_QUERY',
    fields: {
      images: (list: StoredList | Reference, { storeFieldName, DELETE }) => {
        if (isReference(list)) return list;
        if (isTrash(storeFieldName) !== (from === 'trash')) return DELETE;
        const missing = list.nodes.flatMap((node, index) =>
          refs.has(node.__ref) ? [[index, node] as const] : [],
        );
        taken.set(storeFieldName, missing);
        const left = list.nodes.filter((node) => !refs.has(node.__ref));
        return withCounts(list, left, left.length - list.nodes.length);
      },
    },
  });
  return () => {
    cache.modify({
      id: 'ROOT_QUERY',
      fields: {
        images: (list: StoredList | Reference, { storeFieldName, DELETE }) => {
          if (isReference(list)) return list;
          const known = new Set(list.nodes.map((node) => node.__ref));
          const missing = taken.get(storeFieldName);
          if (missing === undefined) return DELETE;
          const absent = missing.filter(([, node]) => !known.has(node.__ref));
          return withCounts(list, withPutBack(list.nodes, absent), absent.length);
        },
      },
    });
  };
};
