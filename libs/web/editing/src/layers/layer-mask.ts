import {
  type Action,
  brushedLayer,
  type Editor,
  type EditorState,
  layerById,
  type LayerMask,
  linkMask,
  lockedIds,
  setMask,
} from '@safelight/engine';

/** True while the brush paints the mask of this layer. */
export const isPaintingMask =
  (id: string) =>
  (state: EditorState): boolean =>
    brushedLayer(state)?.id === id;

/** Selects the brush that paints the mask of the selected layer, beginning with hiding. */
export const takeMaskBrush = (editor: Editor): void => {
  const { mask } = editor.state.settings;
  editor.configure({ mask: { ...mask, target: 'layer', erasing: true, moving: false } });
  editor.take('mask-brush');
};

/** Shows the mask of a layer alone and takes the brush for it, or shows the image again. */
export const switchShownMask = (editor: Editor, id: string): void => {
  if (editor.state.shownMask === id) {
    editor.showMask(null);
    return;
  }
  if (!isPaintingMask(id)(editor.state)) {
    editor.select([id]);
    takeMaskBrush(editor);
  }
  editor.showMask(id);
};

/** Changes the mask of a layer, or says why a locked layer keeps its mask. */
const changeMask = (editor: Editor, id: string, change: (mask: LayerMask) => Action): void => {
  const { document } = editor.state;
  const mask = layerById(document, id)?.mask ?? null;
  if (lockedIds(document).has(id)) {
    // The message offers to unlock what is selected.
    editor.select([id]);
    editor.refuse('locked');
  } else if (mask !== null) editor.run(change(mask));
};

/** Disables the mask of a layer, or enables it again. */
export const switchMask = (editor: Editor, id: string): void =>
  changeMask(editor, id, (mask) => setMask(id, { ...mask, enabled: !mask.enabled }));

/** Makes the mask of a layer move without its layer, or with it again. */
export const switchLink = (editor: Editor, id: string): void =>
  changeMask(editor, id, ({ linked }) => linkMask(id, !linked));
