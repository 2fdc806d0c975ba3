import { useApolloClient, useMutation } from '@apollo/client/react';
import { BULK_MAX_PROJECTS, TEXTS } from '@safelight/rules';
import {
  DeleteProjectsDocument,
  plainMessageOf,
  RestoreProjectsDocument,
  signedFetch,
} from '@safelight/web-data';
import { inBatches } from '@safelight/web-images';
import { useTokenSource } from '@safelight/web-session';
import { saveAnswer, succeeds, useToasts } from '@safelight/web-ui';
import { forgetProjects } from './forget-projects.ts';

/**
 * The changes that can be made to whole projects. Each resolves to whether it succeeded, and shows a toast. Many
 * projects are changed in batches; if one fails, those before it stay changed. Toasts say how many were deleted or restored.
 */
export interface ProjectChanges {
  readonly remove: (ids: readonly string[]) => Promise<boolean>;
  readonly exportAll: (ids: readonly string[]) => Promise<boolean>;
}

const deletedText = (count: number): string =>
  count === 1 ? TEXTS.projects.deleted : TEXTS.projects.deletedMany(count);

/** The error when the server refuses to create an archive, with the server's message. */
class ExportRefused extends Error {}

/** Returns the server's message if its response is not an archive. */
const refusalOf = async (response: Response): Promise<string> => {
  try {
    const body = (await response.json()) as { readonly error?: unknown };
    return typeof body.error === 'string' ? body.error : TEXTS.projects.exportFailed;
  } catch {
    return TEXTS.projects.exportFailed;
  }
};

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
  const tokens = useTokenSource();
  const [remove] = useMutation(DeleteProjectsDocument);
  const [restore] = useMutation(RestoreProjectsDocument);

  const attempt = (act: () => Promise<unknown>): Promise<boolean> =>
    succeeds(act, (error) =>
      toasts.error(error instanceof ExportRefused ? error.message : plainMessageOf(error)),
    );

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

    exportAll: async (ids) => {
      const waiting = toasts.loading(TEXTS.projects.exporting(ids.length));
      const done = await attempt(async () => {
        const empty: ExportRefused[] = [];
        await inProjectBatches(ids, async (batch) => {
          const address = `/api/projects/archive/?${new URLSearchParams({ ids: batch.join(',') })}`;
          const response = await signedFetch(address, {}, tokens);
          if (response.ok) {
            await saveAnswer(response, 'safelight-projects.zip');
            return;
          }
          const refused = new ExportRefused(await refusalOf(response));
          // Projects without images keep no others from being exported.
          if (refused.message !== TEXTS.projects.noImages) throw refused;
          empty.push(refused);
        });
        const [first] = empty;
        if (first !== undefined && empty.length * BULK_MAX_PROJECTS >= ids.length) throw first;
      });
      toasts.dismiss(waiting);
      return done;
    },
  };
};
