import type { Action, NewId } from '../actions/action.ts';
import { boundsOf } from '../bounds/bounds.ts';
import type { EditorDocument } from '../document/document.ts';
import type { Color } from '../document/layer.ts';
import type { DocumentPoint, Point, Rect, ScreenPoint, Size } from '../geometry/geometry.ts';
import { EMPTY_HISTORY, type History } from '../history/history.ts';
import { approximateWidth, type MeasureText } from '../text/layout.ts';
import type { Modifiers, Notice, PointerAt, ToolEvent, ToolId } from '../tools/machine.ts';
import { toolOf } from '../tools/registry.ts';
import type { ToolSettings } from '../tools/settings.ts';
import {
  broughtInSight,
  fit,
  panBy,
  recentred,
  refitted,
  toDocument,
  type Viewport,
  zoomBy,
  zoomTo,
} from '../viewport/viewport.ts';
import { afterAreaRedo, afterAreaUndo, areaToRedo, areaToUndo, withArea } from './area.ts';
import { areaOf, type EditorState, type HistoryEntry, idleTool, openedState } from './state.ts';
import {
  afterAction,
  afterCancel,
  type Ports,
  afterRedo,
  afterRestart,
  withSelected,
  afterEvent,
  afterSettling,
  afterSwitch,
  afterUndo,
  withViewport,
} from './transitions.ts';

/** A pointer event on the stage. */
export interface PointerInput extends Partial<Modifiers> {
  readonly x: number;
  readonly y: number;
  /** The pressure of a pen, 0 to 1; undefined for a mouse or finger. */
  readonly pressure?: number | null;
  readonly coarse?: boolean;
  readonly clicks?: number;
  /** The button: 0 for the main one, 1 for the middle one, which pans the view; other buttons do nothing. */
  readonly button?: number;
}

export interface WheelInput extends ScreenPoint {
  readonly deltaX: number;
  readonly deltaY: number;
  /** True when the wheel zooms: with Ctrl or Alt, or for a pinch on a touchpad. Otherwise the wheel pans. */
  readonly mod: boolean;
}

export interface EditorOptions {
  readonly document: EditorDocument;
  /** The history of an earlier session with this document. */
  readonly history?: History<HistoryEntry>;
  readonly newId: NewId;
  /** Measures text as the stage renders it; an estimate by default. */
  readonly measure?: MeasureText;
  /** The visible color at a point of the canvas, for the eyedropper. */
  readonly pickColor?: (at: DocumentPoint) => Color | null;
}

/** The editor of one document. It does not wait, draw or save: subscribers do so with `state`. */
export interface Editor {
  readonly state: EditorState;
  /** Arguments for actions that create layers or need the bounds of text. */
  readonly newId: NewId;
  readonly measure: MeasureText;
  /** Calls the listener after every change of state, synchronously. Returns a function that unsubscribes. */
  readonly subscribe: (listener: (state: EditorState) => void) => () => void;
  readonly pointerDown: (pointer: PointerInput) => void;
  readonly pointerMove: (pointer: PointerInput) => void;
  readonly pointerUp: (pointer: PointerInput) => void;
  readonly wheel: (wheel: WheelInput) => void;
  /** A pinch with two fingers: pans the view and scales it by a factor about a point of the stage. */
  readonly pinch: (by: Point, factor: number, about: ScreenPoint) => void;
  readonly zoom: (steps: number, about?: ScreenPoint) => void;
  readonly setScale: (scale: number) => void;
  readonly look: (viewport: Viewport) => void;
  readonly fit: () => void;
  /**
   * Sets the size of the stage. While a text is typed, a keyboard may take a part of the stage: the text stays in sight
   * and as large as it is, and the view returns when the stage has its old size again.
   */
  readonly resize: (stage: Size) => void;
  /** Sends an event to the current tool: apply, options of the crop tool, or typed text. */
  readonly send: (event: Exclude<ToolEvent, { readonly type: `pointer${string}` }>) => void;
  /**
   * Cancels the current gesture or draft: for Escape, a lost pointer, or a second finger. The crop frame returns to
   * where it was before the gesture.
   */
  readonly cancel: () => void;
  /** Selects a tool. A gesture under way ends where the pointer is, as if it were released. */
  readonly take: (tool: ToolId) => void;
  /** Switches to another tool while a key is held, for example to the hand with Space; null switches back. */
  readonly borrow: (tool: ToolId | null) => void;
  readonly configure: (settings: Partial<ToolSettings>) => void;
  readonly select: (ids: Iterable<string>) => void;
  /**
   * Runs an action as one command. Returns false when nothing changed; `state.notice` may then explain why. A gesture
   * under way ends first, as if the pointer were released.
   */
  readonly run: (action: Action) => boolean;
  /** Shows the effect of an action, for example while a slider moves, until `run` or `cancel`. */
  readonly preview: (action: Action) => void;
  /**
   * Makes what is shown part of the document, before it is saved: a typed text, a crop frame, and whatever
   * `whenSettling` was told about.
   */
  readonly settle: () => void;
  /** Registers a function that applies a preview when the editor settles. Returns a function that unregisters it. */
  readonly whenSettling: (apply: () => void) => () => void;
  /** Shows why something is not possible. */
  readonly refuse: (notice: Notice) => void;
  /**
   * Goes one step back. During a drag it only drops the drag, as `cancel` does. While the area of an AI edit is
   * painted, it takes back the last stroke of the area, unless the document was changed since.
   */
  readonly undo: () => void;
  /** Goes one step forward: to what `undo` took back last. During a drag it does nothing. */
  readonly redo: () => void;
  /** Goes to the step of the document's history at an index, whatever is painted. */
  readonly goToStep: (place: number) => void;
  readonly clearHistory: () => void;
  /** Clears the painted area of the next AI edit, which undo brings back. */
  readonly clearAiMask: () => void;
  /** Drops the painted area of an AI edit whose result was added, which undo does not bring back. */
  readonly dropAiMask: () => void;
}

const middleOf = ({ width, height }: Size): ScreenPoint => ({ x: width / 2, y: height / 2 });

const MAIN_BUTTON = 0;
const MIDDLE_BUTTON = 1;

/** The wheel distance of one zoom step, in pixels. */
const WHEEL_STEP = 100;

const pointerAt = (pointer: PointerInput, { viewport }: EditorState): PointerAt => {
  const { x, y, shift = false, alt = false, mod = false } = pointer;
  const { pressure = null, coarse = false, clicks = 1 } = pointer;
  return { at: toDocument(viewport, { x, y }), screen: { x, y }, shift, alt, mod, pressure, coarse, clicks };
};

const sameSize = (a: Size, b: Size): boolean => a.width === b.width && a.height === b.height;

/** The place of the text that is being typed; null while nothing is typed. */
const typedBounds = ({ draft }: EditorState, measure: MeasureText): Rect | null =>
  draft?.kind === 'text' ? boundsOf(draft.document, new Set([draft.layerId]), measure) : null;

export const createEditor = (options: EditorOptions): Editor => {
  const ports: Ports = {
    newId: options.newId,
    measure: options.measure ?? approximateWidth,
    pickColor: options.pickColor ?? (() => null),
  };
  let state = openedState(options.document, options.history);
  /** The stage and view before a keyboard took its place beside a typed text, and the view since then. */
  let beside: { readonly stage: Size; readonly before: Viewport; readonly now: Viewport } | null = null;
  /** The button that started the current gesture, and where the pointer was last; null when none is pressed. */
  let pressed: { readonly button: number; readonly last: PointerInput } | null = null;
  const listeners = new Set<(state: EditorState) => void>();
  const previews = new Set<() => void>();

  const set = (next: EditorState): void => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener(next);
  };
  const change = (changed: (state: EditorState) => EditorState): void => {
    const next = changed(state);
    const untouched = next.document === state.document && next.draft === state.draft;
    set(untouched ? next : afterRestart(next, ports));
  };
  const cancel = (): void => {
    pressed = null;
    set(afterCancel(state, ports));
  };
  const release = (pointer: PointerInput, button: number): void => {
    pressed = null;
    const next = afterEvent(state, { type: 'pointerUp', ...pointerAt(pointer, state) }, ports);
    set(button === MIDDLE_BUTTON ? { ...next, borrowed: null } : next);
  };
  /** Ends the gesture under way where the pointer is, so that what comes between does not take it back. */
  const endGesture = (): void => {
    if (pressed !== null) release(pressed.last, pressed.button);
  };

  return {
    get state() {
      return state;
    },
    newId: ports.newId,
    measure: ports.measure,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pointerDown: (pointer) => {
      const { button = MAIN_BUTTON } = pointer;
      if ((pressed !== null && pressed.button !== button) || button > MIDDLE_BUTTON) return;
      pressed = { button, last: pointer };
      const held = button === MIDDLE_BUTTON ? { ...state, borrowed: idleTool('hand') } : state;
      set(afterEvent(held, { type: 'pointerDown', ...pointerAt(pointer, held) }, ports));
    },
    pointerMove: (pointer) => {
      if (pressed !== null) pressed = { ...pressed, last: pointer };
      set(afterEvent(state, { type: 'pointerMove', ...pointerAt(pointer, state) }, ports));
    },
    pointerUp: (pointer) => {
      const { button = MAIN_BUTTON } = pointer;
      if (pressed?.button === button) release(pointer, button);
    },
    wheel: ({ x, y, deltaX, deltaY, mod }) => {
      const { viewport } = state;
      set(
        withViewport(
          state,
          mod
            ? zoomBy(viewport, -deltaY / WHEEL_STEP, { x, y })
            : panBy(viewport, { x: -deltaX, y: -deltaY }),
        ),
      );
    },
    pinch: (by, factor, about) => {
      const moved = panBy(state.viewport, by);
      set(withViewport(state, zoomTo(moved, moved.scale * factor, about)));
    },
    zoom: (steps, about) =>
      set(withViewport(state, zoomBy(state.viewport, steps, about ?? middleOf(state.stage)))),
    setScale: (scale) => set(withViewport(state, zoomTo(state.viewport, scale, middleOf(state.stage)))),
    look: (viewport) => set(withViewport(state, viewport)),
    fit: () => set({ ...state, viewport: fit(state.document, state.stage) }),
    resize: (stage) => {
      const { document, viewport, stage: from } = state;
      const typed = typedBounds(state, ports.measure);
      const isBack = beside !== null && sameSize(stage, beside.stage) && viewport === beside.now;
      if (beside !== null && isBack) {
        set({ ...state, stage, viewport: beside.before });
        beside = null;
      } else if (typed === null) {
        beside = null;
        set({ ...state, stage, viewport: refitted(viewport, document, { from, to: stage }) });
      } else {
        const now = broughtInSight(recentred(viewport, { from, to: stage }), typed, stage);
        beside = { stage: beside?.stage ?? from, before: beside?.before ?? viewport, now };
        set({ ...state, stage, viewport: now });
      }
    },
    send: (event) => set(afterEvent(state, event, ports)),
    cancel,
    take: (tool) => {
      endGesture();
      set(afterSwitch(state, tool, ports));
    },
    borrow: (tool) => {
      if (pressed === null || tool === null)
        set({ ...state, borrowed: tool === null ? null : idleTool(tool) });
    },
    configure: (settings) =>
      set(
        afterEvent({ ...state, settings: { ...state.settings, ...settings } }, { type: 'settings' }, ports),
      ),
    select: (ids) => set(withSelected(state, ids)),
    run: (action) => {
      endGesture();
      const before = state.document;
      change((now) => afterAction(now, action));
      return state.document !== before;
    },
    preview: (action) => {
      const document = action.change(state.document);
      set({ ...state, draft: { kind: 'document', document, guides: [] } });
    },
    settle: () => {
      for (const apply of [...previews]) apply();
      set(afterSettling(state, ports));
    },
    whenSettling: (apply) => {
      previews.add(apply);
      return () => previews.delete(apply);
    },
    refuse: (kind) => set({ ...state, notice: { kind } }),
    undo: () => {
      if (pressed !== null) cancel();
      else if (areaToUndo(state) === null) change(afterUndo);
      else set(afterRestart(afterAreaUndo(state), ports));
    },
    redo: () => {
      if (pressed !== null) return;
      if (areaToRedo(state) === null) change(afterRedo);
      else set(afterRestart(afterAreaRedo(state), ports));
    },
    goToStep: (place) => {
      const { index } = state.history;
      const step = place < index ? afterUndo : afterRedo;
      for (let count = Math.abs(place - index); count > 0; count -= 1) change(step);
    },
    clearHistory: () => set({ ...state, ...areaOf(state.aiMask), history: EMPTY_HISTORY }),
    clearAiMask: () => set(withArea(state, [])),
    dropAiMask: () => set({ ...state, ...areaOf([]) }),
  };
};

/** True while a text is edited in place: the keys then belong to the text field. */
export const isTyping = ({ draft }: EditorState): boolean => draft?.kind === 'text';

/** The active tool: the borrowed one, or else the selected one. */
export const toolInUse = ({ tool, borrowed }: EditorState) => toolOf((borrowed ?? tool).id);
