import { useApolloClient } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import { isPassing, PickerImagesDocument, type PickerImagesQuery } from '@safelight/web-data';
import { SEARCH_DELAY_MS } from '@safelight/web-ui';
import { useEffect, useRef, useState } from 'react';

type Page = PickerImagesQuery['images'];

/** An image of the library to choose from. */
export type PickerImage = Page['nodes'][number];

/** The number of images that are loaded at a time. */
const PAGE = 60;

export interface LibrarySearch {
  /** What was found so far; null until the first response. */
  readonly images: readonly PickerImage[] | null;
  /** What could not be loaded: the first images that fit the text, or more of them. */
  readonly failed: 'first' | 'more' | null;
  /** Whether that may be there later. */
  readonly isPassing: boolean;
  /** Loads again what could not be loaded. */
  readonly retry: () => void;
  /** Loads more images; null when there are no more, and while another text is searched for. */
  readonly showMore: (() => void) | null;
}

/** Searches the person's library, once typing pauses. A blank text finds all images. */
export const useLibrarySearch = (text: string): LibrarySearch => {
  const client = useApolloClient();
  const [found, setFound] = useState<{
    readonly images: readonly PickerImage[];
    readonly info: Page['pageInfo'];
    readonly search: string | null;
  } | null>(null);
  const [failure, setFailure] = useState<{ readonly of: 'first' | 'more'; readonly error: unknown } | null>(
    null,
  );
  const search = text.trim() === '' ? null : text.trim();

  // The response to an earlier search must not replace that to a later one.
  const requests = useRef(0);

  const load = async (after: string | null): Promise<void> => {
    const request = (requests.current += 1);
    try {
      const { data } = await client.query({
        query: PickerImagesDocument,
        variables: { first: PAGE, search, after },
        fetchPolicy: 'network-only',
      });
      const page = data?.images;
      if (page === undefined) throw new Error(TEXTS.images.listFailed);
      if (request !== requests.current) return;
      setFailure(null);
      setFound((previous) => ({
        images: after === null ? page.nodes : [...(previous?.images ?? []), ...page.nodes],
        info: page.pageInfo,
        search,
      }));
    } catch (error) {
      if (request === requests.current) setFailure({ of: after === null ? 'first' : 'more', error });
    }
  };
  useEffect(() => {
    const timer = setTimeout(() => void load(null), search === null ? 0 : SEARCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      requests.current += 1;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `load` differs at each render, what it asks for by `search` alone
  }, [search]);

  const { endCursor = null, hasNextPage = false } = found?.info ?? {};
  return {
    images: found?.images ?? null,
    failed: failure?.of ?? null,
    isPassing: isPassing(failure?.error),
    retry: () => void load(failure?.of === 'more' ? endCursor : null),
    showMore: hasNextPage && found?.search === search ? () => void load(endCursor) : null,
  };
};
