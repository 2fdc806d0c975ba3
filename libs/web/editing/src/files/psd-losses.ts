import { type EditorDocument, type FilterLayer, hiddenIds } from '@safelight/engine';

const lossOf = ({ name, scope }: FilterLayer): string =>
  scope === 'layer'
    ? `“${name}” will be part of the pixels of the layer that it changes.`
    : `“${name}” and the layers below it will be one layer.`;

/** What of a document can no longer be edited in its Photoshop file, in whole sentences. */
export const psdLosses = (document: EditorDocument): readonly string[] => {
  const hidden = hiddenIds(document);
  const shown = document.layers.filter(({ id }) => !hidden.has(id));
  if (shown.some(({ type }) => type === 'redact'))
    return ['The image will be one layer, so that nothing that was redacted is in the file.'];
  return shown.flatMap((layer) =>
    layer.type === 'filter' && layer.filters.some(({ enabled }) => enabled) ? [lossOf(layer)] : [],
  );
};
