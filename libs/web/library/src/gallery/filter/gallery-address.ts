import { daysIn, type GridView, inOrder, timesOf, VIEWS } from '@safelight/web-images';
import type { ImageFilterInput, ImageListArgs, ImageSort } from '@safelight/web-data';

/** The sort orders, by the value they have in the address (spec: images §9). */
export const SORTS = [
  { value: 'newest', label: 'Newest First', sort: 'NEWEST' },
  { value: 'oldest', label: 'Oldest First', sort: 'OLDEST' },
  { value: 'name', label: 'Name A-Z', sort: 'NAME' },
] as const satisfies readonly { readonly value: string; readonly label: string; readonly sort: ImageSort }[];
type SortName = (typeof SORTS)[number]['value'];

/** The image types, by the value they have in the address. */
export const IMAGE_TYPES = [
  { value: 'all', label: 'All Types', contentType: null },
  { value: 'jpg', label: 'JPG', contentType: 'image/jpeg' },
  { value: 'png', label: 'PNG', contentType: 'image/png' },
  { value: 'webp', label: 'WebP', contentType: 'image/webp' },
  { value: 'gif', label: 'GIF', contentType: 'image/gif' },
] as const;
type ImageTypeName = (typeof IMAGE_TYPES)[number]['value'];

export const SHELVES = ['all', 'favorites', 'trash'] as const;
/** The part of the library that is on screen. */
type Shelf = (typeof SHELVES)[number];

/** The size limits in KB that apply when a field is empty or invalid (spec: images §5). */
export const SIZE_KB = { min: 0, max: 10_000 } as const;

/** The conditions that the dialog "Filter Images" sets (spec: images §3, library filter). */
export interface GalleryFilter {
  /** The first and the last day as YYYY-MM-DD in the person's time zone, both included; empty for no limit. */
  readonly from: string;
  readonly to: string;
  /** The tags, all of which an image must have. */
  readonly tags: readonly string[];
  readonly type: ImageTypeName;
  /** The smallest and the largest size in KB. The widest range filters nothing. */
  readonly minKb: number;
  readonly maxKb: number;
}

export const NO_FILTER: GalleryFilter = {
  from: '',
  to: '',
  tags: [],
  type: 'all',
  minKb: SIZE_KB.min,
  maxKb: SIZE_KB.max,
};

/** The settings of the library that belong in a link. */
export interface GalleryAddress {
  readonly search: string;
  readonly sort: SortName;
  readonly view: GridView;
  readonly shelf: Shelf;
  readonly filter: GalleryFilter;
}

const oneOf = <T extends string>(values: readonly T[], value: string | null, otherwise: T): T =>
  values.find((candidate) => candidate === value) ?? otherwise;

/** Parses a whole number of KB. Returns `otherwise` if the text is empty or invalid. */
export const kilobytes = (typed: string | null, otherwise: number): number => {
  const value = typed?.trim() ?? '';
  return /^\d{1,9}$/.test(value) ? Number(value) : otherwise;
};

/** Reads the smallest and the largest size. Ends that were given the wrong way round are exchanged. */
const sizesIn = (query: URLSearchParams): Pick<GalleryFilter, 'minKb' | 'maxKb'> => {
  const minKb = kilobytes(query.get('min_kb'), SIZE_KB.min);
  const maxKb = kilobytes(query.get('max_kb'), SIZE_KB.max);
  if (maxKb === SIZE_KB.max) return { minKb, maxKb };
  const [smallest, largest] = inOrder(minKb, maxKb);
  return { minKb: smallest, maxKb: largest };
};

/** Reads the settings from the address. Those that are missing or invalid get their defaults. */
export const readAddress = (query: URLSearchParams): GalleryAddress => ({
  search: query.get('search') ?? '',
  sort: oneOf(
    SORTS.map(({ value }) => value),
    query.get('sort'),
    'newest',
  ),
  view: oneOf(VIEWS, query.get('view'), 'grid'),
  shelf: oneOf(SHELVES, query.get('show'), 'all'),
  filter: {
    ...daysIn(query),
    tags: [...new Set(query.getAll('tag'))].filter((tag) => tag !== ''),
    type: oneOf(
      IMAGE_TYPES.map(({ value }) => value),
      query.get('type'),
      'all',
    ),
    ...sizesIn(query),
  },
});

/** Writes the settings to the address, without those that have their defaults. */
export const writeAddress = ({ search, sort, view, shelf, filter }: GalleryAddress): URLSearchParams => {
  const said = [
    ['search', search, ''],
    ['sort', sort, 'newest'],
    ['view', view, 'grid'],
    ['show', shelf, 'all'],
    ['from', filter.from, ''],
    ['to', filter.to, ''],
    ['type', filter.type, 'all'],
    ['min_kb', String(filter.minKb), String(SIZE_KB.min)],
    ['max_kb', String(filter.maxKb), String(SIZE_KB.max)],
  ] as const;
  const query = new URLSearchParams(
    said
      .filter(([, value, usual]) => value !== usual)
      .map(([name, value]): [string, string] => [name, value]),
  );
  for (const tag of filter.tags) query.append('tag', tag);
  return query;
};

/** Returns the filter in the form that the server expects. */
export const filterInputOf = ({
  shelf,
  filter,
}: Pick<GalleryAddress, 'shelf' | 'filter'>): ImageFilterInput => ({
  ...timesOf(filter),
  tags: filter.tags,
  contentType: IMAGE_TYPES.find(({ value }) => value === filter.type)?.contentType ?? null,
  minKb: filter.minKb === SIZE_KB.min ? null : filter.minKb,
  maxKb: filter.maxKb === SIZE_KB.max ? null : filter.maxKb,
  isFavorite: shelf === 'favorites' ? true : null,
  isTrashed: shelf === 'trash',
});

/** Returns the arguments of the list that an address shows. */
export const listArgsOf = ({ search, sort, ...shown }: Omit<GalleryAddress, 'view'>): ImageListArgs => ({
  search: search === '' ? null : search,
  sort: (SORTS.find(({ value }) => value === sort) ?? SORTS[0]).sort,
  filter: filterInputOf(shown),
});
