import { DAYS_IN_TRASH } from '@safelight/rules';
import { formatDate } from '@safelight/web-ui';

/** Tags a card shows (spec: images §9). */
export const MOST_TAGS = 3;

const DAY_MS = 86_400_000;

/** "Gone for good on Dec 21, 2026", from ISO 8601 of when it went to the trash. */
export const goneOn = (deletedAt: string): string =>
  `Gone for good on ${formatDate(new Date(Date.parse(deletedAt) + DAYS_IN_TRASH * DAY_MS).toISOString())}`;

/** "1 tag", "4 tags"; nothing without any. */
export const tagCount = (tags: readonly string[]): string =>
  tags.length === 0 ? '' : `${tags.length} ${tags.length === 1 ? 'tag' : 'tags'}`;
