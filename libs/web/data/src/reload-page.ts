import type { ApolloClient, DocumentNode, ObservableQuery } from '@apollo/client';
import { isGone } from './errors.ts';
import {
  ComparisonViewDocument,
  ImageViewDocument,
  ProjectImagesDocument,
  ProjectPageDocument,
  SharedImagesDocument,
  SharedProjectDocument,
} from './generated/operations.ts';

/** The queries that decide whether a page shows an image, a comparison or a project, and which images of it. */
const PAGES: ReadonlySet<DocumentNode> = new Set<DocumentNode>([
  ComparisonViewDocument,
  ImageViewDocument,
  ProjectImagesDocument,
  ProjectPageDocument,
  SharedImagesDocument,
  SharedProjectDocument,
]);

/** Sends a query again. The screen gets the answer, but not an error that says nothing about what it shows. */
const sendAgain = async (client: ApolloClient, shown: ObservableQuery): Promise<void> => {
  const { query, variables } = shown.options;
  try {
    await client.query({ query, variables, fetchPolicy: 'network-only' });
  } catch (error) {
    if (isGone(error)) await shown.refetch().catch(() => undefined);
  }
};

const reloading = new WeakSet<ApolloClient>();

/**
 * Loads again what the page on screen shows, because something of it may no longer be there for this viewer. The
 * page then shows what it would show after a reload. Calls while it is loading change nothing: many pictures
 * may be missing at the same time.
 */
export const reloadPage = async (client: ApolloClient): Promise<void> => {
  if (reloading.has(client)) return;
  reloading.add(client);
  try {
    const shown = [...client.getObservableQueries()].filter(
      (each) => PAGES.has(each.options.query) && each.getCurrentResult().data !== undefined,
    );
    await Promise.all(shown.map((each) => sendAgain(client, each)));
  } finally {
    reloading.delete(client);
  }
};
