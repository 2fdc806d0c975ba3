import {
  contains,
  isWholeFrame,
  toDocument,
  toolInUse,
  toolUnit,
  type EditorState,
  type Handle,
  type SceneOverlay,
  type ScreenPoint,
} from '@safelight/engine';

/** Resize cursors by their direction in steps of 45°, clockwise from the right. */
const PULLS = ['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize'] as const;

/** The distance from a handle within which the cursor shows its effect, in CSS pixels; the same as in the engine. */
const REACH = 10;

const cursorOf = ({ name, at }: Handle, centre: ScreenPoint): string => {
  if (name === 'rotate') return 'grab';
  if (name === 'start' || name === 'end') return 'move';
  const degrees = (Math.atan2(at.y - centre.y, at.x - centre.x) * 180) / Math.PI;
  return PULLS[(Math.round(degrees / 45) + 8) % 4] ?? 'move';
};

const centreOf = (points: readonly ScreenPoint[]): ScreenPoint => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const handleCursor = (
  handles: readonly Handle[],
  centre: ScreenPoint,
  pointer: ScreenPoint,
): string | null => {
  const near = handles.find(({ at }) => Math.hypot(at.x - pointer.x, at.y - pointer.y) <= REACH);
  return near === undefined ? null : cursorOf(near, centre);
};

const isPicking = ({ tool, borrowed }: EditorState): boolean => (borrowed ?? tool).state.name === 'picking';

/** True where a drag moves a mask: with the option of its brush, or as soon as one with Ctrl has begun. */
const isMovingMask = (state: EditorState): boolean =>
  toolInUse(state).id === 'mask-brush' &&
  (state.tool.state.name === 'moving' ||
    (state.settings.mask.moving && state.settings.mask.target === 'layer'));

/** The brush size of the current tool in pixels of the document; null when it does not paint. */
export const brushSizeOf = (state: EditorState): number | null => {
  if (isPicking(state) || isMovingMask(state)) return null;
  const { brush, highlighter, eraser, mask } = state.settings;
  const unit = toolUnit(state);
  switch (toolInUse(state).id) {
    case 'brush':
      return brush.size * unit;
    case 'highlighter':
      return highlighter.size * unit;
    case 'eraser':
      return eraser.size * unit;
    case 'mask-brush':
      return mask.size * unit;
    default:
      return null;
  }
};

/** What a drag at a point does to a crop frame: it resizes, moves or rotates; null where it draws another one. */
const cropCursor = (
  { frame, handles }: NonNullable<SceneOverlay['crop']>,
  pointer: ScreenPoint,
  { viewport, document }: EditorState,
): string | null => {
  const onHandle = handleCursor(handles, centreOf(handles.map(({ at }) => at)), pointer);
  if (onHandle !== null) return onHandle;
  if (isWholeFrame(frame, document)) return null;
  return contains(frame, toDocument(viewport, pointer)) ? 'move' : 'grab';
};

/** A circle below this size, in CSS pixels, is hard to find, so a cross is shown as well. */
const SMALL = 8;

/** The CSS cursor at a point of the stage. The overlay is only computed when it is needed. */
export const cursorAt = (
  state: EditorState,
  overlayOf: () => SceneOverlay,
  pointer: ScreenPoint | null,
): string => {
  const tool = toolInUse(state);
  if (tool.id === 'hand')
    return (state.borrowed ?? state.tool).state.name === 'panning' ? 'grabbing' : 'grab';
  if (isPicking(state)) return 'crosshair';
  if (isMovingMask(state)) return 'move';
  const size = brushSizeOf(state);
  if (size !== null) return size * state.viewport.scale < SMALL ? 'crosshair' : 'none';
  if (pointer === null || state.draft?.kind === 'document') return tool.cursor;
  const { selection, crop } = overlayOf();
  const onFrame = crop === null ? null : cropCursor(crop, pointer, state);
  const onSelection =
    selection === null ? null : handleCursor(selection.handles, centreOf(selection.corners), pointer);
  return onFrame ?? onSelection ?? tool.cursor;
};
