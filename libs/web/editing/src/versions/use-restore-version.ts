import { useApolloClient } from '@apollo/client/react';
import { type EditorDocument, newDocument, replaceDocument } from '@safelight/engine';
import { parseInWorker } from '@safelight/render';
import { plainMessageOf, RestoreVersionDocument, VersionDocumentDocument } from '@safelight/web-data';
import { useToasts } from '@safelight/web-ui';
import { useCallback } from 'react';
import type { OpenSession } from '../saving/open-session.ts';

/** A version of the edited image. */
interface RestoredVersion {
  readonly id: string;
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly isCurrent: boolean;
}

/** The document that a version was made from, or for a version without one a new document with its picture. */
const documentOf = async (
  json: string | null,
  { id, width, height }: RestoredVersion,
): Promise<EditorDocument> => {
  if (json === null) return newDocument({ width, height, source: { kind: 'version', versionId: id } });
  const parsed = await parseInWorker(json);
  if (parsed.status === 'ok') return parsed.document;
  throw new RangeError(
    'The layers of this version were made by a newer version of Safelight. Reload the page.',
  );
};

/**
 * Puts a version into use and its document into the editor; undo restores the edits. Resolves to whether that succeeded,
 * of which the person is told.
 */
export const useRestoreVersion = ({
  image,
  editor,
  saving,
}: Pick<OpenSession, 'image' | 'editor' | 'saving'>): ((version: RestoredVersion) => Promise<boolean>) => {
  const client = useApolloClient();
  const toasts = useToasts();
  return useCallback(
    async (version) => {
      const variables = { imageUid: image.uid, versionId: version.id };
      try {
        const { data } = await client.query({
          query: VersionDocumentDocument,
          variables,
          fetchPolicy: 'no-cache',
        });
        const document = await documentOf(data?.versionDocument ?? null, version);
        if (!version.isCurrent) await client.mutate({ mutation: RestoreVersionDocument, variables });
        editor.run(replaceDocument(document));
        saving.shownBy(version.id);
        editor.fit();
        toasts.success(`Version ${String(version.number)} ${version.isCurrent ? 'loaded' : 'restored'}`);
        return true;
      } catch (error) {
        toasts.error(error instanceof RangeError ? error.message : plainMessageOf(error));
        return false;
      }
    },
    [client, editor, image.uid, saving, toasts],
  );
};
