import { type FieldPolicy, InMemoryCache, type Reference } from '@apollo/client/cache';
import type { GalleryUidsQueryVariables } from './generated/operations.ts';

interface Pages {
  readonly nodes: readonly Reference[];
  readonly pageInfo?: unknown;
  readonly totalCount?: number;
}

/** True when `first` is how `known` begins, of as many: a list asked for again, and unchanged. */
const continues = (known: Pages, first: Pages): boolean =>
  known.totalCount === first.totalCount &&
  known.nodes.length > first.nodes.length &&
  first.nodes.every((node, index) => node.__ref === known.nodes[index]?.__ref);

/**
 * One growing list. A page without a cursor starts it again, unless it says what is known already: then the
 * pages after it stay, and with them the place of whoever returns.
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

/** What tells one list of images from another. */
export type ImageListArgs = Pick<GalleryUidsQueryVariables, 'search' | 'sort' | 'filter'>;

/** The name under which the cache keeps a page of a list of images; null `after` for its first. */
export const imagePageKey = (
  { search, sort, filter }: Partial<ImageListArgs>,
  after: string | null,
): string => `images:${JSON.stringify([search ?? null, sort ?? null, filter ?? null, after])}`;

/**
 * Each page by itself, kept for the data of its images: what is in a list and in what order, `web-images` knows.
 * A library may have a hundred thousand images, and a list that grew here would be read as a whole at each page.
 */
const images: FieldPolicy<Pages> = {
  keyArgs: (args) => imagePageKey(args ?? {}, (args?.['after'] as string | null | undefined) ?? null),
  merge: false,
};

/** One growing list for each way to search, sort and narrow projects. */
const projects: FieldPolicy<Pages> = { ...growingList, keyArgs: ['search', 'sort', 'filter'] };

/** Types whose things are told apart by something else than `id`: whoever asks for one asks for these fields too. */
export const KEY_FIELDS = {
  Image: ['uid'],
  Comparison: ['uid'],
  AiEditVersionOrigin: ['jobId'],
  SharedImage: ['uid'],
} as const;

/** Everything by its own key, so that a mutation's answer reaches every screen that shows the thing. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: { fields: { images, comparisons: growingList, projects } },
      Project: { fields: { images: growingList } },
      User: { fields: { creditHistory: growingList, receipts: growingList, billing: { merge: true } } },
      Billing: { keyFields: false },
      Image: { keyFields: KEY_FIELDS.Image },
      Comparison: { keyFields: KEY_FIELDS.Comparison },
      ComparisonSide: { keyFields: false, merge: true },
      AiEditVersionOrigin: { keyFields: KEY_FIELDS.AiEditVersionOrigin },
      SessionTokens: { keyFields: false },
      SharedProject: { keyFields: false, merge: true, fields: { images: growingList } },
      SharedImage: { keyFields: KEY_FIELDS.SharedImage },
    },
  });
