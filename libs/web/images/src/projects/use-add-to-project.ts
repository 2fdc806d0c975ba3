import { useApolloClient, useMutation } from '@apollo/client/react';
import { BULK_MAX_IMAGES } from '@safelight/rules';
import { AddToProjectDocument, CreateProjectWithDocument, useSendOnce } from '@safelight/web-data';
import { inBatches } from '../changes/in-batches.ts';
import type { ProjectChoice } from './ProjectPicker.tsx';

interface AddToProject {
  /**
   * Adds images in as many calls as needed. Resolves to the number of images that were not in the project
   * before, and rejects when a call fails.
   */
  readonly add: (projectId: string, uids: readonly string[]) => Promise<number>;
  /** Creates a project with these images; the list may be empty. Rejects when a call fails. */
  readonly create: (name: string, uids: readonly string[]) => Promise<ProjectChoice>;
}

/** Adds images to projects. The lists of projects and the project's own data are then loaded again. */
export const useAddToProject = (): AddToProject => {
  const { cache } = useApolloClient();
  const [addImages] = useMutation(AddToProjectDocument);
  const [createProject] = useMutation(CreateProjectWithDocument);
  const { sendOnce } = useSendOnce();

  const forget = (projectId: string): void => {
    const id = cache.identify({ __typename: 'Project', id: projectId });
    if (id !== undefined) cache.evict({ id, fieldName: 'images' });
    for (const fieldName of ['projects', 'projectsHolding']) cache.evict({ id: 'ROOT_QUERY', fieldName });
    cache.gc();
  };
  const add = async (projectId: string, uids: readonly string[]): Promise<number> => {
    try {
      const answers = await inBatches(uids, (batch) =>
        addImages({ variables: { id: projectId, uids: batch } }),
      );
      return answers.reduce((sum, { data }) => sum + (data?.addProjectImages.count ?? 0), 0);
    } finally {
      // When one of several calls fails, earlier ones may have succeeded.
      forget(projectId);
    }
  };
  return {
    add,
    create: async (name, uids) => {
      const [first, rest] = [uids.slice(0, BULK_MAX_IMAGES), uids.slice(BULK_MAX_IMAGES)];
      const { data } = await sendOnce('project', { name, uids }, ({ idempotencyKey }) =>
        createProject({ variables: { name, uids: first, idempotencyKey } }),
      );
      if (data === undefined) throw new Error('The answer holds no project.');
      const { id } = data.createProject;
      if (rest.length > 0) await add(id, rest);
      else forget(id);
      return { id, name };
    },
  };
};
