import type { ApolloCache } from '@apollo/client/cache';
import { expireImageLists } from '@safelight/web-images';

/** Makes the lists of comparisons load anew, and with them the gallery's, where their pictures appear. */
export const forgetLists = (cache: ApolloCache): void => {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'comparisons' });
  cache.gc();
  expireImageLists(cache);
};
