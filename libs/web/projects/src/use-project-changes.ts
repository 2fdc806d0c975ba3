import { useApolloClient, useMutation } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import { DeleteProjectsDocument, messageOf, RestoreProjectsDocument, signedFetch } from '@safelight/web-data';
import { useTokenSource } from '@safelight/web-session';
import { saveBytes, succeeds, useToasts } from '@safelight/web-ui';
import { forgetProjects } from './forget-projects.ts';

/** The changes that can be made to whole projects. Each resolves to whether it succeeded, and shows a toast. */
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

/** Returns the filename that the server suggests. */
const filenameOf = (response: Response): string => {
  const said = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  return said?.[1] ?? 'safelight-projects.zip';
};

export const useProjectChanges = (): ProjectChanges => {
  const { cache } = useApolloClient();
  const toasts = useToasts();
  const tokens = useTokenSource();
  const [remove] = useMutation(DeleteProjectsDocument);
  const [restore] = useMutation(RestoreProjectsDocument);

  const attempt = (act: () => Promise<unknown>): Promise<boolean> =>
    succeeds(act, (error) => toasts.error(error instanceof ExportRefused ? error.message : messageOf(error)));

  return {
    remove: (ids) =>
      attempt(async () => {
        await remove({ variables: { ids } });
        forgetProjects(cache);
        toasts.success(deletedText(ids.length), {
          label: 'Undo',
          onAct: () =>
            void attempt(async () => {
              await restore({ variables: { ids } });
              forgetProjects(cache);
              toasts.show(ids.length === 1 ? 'Project restored' : `Restored ${ids.length} projects`);
            }),
        });
      }),

    exportAll: async (ids) => {
      const waiting = toasts.loading(TEXTS.projects.exporting(ids.length));
      const done = await attempt(async () => {
        const address = `/api/projects/archive/?${new URLSearchParams({ ids: ids.join(',') })}`;
        const response = await signedFetch(address, {}, tokens);
        if (!response.ok) throw new ExportRefused(await refusalOf(response));
        saveBytes(await response.blob(), filenameOf(response));
      });
      toasts.dismiss(waiting);
      return done;
    },
  };
};
