import { useApolloClient } from '@apollo/client/react';
import {
  lastSelected,
  type Layer,
  limitBroken,
  pasteLayers,
  pictureKey,
  picturesOf,
} from '@safelight/engine';
import { PictureMissing } from '@safelight/render';
import { codeOf } from '@safelight/web-data';
import { usePlan } from '@safelight/web-session';
import { useToasts } from '@safelight/web-ui';
import { useCallback } from 'react';
import { problemOf } from '../saving/failure-of.ts';
import { type EditingSession, useEditing } from '../session/editing-session.ts';
import { bytesOf, independentLayers } from './independent-layers.ts';
import { checkAddedBytes, checkLayerFile, checkRoom } from './layer-problem.ts';
import { storageRoom } from './storage-room.ts';

export interface CopiedLayers {
  readonly layers: readonly Layer[];
  /** The image from whose document they were copied. */
  readonly imageUid: string;
}

/** The layers with pictures that this document can have, and those of the pictures that are new to it, by their hashes. */
const brought = async (
  { image, editor, pictures, picturesIn }: EditingSession,
  { layers, imageUid }: CopiedLayers,
) => {
  if (imageUid === image.uid) {
    await pictures.ready(picturesOf({ layers }));
    return { layers, added: new Map<string, Blob>() };
  }
  const copy = await independentLayers(layers, picturesIn(imageUid));
  const known = new Set(picturesOf(editor.state.document).map(pictureKey));
  const added = [...copy.pictures].filter(([sha256]) => !known.has(pictureKey({ kind: 'blob', sha256 })));
  return { layers: copy.layers, added: new Map(added) };
};

const problemText = (error: unknown): string => {
  const isMissing = error instanceof PictureMissing || codeOf(error) === 'NOT_FOUND';
  const reason = isMissing
    ? 'They show images that were deleted, cannot be loaded or belong to another account.'
    : problemOf(error);
  return `The layers could not be pasted. ${reason}`;
};

/**
 * Pastes copied layers above the selection and selects them, also those from another image of the person, whose pictures
 * are copied too. When they cannot be pasted, says why and leaves nothing behind.
 */
export const usePasteLayers = (): ((copied: CopiedLayers) => Promise<void>) => {
  const session = useEditing();
  const client = useApolloClient();
  const toasts = useToasts();
  const plan = usePlan();
  return useCallback(
    async (copied) => {
      const { editor, pictures } = session;
      try {
        const { layers, added } = await brought(session, copied);
        const { document, selection } = editor.state;
        const paste = pasteLayers(layers, { newId: editor.newId, above: lastSelected(selection) });
        const after = paste.change(document);
        const limit = limitBroken(document, after);
        if (limit !== null) {
          editor.refuse(limit);
          return;
        }
        const blobs = [...added.values()];
        for (const blob of blobs) checkLayerFile(blob, plan);
        await checkAddedBytes(document, after, { bytes: bytesOf(added, pictures.bytes) });
        const bytes = blobs.reduce((sum, { size }) => sum + size, 0);
        if (bytes > 0) checkRoom(bytes, await storageRoom(client));
        for (const [sha256, blob] of added) await pictures.add(sha256, blob);
        editor.run(paste);
      } catch (error) {
        toasts.error(problemText(error));
      }
    },
    [client, plan, session, toasts],
  );
};
