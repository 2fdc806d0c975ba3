export type { Action, LayerIds, NewId } from './actions/action.ts';
export { type Alignment, alignLayers, distributeLayers } from './actions/arrange.ts';
export {
  crop,
  type CropFrame,
  fillingScale,
  flipCanvas,
  replaceDocument,
  rescaleCanvas,
  resizeImage,
  resizeCanvas,
  rotateCanvas,
  setBackground,
  straightened,
} from './actions/canvas.ts';
export {
  addFilters,
  changeFilters,
  changeRedaction,
  changeShape,
  changeText,
  replacePicture,
  type ShapeFields,
  type TextFields,
} from './actions/content.ts';
export { flatten, groupLayers, layerBelow, mergeDown, ungroupLayers } from './actions/groups.ts';
export {
  acceptAiResult,
  clipboardText,
  layersFromClipboard,
  pasteLayers,
  placePicture,
} from './actions/insert.ts';
export {
  addLayer,
  duplicateLayers,
  type LayerPlace,
  moveLayerBy,
  placeLayers,
  removeLayers,
  renameLayer,
  setBlend,
  setLocked,
  setOpacity,
  setVisible,
} from './actions/layers.ts';
export { flipLayers, moveLayers, rotateLayers, scaleLayers, setTransform } from './actions/place.ts';
export {
  addMaskStroke,
  addStroke,
  invertMask,
  OPEN_MASK,
  setMask,
  strokeInLayer,
} from './actions/strokes.ts';
export { boundsOf, contentBox, layerBounds, textLayout } from './bounds/bounds.ts';
export { hitsLayer, layerAt, outermost } from './bounds/hit.ts';
export type { Change } from './commands/change.ts';
export { applyCommand, type Command, commandBetween, invertCommand } from './commands/command.ts';
export { isSameDocument } from './commands/equal.ts';
export { COMMAND_LABELS, type CommandName } from './commands/names.ts';
export * from './defaults/blend-modes.ts';
export * from './defaults/constants.ts';
export { LIMITS } from './defaults/limits.ts';
export { type EditorDocument, SCHEMA } from './document/document.ts';
export { listOf, type LayerNode, treeOf } from './document/layer-tree.ts';
export {
  type AiOrigin,
  type Color,
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
export { hiddenIds, lockedIds } from './document/locks.ts';
export { frozen } from './document/freeze.ts';
export { AT_ORIGIN, imageLayer, newDocument, ORIGINAL_ID } from './document/new-document.ts';
export { type ParsedDocument, parseDocument, parseDocumentValue } from './document/parse.ts';
export type { Problem } from './document/plain-json.ts';
export { childrenOf, layerById, pictureKey, picturesOf } from './document/queries.ts';
export { documentValue, serializeDocument } from './document/serialize.ts';
export {
  createEditor,
  type Editor,
  type EditorOptions,
  isTyping,
  type PointerInput,
  toolInUse,
  type WheelInput,
} from './editor/editor.ts';
export type { KeyInput } from './editor/key-actions.ts';
export { pressKey, releaseKey } from './editor/keyboard.ts';
export { SHORTCUTS } from './editor/shortcuts.ts';
export type { EditorState, HistoryEntry } from './editor/state.ts';
export { applyPlan } from './filters/apply.ts';
export type { Pixels } from './filters/pixels.ts';
export { type ColorPass, type Curves, type FilterPlan, fuse, isIdentity } from './filters/plan.ts';
export {
  allFilters,
  enabledFilters,
  FILTER_PRESETS,
  type FilterPreset,
  presetFilters,
  RESET_FILTERS,
  withEnabled,
  withIntensity,
} from './filters/settings.ts';
export type { DocumentPoint, Point, Rect, ScreenPoint, Size } from './geometry/point.ts';
export { cornersOf, rectAround, union } from './geometry/rect.ts';
export { toCanvas, toLayer } from './geometry/transform.ts';
export { added, canRedo, canUndo, EMPTY_HISTORY, type History, redone, undone } from './history/history.ts';
export { type Path, pathData, type PathStep } from './outlines/path.ts';
export { calloutLabel, shapeOutline } from './outlines/shape.ts';
export { strokeBox, strokePath, strokePolygon } from './outlines/stroke.ts';
export type { SceneOverlay } from './scene/overlay.ts';
export { sceneNodes, redactionsOf, sceneOf, type SceneNode } from './scene/scene.ts';
export {
  type Frame,
  frameCentre,
  frameCorners,
  frameOf,
  type Handle,
  type HandleName,
  handlesOf,
} from './selection/frame.ts';
export type { Guide } from './snapping/snap.ts';
export {
  approximateWidth,
  layoutText,
  type MeasureText,
  type TextFont,
  type TextLayout,
} from './text/layout.ts';
export { type Draft, shownDocument } from './tools/draft.ts';
export type { Modifiers, ToolEvent } from './tools/machine.ts';
export { type Notice, NOTICES } from './tools/notice.ts';
export {
  type Tool,
  TOOL_CATEGORIES,
  type ToolCategory,
  toolOf,
  type ToolPanel,
  TOOLS,
} from './tools/registry.ts';
export { type BrushSettings, DEFAULT_SETTINGS, type ToolSettings } from './tools/settings.ts';
export type { ToolId } from './tools/tool-id.ts';
export { toolUnit, unitOf } from './tools/tool-unit.ts';
export { toDocument, toScreen } from './viewport/coordinates.ts';
export { viewportAfterKey } from './viewport/viewport-keys.ts';
export {
  centred,
  fit,
  keepInSight,
  panBy,
  percentOf,
  type Viewport,
  zoomBy,
  zoomTo,
} from './viewport/viewport.ts';
