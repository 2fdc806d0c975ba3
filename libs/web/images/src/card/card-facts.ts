import { DAYS_IN_TRASH } from '@safelight/rules';

/** The number of tags that the card of an image or a project shows (spec: images §9). */
export const MOST_TAGS = 3;

const DAY_MS = 86_400_000;

/**
 * Returns when a deleted picture is purged as text, for example "Gone in 12 days". `deletedAt` is in ISO 8601,
 * `now` in epoch milliseconds.
 */
export const goneIn = (deletedAt: string, now: number): string => {
  const days = Math.ceil((Date.parse(deletedAt) + DAYS_IN_TRASH * DAY_MS - now) / DAY_MS);
  if (days <= 0) return 'Gone today';
  return days === 1 ? 'Gone tomorrow' : `Gone in ${days} days`;
};

/** Returns the number of tags as text, for example "1 tag" or "4 tags"; empty if there are none. */
export const tagCount = (tags: readonly string[]): string =>
  tags.length === 0 ? '' : `${tags.length} ${tags.length === 1 ? 'tag' : 'tags'}`;
