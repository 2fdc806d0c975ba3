import {
  type EditorDocument,
  type EditorState,
  type HistoryEntry,
  type Layer,
  picturesOf,
} from '@safelight/engine';

const insertedBy = ({ command }: HistoryEntry): readonly Layer[] =>
  command === null
    ? []
    : [...command.apply, ...command.invert].flatMap((change) =>
        change.kind === 'insert' ? change.layers.map(({ layer }) => layer) : [],
      );

/** True if a layer shows this version of the image, or would show it after an undo or a redo. */
export const mayShowVersion = (
  document: EditorDocument,
  { entries }: EditorState['history'],
  versionId: string,
): boolean =>
  picturesOf({ ...document, layers: [...document.layers, ...entries.flatMap(insertedBy)] }).some(
    (source) => source.kind === 'version' && source.versionId === versionId,
  );
