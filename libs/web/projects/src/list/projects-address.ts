import type { ProjectsQueryVariables } from '@safelight/web-data';
import { daysIn, timesOf } from '@safelight/web-images';

export const SORTS = [
  { value: 'newest', label: 'Newest First' },
  { value: 'oldest', label: 'Oldest First' },
  { value: 'name', label: 'Name A-Z' },
] as const;
type Sort = (typeof SORTS)[number]['value'];

export interface ProjectsFilter {
  /** The first and the last day in the format of date inputs; empty for no limit. */
  readonly from: string;
  readonly to: string;
  readonly tags: readonly string[];
}

export const NO_FILTER: ProjectsFilter = { from: '', to: '', tags: [] };

/** The state of /projects in its address, so that links and the Back button restore it. */
export interface ProjectsAddress {
  readonly search: string;
  readonly sort: Sort;
  readonly view: 'grid' | 'list';
  readonly filter: ProjectsFilter;
}

export const readAddress = (query: URLSearchParams): ProjectsAddress => ({
  search: query.get('q') ?? '',
  sort: SORTS.find(({ value }) => value === query.get('sort'))?.value ?? 'newest',
  view: query.get('view') === 'list' ? 'list' : 'grid',
  filter: { ...daysIn(query), tags: query.getAll('tag') },
});

/** Writes the state to the address, without settings that have their defaults. */
export const writeAddress = ({ search, sort, view, filter }: ProjectsAddress): URLSearchParams => {
  const query = new URLSearchParams();
  if (search !== '') query.set('q', search);
  if (sort !== 'newest') query.set('sort', sort);
  if (view !== 'grid') query.set('view', view);
  if (filter.from !== '') query.set('from', filter.from);
  if (filter.to !== '') query.set('to', filter.to);
  for (const tag of filter.tags) query.append('tag', tag);
  return query;
};

export const countFilters = ({ from, to, tags }: ProjectsFilter): number =>
  (from === '' ? 0 : 1) + (to === '' ? 0 : 1) + tags.length;

const PAGE = 24;

/** Returns the variables of the query that the state describes. */
export const variablesOf = ({ search, sort, filter }: ProjectsAddress): ProjectsQueryVariables => ({
  first: PAGE,
  search: search === '' ? null : search,
  sort: sort === 'newest' ? 'NEWEST' : sort === 'oldest' ? 'OLDEST' : 'NAME',
  filter: countFilters(filter) === 0 ? null : { tags: filter.tags, ...timesOf(filter) },
});
