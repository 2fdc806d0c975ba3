import { useApolloClient } from '@apollo/client/react';
import { lastSelected, placePicture, type Point, startOf } from '@safelight/engine';
import { frameCount, hashOf } from '@safelight/render';
import { usePlan } from '@safelight/web-session';
import { useToasts } from '@safelight/web-ui';
import { useCallback } from 'react';
import { hashesIn } from '../saving/hashes-in.ts';
import { useEditing } from '../session/editing-session.ts';
import {
  checkDocumentBytes,
  checkLayerFile,
  checkLayerSize,
  checkRoom,
  layerProblemText,
} from './layer-problem.ts';
import { storageRoom } from './storage-room.ts';

const LONGEST_NAME = 60;

const nameOf = (filename: string): string =>
  startOf(filename.replace(/\.[^.]+$/, ''), LONGEST_NAME) || 'Image';

/**
 * Adds pictures as layers above the selection, the first one lowest, and selects them. They lie around a point of the
 * document, or in its middle. Shows which files were refused, and why.
 */
export const useAddPictures = (): ((files: readonly File[], at?: Point) => Promise<void>) => {
  const { editor, pictures } = useEditing();
  const client = useApolloClient();
  const toasts = useToasts();
  const plan = usePlan();
  return useCallback(
    async (files, at) => {
      const room = storageRoom(client);
      const added: string[] = [];
      let addedBytes = 0;
      for (const file of files) {
        try {
          checkLayerFile(file, plan);
          const sha256 = await hashOf(file);
          const { document } = editor.state;
          await checkDocumentBytes(document, pictures, { sha256, sizeBytes: file.size });
          const newBytes = hashesIn(document).includes(sha256) ? 0 : file.size;
          checkRoom(addedBytes + newBytes, await room);
          const size = await pictures.add(sha256, file);
          checkLayerSize({ ...size, frames: frameCount(new Uint8Array(await file.arrayBuffer())) });
          const id = editor.newId();
          const above = added.at(-1) ?? lastSelected(editor.state.selection);
          const source = { kind: 'blob', sha256 } as const;
          if (!editor.run(placePicture({ id, name: nameOf(file.name), source, ...size }, { above, at })))
            continue;
          added.push(id);
          addedBytes += newBytes;
        } catch (error) {
          toasts.error(layerProblemText(file.name, error));
        }
      }
      if (added.length === 0) return;
      if (editor.state.tool.id !== 'select') editor.take('select');
      editor.select(added);
    },
    [client, editor, pictures, plan, toasts],
  );
};
