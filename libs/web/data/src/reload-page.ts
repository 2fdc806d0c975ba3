import type { ApolloClient, DocumentNode, ObservableQuery } from '@apollo/client';
import { isGone } from './errors.ts';
import {
  ApiKeysDocument,
  ComparisonViewDocument,
  ImageViewDocument,
  MyComparisonsDocument,
  ProjectImagesDocument,
  ProjectPageDocument,
  ProjectShareLinksDocument,
  ProjectsDocument,
  SessionsDocument,
  SharedImagesDocument,
  SharedProjectDocument,
} from './generated/operations.ts';

/**
 * The queries that decide whether a page shows an image, a comparison or a project, and which images of it, or what a
 * list contains that a person can change.
 */
const PAGES: ReadonlySet<DocumentNode> = new Set<DocumentNode>([
  ApiKeysDocument,
  ComparisonViewDocument,
  ImageViewDocument,
  MyComparisonsDocument,
  ProjectImagesDocument,
  ProjectPageDocument,
  ProjectShareLinksDocument,
  ProjectsDocument,
  SessionsDocument,
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

const shownBy = (client: ApolloClient): readonly ObservableQuery[] =>
  [...client.getObservableQueries()].filter(
    (each) => PAGES.has(each.options.query) && each.getCurrentResult().data !== undefined,
  );

const reloading = new WeakSet<ApolloClient>();

/**
 * Loads again what the page on screen shows, because something of it may no longer be there for this viewer. The
 * page then shows what it would show after a reload. Calls while it is loading change nothing.
 */
export const reloadPage = async (client: ApolloClient): Promise<void> => {
  if (reloading.has(client)) return;
  reloading.add(client);
  try {
    await Promise.all(shownBy(client).map((each) => sendAgain(client, each)));
  } finally {
    reloading.delete(client);
  }
};

/** How long missing pictures do not send a query again after one of them did, in milliseconds. */
export const MISSING_PICTURES_MS = 30_000;

/** For each query that a missing picture sent again lately, whether others were missing since it was answered. */
const missingSince = new WeakMap<ObservableQuery, boolean>();

const sendForPicture = (client: ApolloClient, shown: ObservableQuery): void => {
  if (missingSince.has(shown)) {
    missingSince.set(shown, true);
    return;
  }
  missingSince.set(shown, false);
  void sendAgain(client, shown).then(() => {
    if (missingSince.has(shown)) missingSince.set(shown, false);
  });
  setTimeout(() => {
    const isMissing = missingSince.get(shown);
    missingSince.delete(shown);
    if (isMissing === true && client.getObservableQueries().has(shown)) sendForPicture(client, shown);
  }, MISSING_PICTURES_MS);
};

/**
 * Loads the page on screen again, because the file of a picture is not there: at once, and once more after a while
 * if other pictures were missing meanwhile. If the storage fails, each picture that is scrolled into sight is missing,
 * although the page is up to date.
 */
export const reportMissingPicture = (client: ApolloClient): void => {
  for (const shown of shownBy(client)) sendForPicture(client, shown);
};
