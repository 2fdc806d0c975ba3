import { formatDate } from '@safelight/web-ui';
import { type GalleryFilter, IMAGE_TYPES, NO_FILTER, SIZE_KB } from './gallery-address.ts';

/** A condition that narrows the list: its label, and the filter without it. */
interface ActiveFilter {
  readonly label: string;
  readonly without: GalleryFilter;
}

/** Lists the conditions of a filter, each with the filter that remains without it. */
export const activeFilters = (filter: GalleryFilter): readonly ActiveFilter[] => {
  const type = IMAGE_TYPES.find(({ value }) => value === filter.type);
  const day = (iso: string): string => formatDate(`${iso}T12:00:00`);
  return [
    ...(filter.from === '' ? [] : [{ label: `From ${day(filter.from)}`, without: { ...filter, from: '' } }]),
    ...(filter.to === '' ? [] : [{ label: `To ${day(filter.to)}`, without: { ...filter, to: '' } }]),
    ...filter.tags.map((tag) => ({
      label: tag,
      without: { ...filter, tags: filter.tags.filter((other) => other !== tag) },
    })),
    ...(type === undefined || type.value === NO_FILTER.type
      ? []
      : [{ label: type.label, without: { ...filter, type: NO_FILTER.type } }]),
    ...(filter.minKb === SIZE_KB.min
      ? []
      : [{ label: `At least ${filter.minKb} KB`, without: { ...filter, minKb: SIZE_KB.min } }]),
    ...(filter.maxKb === SIZE_KB.max
      ? []
      : [{ label: `At most ${filter.maxKb} KB`, without: { ...filter, maxKb: SIZE_KB.max } }]),
  ];
};
