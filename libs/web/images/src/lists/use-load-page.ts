import { useApolloClient } from '@apollo/client/react';
import { GalleryDocument, GalleryUidsDocument, type ImageListArgs, imagePageKey } from '@safelight/web-data';
import { useCallback, useRef } from 'react';
import type { ImageConnection } from './image-list.ts';
import { firstPageVariables, pageVariables } from './page-variables.ts';

/** What to load of a page: its images, its images and the count of the list, or only its uids. */
type PageContent = 'page' | 'counted' | 'order';

/**
 * Loads the page after a cursor, or the first page for null. Resolves to null when the same request is
 * already running.
 */
export type LoadPage = (after: string | null, content: PageContent) => Promise<ImageConnection | null>;

/** Loads pages of a list. Images are written to the cache, mere uids are not. */
export const useLoadPage = (args: ImageListArgs): LoadPage => {
  const client = useApolloClient();
  const underway = useRef(new Set<string>());
  return useCallback(
    async (after, content) => {
      const variables = pageVariables(args, after);
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
                variables: isFirst ? firstPageVariables(args) : { ...variables, withCount: false },
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
