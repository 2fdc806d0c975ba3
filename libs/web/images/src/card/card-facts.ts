import { DAYS_IN_TRASH } from '@safelight/rules';

/** Tags a card shows (spec: images §9). */
export const MOST_TAGS = 3;

const DAY_MS = 86_400_000;

/** "Gone in 12 days", from ISO 8601 of when it went to the trash; `now` in epoch milliseconds. */
export const goneIn = (deletedAt: string, now: number): string => {
  const days = Math.ceil((Date.parse(deletedAt) + DAYS_IN_TRASH * DAY_MS - now) / DAY_MS);
  if (days <= 0) return 'Gone today';
  return days === 1 ? 'Gone tomorrow' : `Gone in ${days} days`;
};

/** "1 tag", "4 tags"; nothing without any. */
export const tagCount = (tags: readonly string[]): string =>
  tags.length === 0 ? '' : `${tags.length} ${tags.length === 1 ? 'tag' : 'tags'}`;
