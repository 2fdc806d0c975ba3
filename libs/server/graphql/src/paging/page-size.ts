import { invalidField } from '@safelight/domain';

/** The largest page. */
export const MAX_PAGE_SIZE = 100;

/** INVALID_INPUT for a page size out of bounds. */
export const pageSize = (first: number): number => {
  if (first >= 1 && first <= MAX_PAGE_SIZE) return first;
  throw invalidField('first', `Use a number from 1 to ${MAX_PAGE_SIZE}.`);
};
