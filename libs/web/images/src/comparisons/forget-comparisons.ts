import type { ApolloCache } from '@apollo/client/cache';
import { expireImageLists } from '../lists/image-lists.ts';

/**
 * Marks the lists of comparisons as stale, so that they are loaded again, and also the lists of images, because
 * a comparison makes its images public.
 */
export const forgetComparisons = (cache: ApolloCache): void => {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'comparisons' });
  cache.gc();
  expireImageLists(cache);
};
