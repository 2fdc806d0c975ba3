import type { TimePlace } from '../ports/index.ts';

/** True for an entry of a list, the latest first, that comes after the place; for every entry if there is none. */
export const comesAfter = (place: TimePlace | null, at: Date, id: string): boolean => {
  if (place === null) return true;
  const earlierMs = place.at.getTime() - at.getTime();
  return earlierMs > 0 || (earlierMs === 0 && id < place.id);
};
