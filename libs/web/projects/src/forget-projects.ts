import type { ApolloCache } from '@apollo/client/cache';

/** Makes the lists of projects and their filter options load again. */
export const forgetProjects = (cache: ApolloCache): void => {
  for (const fieldName of ['projects', 'projectTags', 'projectsHolding']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
  cache.gc();
};
