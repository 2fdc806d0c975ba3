import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createCache, type ImageListArgs } from '@safelight/web-data';
import { fakeServer } from '@safelight/web-data/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { imageListsOf } from './image-lists.ts';
import { useImageList } from './use-image-list.ts';

const ARGS: ImageListArgs = { search: null, sort: 'NEWEST', filter: null };

const page = (...uids: readonly string[]) => ({
  nodes: uids.map((uid) => ({ uid, width: 4, height: 3 })),
  pageInfo: { hasNextPage: true, endCursor: 'more' },
});

const open = () => {
  const never = new Promise<never>(() => undefined);
  const { link } = fakeServer({ Gallery: () => never });
  const client = new ApolloClient({ cache: createCache(), link });
  const { result } = renderHook(() => useImageList(ARGS), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  return { lists: imageListsOf(client.cache), shown: () => result.current.list?.uids };
};

/** Waits for renders that React does at once, but not for those that it does in slices. */
const atOnce = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

// Makes React itself decide when to render, as in a browser.
const asInBrowser = (on: boolean): void => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: !on });
};
afterEach(() => {
  asInBrowser(false);
});

it('renders pages of a list in slices as they arrive, so that the browser keeps responding', async () => {
  const { lists, shown } = open();
  asInBrowser(true);
  lists.begin(ARGS, page('a', 'b'));
  await atOnce();
  expect(shown()).toBeUndefined();
  await waitFor(() => expect(shown()).toEqual(['a', 'b']));
  lists.append(ARGS, 'more', page('c'));
  await atOnce();
  expect(shown()).toEqual(['a', 'b']);
  await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']));
});

it('renders at once that a person removed or restored images', async () => {
  const { lists, shown } = open();
  asInBrowser(true);
  lists.begin(ARGS, page('a', 'b'));
  await waitFor(() => expect(shown()).toEqual(['a', 'b']));
  const putBack = lists.take(['a'], 'library');
  await atOnce();
  expect(shown()).toEqual(['b']);
  putBack();
  await atOnce();
  expect(shown()).toEqual(['a', 'b']);
});
