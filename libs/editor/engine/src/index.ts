export * from './defaults/blend-modes.ts';
export * from './defaults/constants.ts';
export { LIMITS } from './defaults/limits.ts';
export { type EditorDocument, SCHEMA } from './document/document.ts';
export {
  type AiOrigin,
  type Colour,
  type FilterLayer,
  type FilterSetting,
  type GroupLayer,
  hasStrokes,
  hasTransform,
  type ImageLayer,
  type Json,
  type Layer,
  type LayerMask,
  type LayerType,
  type LayerWithStrokes,
  type LayerWithTransform,
  type PictureSource,
  type PlaceholderLayer,
  type RedactLayer,
  SHAPE_KINDS,
  type ShapeKind,
  type ShapeLayer,
  type Stroke,
  type StrokeLayer,
  type StrokePoint,
  type TextLayer,
  type Transform,
} from './document/layer.ts';
export { AT_ORIGIN, imageLayer, newDocument, ORIGINAL_ID } from './document/new-document.ts';
export { type ParsedDocument, parseDocument, parseDocumentValue } from './document/parse.ts';
export type { Problem } from './document/plain-json.ts';
export { childrenOf, fontsOf, layerById, pictureKey, picturesOf } from './document/queries.ts';
export { documentValue, serializeDocument } from './document/serialize.ts';
export type { DocumentPoint, Point, Rect, ScreenPoint, Size } from './geometry/point.ts';
export {
  centred,
  clampScale,
  fit,
  keepInSight,
  panBy,
  percentOf,
  toPicture,
  toStage,
  type Viewport,
  zoomBy,
  zoomTo,
} from './viewport/viewport.ts';
export { viewportAfterKey } from './viewport/viewport-keys.ts';
