import { type FieldPolicy, InMemoryCache, type PossibleTypesMap, type Reference } from '@apollo/client/cache';
import type { GalleryUidsQueryVariables } from './generated/operations.ts';

interface Pages {
  readonly nodes: readonly Reference[];
  readonly pageInfo?: { readonly hasNextPage?: boolean } | undefined;
  readonly totalCount?: number;
}

/**
 * True when `known` starts with the page `first`, after which there are more, and has the same total. The list has then
 * not changed, as far as can be told.
 */
const continues = (known: Pages, first: Pages): boolean =>
  first.pageInfo?.hasNextPage === true &&
  known.totalCount === first.totalCount &&
  known.nodes.length > first.nodes.length &&
  first.nodes.every((node, index) => node.__ref === known.nodes[index]?.__ref);

/**
 * A list that grows page by page. A first page replaces the list, unless the list begins with the same page. In
 * that case the other pages are kept, and with them the scroll position.
 */
const growingList: FieldPolicy<Pages> = {
  keyArgs: false,
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

/** The arguments that distinguish one list of images from another. */
export type ImageListArgs = Pick<GalleryUidsQueryVariables, 'search' | 'sort' | 'filter'>;

/** The cache key of one page of a list of images; `after` is null for the first page. */
export const imagePageKey = (
  { search, sort, filter }: Partial<ImageListArgs>,
  after: string | null,
): string => `images:${JSON.stringify([search ?? null, sort ?? null, filter ?? null, after])}`;

/**
 * Stores each page of a list of images under its own key, and only for the data of its images; `web-images`
 * stores which images are in a list and in what order. With a hundred thousand images, a growing list here
 * would be read as a whole for every page.
 */
const images: FieldPolicy<Pages> = {
  keyArgs: (args) => imagePageKey(args ?? {}, (args?.['after'] as string | null | undefined) ?? null),
  merge: false,
};

/** Projects: the cache has one growing list for each combination of search, order and filter. */
const projects: FieldPolicy<Pages> = { ...growingList, keyArgs: ['search', 'sort', 'filter'] };

/** The key fields of types that are not identified by `id`. Every query of such a type must select them. */
export const KEY_FIELDS = {
  Image: ['uid'],
  Comparison: ['uid'],
  AiEditVersionOrigin: ['jobId'],
  SharedImage: ['uid'],
} as const;

/** The types in each union. The cache uses them to find the fragments that match an object. */
export const POSSIBLE_TYPES: PossibleTypesMap = { LoginPayload: ['AuthPayload', 'LoginChallenge'] };

/**
 * Creates a cache that stores every object under its own key, so that the response to a mutation updates every
 * screen that shows the object.
 */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    possibleTypes: POSSIBLE_TYPES,
    typePolicies: {
      Query: { fields: { images, comparisons: growingList, projects } },
      Project: { fields: { images: growingList } },
      User: { fields: { creditHistory: growingList, receipts: growingList, billing: { merge: true } } },
      Billing: { keyFields: false },
      Image: { keyFields: KEY_FIELDS.Image, fields: { versions: { merge: false } } },
      Comparison: { keyFields: KEY_FIELDS.Comparison },
      ComparisonSide: { keyFields: false, merge: true },
      AiEditVersionOrigin: { keyFields: KEY_FIELDS.AiEditVersionOrigin },
      SessionTokens: { keyFields: false },
      SharedProject: { keyFields: false, merge: true, fields: { images: growingList } },
      SharedImage: { keyFields: KEY_FIELDS.SharedImage },
    },
  });
