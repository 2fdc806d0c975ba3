import { enabledFilters, fuse, hiddenIds, type EditorDocument, type FilterLayer } from '@safelight/engine';

/** The number of standard deviations beyond which a Gaussian is invisible. */
export const GAUSSIAN_REACH = 3;

const reachOfFilter = ({ filters, opacity }: FilterLayer, documentSide: number): number => {
  if (opacity === 0) return 0;
  const { convolutions } = fuse(enabledFilters(filters), documentSide);
  return convolutions.reduce((sum, { sigma }) => sum + sigma * GAUSSIAN_REACH, 0);
};

/**
 * How far from a pixel content can lie that changes it, in pixels of the document: through filters that are applied one
 * after the other, and in a square of a redaction, which is applied last. Hidden layers, and those in hidden groups,
 * count for nothing. `documentSide` is the longer side of the document, with which blurs grow.
 */
export const reachOf = (document: Pick<EditorDocument, 'layers'>, documentSide: number): number => {
  const hidden = hiddenIds(document);
  let [spread, square] = [0, 0];
  for (const layer of document.layers) {
    if (hidden.has(layer.id)) continue;
    if (layer.type === 'filter') spread += reachOfFilter(layer, documentSide);
    else if (layer.type === 'redact') square = Math.max(square, layer.block);
  }
  return spread + square;
};
