import { type FieldPolicy, InMemoryCache, type Reference } from '@apollo/client/cache';

interface ImagePages {
  readonly nodes: readonly Reference[];
}

/** One growing list for each search and sort; a page without a cursor starts it again. */
const images: FieldPolicy<ImagePages> = {
  keyArgs: ['search', 'sort'],
  merge: (existing, incoming, { args }) => {
    const before = args?.['after'] ? (existing?.nodes ?? []) : [];
    const known = new Set(before.map((node) => node.__ref));
    return { ...incoming, nodes: [...before, ...incoming.nodes.filter((node) => !known.has(node.__ref))] };
  },
};

/** Everything by its own key, so that a mutation's answer reaches every screen that shows the thing. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: { fields: { images } },
      Image: { keyFields: ['uid'] },
      AiEditVersionOrigin: { keyFields: ['jobId'] },
      SessionTokens: { keyFields: false },
    },
  });
