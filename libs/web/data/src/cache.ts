import { type FieldPolicy, InMemoryCache, type Reference } from '@apollo/client/cache';

interface ImagePages {
  readonly nodes: readonly Reference[];
  readonly pageInfo?: unknown;
  readonly totalCount?: number;
}

/** True when `first` is how `known` begins, of as many images: a list asked for again, and unchanged. */
const continues = (known: ImagePages, first: ImagePages): boolean =>
  known.totalCount === first.totalCount &&
  known.nodes.length > first.nodes.length &&
  first.nodes.every((node, index) => node.__ref === known.nodes[index]?.__ref);

/**
 * One growing list for each search, sort and filter. A page without a cursor starts it again, unless it says
 * what is known already: then the pages after it stay, and with them the place of whoever returns.
 */
const images: FieldPolicy<ImagePages> = {
  keyArgs: ['search', 'sort', 'filter'],
  merge: (existing, incoming, { args }) => {
    if (existing !== undefined && !args?.['after'] && continues(existing, incoming)) {
      return { ...existing, ...incoming, nodes: existing.nodes, pageInfo: existing.pageInfo };
    }
    const before = args?.['after'] ? (existing?.nodes ?? []) : [];
    const known = new Set(before.map((node) => node.__ref));
    const added = incoming.nodes.filter((node) => !known.has(node.__ref));
    return { ...existing, ...incoming, nodes: [...before, ...added] };
  },
};

/** Everything by its own key, so that a mutation's answer reaches every screen that shows the thing. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: { fields: { images, comparisons: { ...images, keyArgs: false } } },
      User: { fields: { creditHistory: { ...images, keyArgs: false } } },
      Image: { keyFields: ['uid'] },
      Comparison: { keyFields: ['uid'] },
      ComparisonSide: { keyFields: false, merge: true },
      AiEditVersionOrigin: { keyFields: ['jobId'] },
      SessionTokens: { keyFields: false },
    },
  });
