import { boundsOf } from '../bounds/bounds.ts';
import { isSameSize, type Rect, type ScreenPoint, type Size } from '../geometry/geometry.ts';
import { EMPTY_HISTORY } from '../history/history.ts';
import { approximateWidth, type MeasureText } from '../text/layout.ts';
import type { PointerAt } from '../tools/machine.ts';
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
import type { Editor, EditorOptions, PointerInput } from './editor.ts';
import { areaOf, type EditorState, type HistoryEntry, idleTool, openedState, shownIn } from './state.ts';
import {
  afterAction,
  afterCancel,
  afterJoined,
  type Ports,
  afterRedo,
  afterRestart,
  withSelected,
  afterEvent,
  afterSwitch,
  afterUndo,
  withFittedCanvas,
  withoutLeftMask,
  withViewport,
} from './transitions.ts';

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

/** The step of the history that led to the document; undefined after Clear. */
const lastStep = ({ entries, index }: EditorState['history']): HistoryEntry | undefined => entries[index];

/** The place of the text that is being typed; null while nothing is typed. */
const typedBounds = ({ draft }: EditorState, measure: MeasureText): Rect | null =>
  draft?.kind === 'text' ? boundsOf(draft.document, new Set([draft.layerId]), measure) : null;

/** Opens a document in an editor. */
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
  /** The series whose changes are joined now; null for changes that are steps of their own. */
  let series: object | null = null;
  /** The last step that a series made. */
  let joinable: { readonly of: object; readonly step: HistoryEntry } | null = null;
  const listeners = new Set<(state: EditorState) => void>();
  const previews = new Set<() => void>();

  const set = (changed: EditorState): void => {
    if (changed === state) return;
    const next = withFittedCanvas(state, withoutLeftMask(changed));
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
    fit: () => set({ ...state, viewport: fit(shownIn(state), state.stage) }),
    resize: (stage) => {
      const { viewport, stage: from } = state;
      const typed = typedBounds(state, ports.measure);
      const isBack = beside !== null && isSameSize(stage, beside.stage) && viewport === beside.now;
      if (beside !== null && isBack) {
        set({ ...state, stage, viewport: beside.before });
        beside = null;
      } else if (typed === null) {
        beside = null;
        set({ ...state, stage, viewport: refitted(viewport, shownIn(state), { from, to: stage }) });
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
    showMask: (shownMask) => set({ ...state, shownMask }),
    run: (action) => {
      endGesture();
      const { document, history } = state;
      const joins = joinable !== null && joinable.of === series && joinable.step === lastStep(history);
      change((now) => (joins ? afterJoined : afterAction)(now, action));
      if (state.document === document) return false;
      const step = lastStep(state.history);
      // A series that is back where it began has no step of its own.
      const isNew = step !== undefined && !history.entries.includes(step);
      joinable = series !== null && isNew ? { of: series, step } : null;
      return true;
    },
    joining: (next, act) => {
      const outer = series;
      series = next;
      try {
        act();
      } finally {
        series = outer;
      }
    },
    preview: (action) => {
      const document = action.change(state.document);
      set({ ...state, draft: { kind: 'document', document, guides: [] } });
    },
    settle: () => {
      for (const apply of [...previews]) apply();
      set(afterEvent(state, { type: 'settle' }, ports));
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
