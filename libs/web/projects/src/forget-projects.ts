import type { ApolloCache } from '@apollo/client/cache';

/** Makes lists of projects, and what they can be narrowed by, load anew. */
export const forgetProjects = (cache: ApolloCache): void => {
  for (const fieldName of ['projects', 'projectTags', 'projectsHolding']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
  cache.gc();
};
