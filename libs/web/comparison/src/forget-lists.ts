import type { ApolloCache } from '@apollo/client/cache';
import { expireImageLists } from '@safelight/web-images';

/**
 * Makes the lists of comparisons load again, and the gallery's lists, because the gallery shows the
 * comparisons' pictures.
 */
export const forgetLists = (cache: ApolloCache): void => {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'comparisons' });
  cache.gc();
  expireImageLists(cache);
};
