import { type Editor, groupLayers } from '@safelight/engine';

/** Groups the selected layers, and selects the group. */
export const groupSelection = (editor: Editor): void => {
  const id = editor.newId();
  if (editor.run(groupLayers(editor.state.selection, { id }))) editor.select([id]);
};
