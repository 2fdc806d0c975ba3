import type { ApolloCache } from '@apollo/client/cache';
import { imageListsOf } from './image-lists.ts';

/** Makes every gallery list load anew, after something that changes who is in it or in what order. */
export const forgetImageLists = (cache: ApolloCache): void => {
  imageListsOf(cache).forget(() => true);
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'images' });
  cache.gc();
};
