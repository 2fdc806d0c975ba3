import { type Editor, lockedIds, setMask } from '@safelight/engine';

/** Selects the brush that paints the mask of the selected layer, beginning with hiding. */
export const takeMaskBrush = (editor: Editor): void => {
  editor.configure({ mask: { ...editor.state.settings.mask, target: 'layer', erasing: true } });
  editor.take('mask-brush');
};

/** Disables the mask of a layer, or enables it again; a locked layer keeps its mask. */
export const switchMask = (editor: Editor, id: string): void => {
  const { document } = editor.state;
  const mask = document.layers.find((layer) => layer.id === id)?.mask ?? null;
  if (lockedIds(document).has(id)) editor.refuse('locked');
  else if (mask !== null) editor.run(setMask(id, { ...mask, enabled: !mask.enabled }));
};
