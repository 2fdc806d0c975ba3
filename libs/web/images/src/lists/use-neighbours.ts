import { useApolloClient } from '@apollo/client/react';
import { imageListsOf } from './image-lists.ts';

/** The uids of the images before and after one in the list that was on screen last; null at its ends. */
export const useNeighbours = (
  uid: string,
): { readonly previous: string | null; readonly next: string | null } =>
  imageListsOf(useApolloClient().cache).neighboursOf(uid);
