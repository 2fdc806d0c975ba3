export { type Action } from './actions/action.ts';
export { acceptAiResult, acceptWholeAiResult } from './actions/ai-result.ts';
export {
  flipLayers,
  moveLayers,
  rotateLayers,
  scaleLayers,
  setTransform,
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
  showOnly,
  withOnly,
} from './actions/layers.ts';
export { type Alignment, alignLayers, distributeLayers } from './actions/arrange.ts';
export {
  fillingScale,
  flipCanvas,
  replaceDocument,
  rescaleCanvas,
  resizeImage,
  resizeCanvas,
  rotateCanvas,
  setBackground,
} from './actions/canvas.ts';
export {
  addFilters,
  changeFilters,
  changeRedaction,
  changeShape,
  changeText,
  type ShapeFields,
  sizeText,
  type TextFields,
} from './actions/content.ts';
export { groupLayers, ungroupLayers } from './actions/groups.ts';
export {
  addDrawing,
  copiedLayers,
  layersFromClipboard,
  layersWithContents,
  pasteLayers,
  placePicture,
  placeText,
} from './actions/insert.ts';
export { flatten, layersToMerge, mergeLayers, mergeObstacle } from './actions/merge.ts';
export {
  addMask,
  addMaskStroke,
  invertMask,
  linkMask,
  maskFeather,
  maskPlace,
  withMaskAt,
  moveMask,
  OPEN_MASK,
  setMask,
  softenMask,
} from './actions/masks.ts';
export { addStroke } from './actions/strokes.ts';
export { type Matrix, sizeOfPixel } from './geometry/matrix.ts';
export { boundsOf, contentBox, textLayout } from './bounds/bounds.ts';
export { applyCommand, type Command, invertCommand, COMMAND_LABELS } from './commands/command.ts';
export { changedLayer } from './commands/changed-layer.ts';
export { isSameDocument } from './commands/equal.ts';
export * from './defaults/blend-modes.ts';
export * from './defaults/constants.ts';
export {
  type EditorDocument,
  SCHEMA,
  frozen,
  AT_ORIGIN,
  imageLayer,
  NEW_LAYER,
  newDocument,
  ORIGINAL_ID,
  serializeDocument,
} from './document/document.ts';
export { type LayerNode, treeOf } from './document/layer-tree.ts';
export {
  type Color,
  type FilterLayer,
  type FilterSetting,
  canBeMasked,
  hasStrokes,
  hasTransform,
  isOwnFilter,
  type ImageLayer,
  type Layer,
  type LayerMask,
  type LayerWithStrokes,
  type LayerWithTransform,
  type PictureSource,
  type RedactLayer,
  SHAPE_KINDS,
  type ShapeKind,
  type ShapeLayer,
  type Stroke,
  type StrokeLayer,
  type TextLayer,
  type Transform,
} from './document/layer.ts';
export {
  hiddenIds,
  lockedIds,
  lockersOf,
  childrenOf,
  lastSelected,
  layerById,
  onlySelected,
  pictureKey,
  picturesOf,
} from './document/tree.ts';
export { type ParsedDocument, parseDocument } from './document/parse.ts';
export { areaLabel, redoLabel, undoLabel } from './editor/area.ts';
export { createEditor } from './editor/create-editor.ts';
export type { Editor, EditorOptions, PointerInput, WheelInput } from './editor/editor.ts';
export type { KeyInput } from './editor/key-actions.ts';
export { pressKey, releaseKey } from './editor/keyboard.ts';
export { HISTORY_SHORTCUTS, SHORTCUTS, VIEW_SHORTCUTS } from './editor/shortcuts.ts';
export {
  brushedLayer,
  type EditorState,
  type HistoryEntry,
  isTyping,
  OPENED_HISTORY,
  recorded,
  toolInUse,
} from './editor/state.ts';
export { limitBroken } from './editor/transitions.ts';
export { applyPlan } from './filters/apply.ts';
export type { Pixels } from './filters/pixels.ts';
export { type FilterPlan, fuse, isIdentity } from './filters/plan.ts';
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
export {
  type DocumentPoint,
  type Point,
  type Rect,
  type ScreenPoint,
  type Size,
  clamp,
  contains,
  cornersOf,
  isSameSize,
  rectAround,
  rounded,
  union,
} from './geometry/geometry.ts';
export { toCanvas } from './geometry/transform.ts';
export { added, EMPTY_HISTORY, type History, redone, undone } from './history/history.ts';
export { type Path } from './outlines/path.ts';
export { calloutLabel, shapeOutline } from './outlines/shape.ts';
export { strokeBlur, strokeBox, strokePath } from './outlines/stroke.ts';
export { overlayOf, type SceneOverlay } from './scene/overlay.ts';
export { type Measures, measuresOf } from './scene/measures.ts';
export { sceneNodes, redactionsOf } from './scene/scene.ts';
export { type Frame, frameCentre, frameOf, type Handle } from './selection/frame.ts';
export type { Guide } from './snapping/snap.ts';
export { isLongerThan, startOf } from './characters/characters.ts';
export {
  ALIGNMENT_SHARES,
  approximateWidth,
  layoutText,
  type MeasureText,
  type TextFont,
  type TextLayout,
} from './text/layout.ts';
export { shownDocument, NOTICES, type ToolId } from './tools/machine.ts';
export {
  type Tool,
  TOOL_CATEGORIES,
  type ToolCategory,
  toolOf,
  type ToolPanel,
  TOOLS,
} from './tools/registry.ts';
export { type BrushSettings, type ToolSettings } from './tools/settings.ts';
export { toolUnit, unitOf } from './tools/tool-unit.ts';
export { isWholeFrame } from './tools/crop.tool.ts';
export { percentOf, toDocument, toScreen, type Viewport } from './viewport/viewport.ts';
