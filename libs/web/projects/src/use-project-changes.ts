import { useApolloClient, useMutation } from '@apollo/client/react';
import { BULK_MAX_PROJECTS, TEXTS } from '@safelight/rules';
import {
  codeOf,
  DeleteProjectsDocument,
  plainMessageOf,
  ProjectArchiveTicketDocument,
  RestoreProjectsDocument,
} from '@safelight/web-data';
import { inBatches, useDownloadArchives } from '@safelight/web-images';
import { succeeds, useToasts } from '@safelight/web-ui';
import { forgetProjects } from './forget-projects.ts';

/**
 * The changes that can be made to whole projects. Each resolves to whether it succeeded, and shows a toast. Many
 * projects are changed in batches; if one fails, those before it stay changed. Toasts say how many were deleted or restored.
 */
export interface ProjectChanges {
  readonly remove: (ids: readonly string[]) => Promise<boolean>;
  /** Lets the browser download a ZIP of the projects. Resolves to whether the download has begun. */
  readonly exportAll: (ids: readonly string[]) => Promise<boolean>;
}

const deletedText = (count: number): string =>
  count === 1 ? TEXTS.projects.deleted : TEXTS.projects.deletedMany(count);

const inProjectBatches = (
  ids: readonly string[],
  act: (batch: readonly string[]) => Promise<unknown>,
): Promise<unknown> => inBatches(ids, act, BULK_MAX_PROJECTS);

/** Returns the changes. `onLeave` is called with the projects that were deleted. */
export const useProjectChanges = (
  onLeave: (ids: readonly string[]) => void = () => undefined,
): ProjectChanges => {
  const { cache } = useApolloClient();
  const toasts = useToasts();
  const downloadArchives = useDownloadArchives();
  const [remove] = useMutation(DeleteProjectsDocument);
  const [restore] = useMutation(RestoreProjectsDocument);

  const attempt = (act: () => Promise<unknown>): Promise<boolean> =>
    succeeds(act, (error) => toasts.error(plainMessageOf(error)));

  return {
    remove: async (ids) => {
      const deleted: string[] = [];
      const undo = async (): Promise<void> => {
        const restored: string[] = [];
        await attempt(() =>
          inProjectBatches(deleted, async (batch) => {
            await restore({ variables: { ids: batch } });
            restored.push(...batch);
          }),
        );
        if (restored.length === 0) return;
        forgetProjects(cache);
        toasts.show(restored.length === 1 ? 'Project restored' : `Restored ${restored.length} projects`);
      };
      const isComplete = await attempt(() =>
        inProjectBatches(ids, async (batch) => {
          await remove({ variables: { ids: batch } });
          deleted.push(...batch);
        }),
      );
      if (deleted.length > 0) {
        forgetProjects(cache);
        onLeave(deleted);
        toasts.success(deletedText(deleted.length), { label: 'Undo', onAct: () => void undo() });
      }
      return isComplete;
    },

    exportAll: (ids) => {
      const archive = {
        url: '/downloads/projects',
        ticket: ProjectArchiveTicketDocument,
        text: TEXTS.projects.exporting(ids.length),
        failed: TEXTS.projects.exportFailed,
      };
      return downloadArchives(archive, (begin) =>
        attempt(async () => {
          let begun = 0;
          let empty: unknown;
          await inProjectBatches(ids, async (batch) => {
            try {
              await begin(batch);
              begun += 1;
            } catch (error) {
              // Projects without images keep no others from being exported.
              if (codeOf(error) !== 'CONFLICT') throw error;
              empty = error;
            }
          });
          if (begun === 0) throw empty;
        }),
      );
    },
  };
};
