import type { ApolloCache } from '@apollo/client/cache';
import { expireImageLists } from '@safelight/web-images';

/** Has the lists of comparisons loaded again, and the gallery, which shows the comparisons' pictures. */
export const forgetLists = (cache: ApolloCache): void => {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'comparisons' });
  cache.gc();
  expireImageLists(cache);
};
