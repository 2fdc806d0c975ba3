import type { ApolloCache } from '@apollo/client/cache';
import { expireImageLists } from '@safelight/web-images';

/**
 * Marks the lists of comparisons as stale, so that they are loaded again, and also the gallery's lists, because
 * the gallery shows the comparisons' pictures.
 */
export const forgetLists = (cache: ApolloCache): void => {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'comparisons' });
  cache.gc();
  expireImageLists(cache);
};
