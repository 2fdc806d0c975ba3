import { type Editor, type EditorState, lockedIds, onlySelected, setMask } from '@safelight/engine';

/** True while the brush paints the mask of this layer. */
export const isPaintingMask =
  (id: string) =>
  (state: EditorState): boolean =>
    state.tool.id === 'mask-brush' &&
    state.settings.mask.target === 'layer' &&
    onlySelected(state)?.id === id;

/** Selects the brush that paints the mask of the selected layer, beginning with hiding. */
export const takeMaskBrush = (editor: Editor): void => {
  editor.configure({ mask: { ...editor.state.settings.mask, target: 'layer', erasing: true } });
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

/** Disables the mask of a layer, or enables it again; a locked layer keeps its mask. */
export const switchMask = (editor: Editor, id: string): void => {
  const { document } = editor.state;
  const mask = document.layers.find((layer) => layer.id === id)?.mask ?? null;
  if (lockedIds(document).has(id)) editor.refuse('locked');
  else if (mask !== null) editor.run(setMask(id, { ...mask, enabled: !mask.enabled }));
};
