import { useApolloClient } from '@apollo/client/react';
import { GalleryDocument, GalleryUidsDocument, type ImageListArgs, imagePageKey } from '@safelight/web-data';
import { useCallback, useRef } from 'react';
import type { ImageConnection } from './image-list.ts';

/** Images loaded at a time: as many as the server gives. */
const PAGE_SIZE = 100;

/** What is asked of a page: its images, those with the count of the list, or their order alone. */
type PageContent = 'page' | 'counted' | 'order';

/** Asks the server for the page after a cursor, null for the first; null when that is on its way already. */
export type LoadPage = (after: string | null, content: PageContent) => Promise<ImageConnection | null>;

/** Loads pages of a list; images go into the cache, an order alone does not. */
export const useLoadPage = (args: ImageListArgs): LoadPage => {
  const client = useApolloClient();
  const underway = useRef(new Set<string>());
  return useCallback(
    async (after, content) => {
      const variables = { ...args, after, first: PAGE_SIZE };
      const name = imagePageKey(args, after);
      const isFirst = content === 'counted';
      if (!isFirst && underway.current.has(name)) return null;
      underway.current.add(name);
      try {
        const { data } =
          content === 'order'
            ? await client.query({ query: GalleryUidsDocument, variables, fetchPolicy: 'no-cache' })
            : await client.query({
                query: GalleryDocument,
                variables: { ...variables, withCount: isFirst },
                fetchPolicy: 'network-only',
              });
        return data?.images ?? null;
      } finally {
        underway.current.delete(name);
      }
    },
    [args, client],
  );
};
