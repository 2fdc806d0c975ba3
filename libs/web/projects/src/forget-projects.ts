import type { ApolloCache } from '@apollo/client/cache';

/** Marks the lists of projects and their filter options as stale, so that they are loaded again. */
export const forgetProjects = (cache: ApolloCache): void => {
  for (const fieldName of ['projects', 'projectTags', 'projectsHolding']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
  cache.gc();
};
