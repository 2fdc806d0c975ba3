import {
  toolInUse,
  toolUnit,
  type EditorState,
  type Handle,
  type SceneOverlay,
  type ScreenPoint,
} from '@safelight/engine';

/** Cursors that pull to both sides, by the direction of the pull in steps of 45° clockwise from the right. */
const PULLS = ['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize'] as const;

/** How near to a handle the pointer shows what it would do, in CSS pixels: as near as the engine takes it. */
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

/** The size in pixels of the document that the tool in use paints with; null when it does not paint. */
export const brushSizeOf = (state: EditorState): number | null => {
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

/** A circle smaller than this is not found on the screen: a cross is shown as well, in CSS pixels. */
const SMALL = 8;

/** The CSS cursor over a point of the stage; the overlay is worked out only when it matters. */
export const cursorAt = (
  state: EditorState,
  overlayOf: () => SceneOverlay,
  pointer: ScreenPoint | null,
): string => {
  const tool = toolInUse(state);
  if (tool.id === 'hand')
    return (state.borrowed ?? state.tool).state.name === 'panning' ? 'grabbing' : 'grab';
  const size = brushSizeOf(state);
  if (size !== null) return size * state.viewport.scale < SMALL ? 'crosshair' : 'none';
  if (pointer === null || state.draft?.kind === 'document') return tool.cursor;
  const { selection, crop } = overlayOf();
  const onFrame =
    crop === null ? null : handleCursor(crop.handles, centreOf(crop.handles.map(({ at }) => at)), pointer);
  const onSelection =
    selection === null ? null : handleCursor(selection.handles, centreOf(selection.corners), pointer);
  return onFrame ?? onSelection ?? tool.cursor;
};
