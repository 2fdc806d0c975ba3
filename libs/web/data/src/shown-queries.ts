import type { ApolloClient, DocumentNode } from '@apollo/client';

/**
 * Returns those of `documents` that a screen shows, so that they can be loaded again. Apollo warns about
 * documents that no screen shows.
 */
export const shownQueries = (client: ApolloClient, ...documents: readonly DocumentNode[]): DocumentNode[] => {
  const shown = new Set([...client.getObservableQueries()].map(({ options }) => options.query));
  return documents.filter((document) => shown.has(document));
};
