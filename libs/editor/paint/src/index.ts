export { reachOf } from './filter-reach.ts';
export {
  contextOf,
  setDocumentCoordinates,
  setLayerCoordinates,
  setSurfaceCoordinates,
  touchedArea,
} from './surface.ts';
export type { Canvas2D, Context2D, PaintResources, Picture, Surface, View } from './surface.ts';
export { cssFontOf, paintContent, paintStrokes } from './paint-content.ts';
export { paintDocument, paintRedactions, surfaceOf, wholeDocument } from './paint-document.ts';
export { paintLayers, paintNodes, withOwnFilters } from './paint-layers.ts';
export { layerMask, paintMaskAlone } from './paint-mask.ts';
export { paintedBox, paintedBoxOfAll } from './painted-box.ts';
