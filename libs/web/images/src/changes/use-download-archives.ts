import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { dataOf } from '@safelight/web-data';
import { downloadByForm, useToasts } from '@safelight/web-ui';

/** A kind of ZIP file that the server makes of what a person has selected. */
interface Archive {
  /** Where the browser downloads the file. */
  readonly url: string;
  /** The query for a ticket, with which the browser may download the file. */
  readonly ticket: TypedDocumentNode<{ readonly ticket: string }, { readonly ids: readonly string[] }>;
  /** What a toast says from the click until after the downloads have begun. */
  readonly text: string;
  /** What a toast says when the answer is not a download. */
  readonly failed: string;
}

/** Begins the download of one file with the selected things of these ids. Rejects if there is no ticket for them. */
type Begin = (ids: readonly string[]) => Promise<void>;

/**
 * Returns a function that lets the browser download ZIP files. `act` receives the function that begins one download, and
 * resolves to whether downloads have begun; if not, it has said why.
 */
export const useDownloadArchives = (): ((
  archive: Archive,
  act: (begin: Begin) => Promise<boolean>,
) => Promise<boolean>) => {
  const client = useApolloClient();
  const toasts = useToasts();
  return async ({ url, ticket, text, failed }, act) => {
    const waiting = toasts.loading(text);
    const isBegun = await act(async (ids) => {
      const { data } = await client.query({ query: ticket, variables: { ids }, fetchPolicy: 'no-cache' });
      const fields = { ids: ids.join(','), ticket: dataOf(data).ticket };
      downloadByForm(url, fields, () => toasts.error(failed));
    });
    toasts.dismiss(waiting);
    if (isBegun) toasts.success(text);
    return isBegun;
  };
};
