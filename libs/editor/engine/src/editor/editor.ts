import type { Action, NewId } from '../actions/action.ts';
import type { EditorDocument } from '../document/document.ts';
import type { Color } from '../document/layer.ts';
import type { DocumentPoint, Point, ScreenPoint, Size } from '../geometry/point.ts';
import { EMPTY_HISTORY, type History } from '../history/history.ts';
import { approximateWidth, type MeasureText } from '../text/layout.ts';
import type { Modifiers, PointerAt, ToolEvent } from '../tools/machine.ts';
import type { Notice } from '../tools/notice.ts';
import { toolOf } from '../tools/registry.ts';
import type { ToolSettings } from '../tools/settings.ts';
import type { ToolId } from '../tools/tool-id.ts';
import { toDocument } from '../viewport/coordinates.ts';
import { fit, panBy, refitted, type Viewport, zoomBy, zoomTo } from '../viewport/viewport.ts';
import { type EditorState, type HistoryEntry, idleTool, openedState } from './state.ts';
import {
  acted,
  cancelled,
  type Ports,
  redoing,
  reentered,
  selecting,
  sent,
  taking,
  undoing,
  viewing,
} from './transitions.ts';

/** A pointer as the stage sees it. */
export interface PointerInput extends Partial<Modifiers> {
  readonly x: number;
  readonly y: number;
  /** 0 to 1 from a pen; nothing from a mouse or a finger. */
  readonly pressure?: number | null;
  readonly coarse?: boolean;
  readonly clicks?: number;
  /** 0 for the main button, 1 for the middle one, which moves the view; others do nothing. */
  readonly button?: number;
}

export interface WheelInput extends ScreenPoint {
  readonly deltaX: number;
  readonly deltaY: number;
  /** With Ctrl, or pinched on a touchpad, the wheel zooms; without it moves the view. */
  readonly mod: boolean;
}

export interface EditorOptions {
  readonly document: EditorDocument;
  /** Of an earlier session with this document. */
  readonly history?: History<HistoryEntry>;
  readonly newId: NewId;
  /** The width of text as the stage draws it; without it a guess. */
  readonly measure?: MeasureText;
  /** The color seen at a point of the canvas, for the eyedropper. */
  readonly pickColor?: (at: DocumentPoint) => Color | null;
}

/** One document being edited. Nothing in it waits, draws or saves: whoever does subscribes and reads `state`. */
export interface Editor {
  readonly state: EditorState;
  /** What actions that make layers or look at boxes ask for. */
  readonly newId: NewId;
  readonly measure: MeasureText;
  /** Calls back after every change of state, within the call that made it. Returns what ends it. */
  readonly subscribe: (listener: (state: EditorState) => void) => () => void;
  readonly pointerDown: (pointer: PointerInput) => void;
  readonly pointerMove: (pointer: PointerInput) => void;
  readonly pointerUp: (pointer: PointerInput) => void;
  readonly wheel: (wheel: WheelInput) => void;
  /** Two fingers: the view moves by a distance and is scaled by a factor about a point of the stage. */
  readonly pinch: (by: Point, factor: number, about: ScreenPoint) => void;
  readonly zoom: (steps: number, about?: ScreenPoint) => void;
  readonly setScale: (scale: number) => void;
  readonly look: (viewport: Viewport) => void;
  readonly fit: () => void;
  readonly resize: (stage: Size) => void;
  /** Something for the tool in use: apply, the crop tool's options, what was typed. */
  readonly send: (event: Exclude<ToolEvent, { readonly type: `pointer${string}` }>) => void;
  /** Drops what is under way: for Escape, a pointer that was lost, a second finger. */
  readonly cancel: () => void;
  readonly take: (tool: ToolId) => void;
  /** The hand, for as long as Space is held. */
  readonly borrow: (tool: ToolId | null) => void;
  readonly configure: (settings: Partial<ToolSettings>) => void;
  readonly select: (ids: Iterable<string>) => void;
  /** Does something as one command. False when nothing changed; `state.notice` may say why. */
  readonly run: (action: Action) => boolean;
  /** Shows what an action would do, e.g. while a slider moves; `run` or `cancel` ends it. */
  readonly preview: (action: Action) => void;
  /** Says why something asked for can't be done. */
  readonly refuse: (notice: Notice) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly clearHistory: () => void;
  readonly clearAiMask: () => void;
  /** Opens another document, or another state of this one, with a history of its own. */
  readonly open: (document: EditorDocument, history?: History<HistoryEntry>) => void;
}

const middleOf = ({ width, height }: Size): ScreenPoint => ({ x: width / 2, y: height / 2 });

const MAIN_BUTTON = 0;
const MIDDLE_BUTTON = 1;

/** Wheel pixels that are one step of zoom. */
const WHEEL_STEP = 100;

const pointerAt = (pointer: PointerInput, { viewport }: EditorState): PointerAt => {
  const { x, y, shift = false, alt = false, mod = false } = pointer;
  const { pressure = null, coarse = false, clicks = 1 } = pointer;
  return { at: toDocument(viewport, { x, y }), screen: { x, y }, shift, alt, mod, pressure, coarse, clicks };
};

export const createEditor = (options: EditorOptions): Editor => {
  const ports: Ports = {
    newId: options.newId,
    measure: options.measure ?? approximateWidth,
    pickColor: options.pickColor ?? (() => null),
  };
  let state = openedState(options.document, options.history);
  /** The button that is down; what is under way belongs to it. */
  let pressed: number | null = null;
  const listeners = new Set<(state: EditorState) => void>();

  const set = (next: EditorState): void => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener(next);
  };
  const change = (changed: (state: EditorState) => EditorState): void => {
    const next = changed(state);
    const untouched = next.document === state.document && next.draft === state.draft;
    set(untouched ? next : reentered(next, ports));
  };

  return {
    get state() {
      return state;
    },
    newId: ports.newId,
    measure: ports.measure,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    pointerDown: (pointer) => {
      const { button = MAIN_BUTTON } = pointer;
      if ((pressed !== null && pressed !== button) || button > MIDDLE_BUTTON) return;
      pressed = button;
      const held = button === MIDDLE_BUTTON ? { ...state, borrowed: idleTool('hand') } : state;
      set(sent(held, { type: 'pointerDown', ...pointerAt(pointer, held) }, ports));
    },
    pointerMove: (pointer) => {
      set(sent(state, { type: 'pointerMove', ...pointerAt(pointer, state) }, ports));
    },
    pointerUp: (pointer) => {
      const { button = MAIN_BUTTON } = pointer;
      if (pressed !== button) return;
      pressed = null;
      const next = sent(state, { type: 'pointerUp', ...pointerAt(pointer, state) }, ports);
      set(button === MIDDLE_BUTTON ? { ...next, borrowed: null } : next);
    },
    wheel: ({ x, y, deltaX, deltaY, mod }) => {
      const { viewport } = state;
      set(
        viewing(
          state,
          mod
            ? zoomBy(viewport, -deltaY / WHEEL_STEP, { x, y })
            : panBy(viewport, { x: -deltaX, y: -deltaY }),
        ),
      );
    },
    pinch: (by, factor, about) => {
      const moved = panBy(state.viewport, by);
      set(viewing(state, zoomTo(moved, moved.scale * factor, about)));
    },
    zoom: (steps, about) => {
      set(viewing(state, zoomBy(state.viewport, steps, about ?? middleOf(state.stage))));
    },
    setScale: (scale) => {
      set(viewing(state, zoomTo(state.viewport, scale, middleOf(state.stage))));
    },
    look: (viewport) => {
      set(viewing(state, viewport));
    },
    fit: () => {
      set({ ...state, viewport: fit(state.document, state.stage) });
    },
    resize: (stage) => {
      const { document, viewport, stage: from } = state;
      set({ ...state, stage, viewport: refitted(viewport, document, { from, to: stage }) });
    },
    send: (event) => {
      set(sent(state, event, ports));
    },
    cancel: () => {
      pressed = null;
      const dropped = cancelled(state);
      // The crop tool shows its frame for as long as it is in use.
      set(sent(dropped, { type: 'enter' }, ports));
    },
    take: (tool) => {
      set(taking(state, tool, ports));
    },
    borrow: (tool) => {
      if (pressed === null || tool === null)
        set({ ...state, borrowed: tool === null ? null : idleTool(tool) });
    },
    configure: (settings) => {
      set(sent({ ...state, settings: { ...state.settings, ...settings } }, { type: 'settings' }, ports));
    },
    select: (ids) => {
      set(selecting(state, ids));
    },
    run: (action) => {
      const before = state.document;
      change((now) => acted(now, action));
      return state.document !== before;
    },
    preview: (action) => {
      const document = action.change(state.document);
      set({ ...state, draft: { kind: 'document', document, guides: [] } });
    },
    refuse: (kind) => {
      set({ ...state, notice: { kind } });
    },
    undo: () => {
      change(undoing);
    },
    redo: () => {
      change(redoing);
    },
    clearHistory: () => {
      set({ ...state, history: EMPTY_HISTORY });
    },
    clearAiMask: () => {
      set({ ...state, aiMask: [] });
    },
    open: (document, history) => {
      const { stage, settings } = state;
      set({ ...openedState(document, history, stage), settings });
    },
  };
};

/** True while a text is being typed or edited in place: keys belong to its field. */
export const isTyping = ({ draft }: EditorState): boolean => draft?.kind === 'text';

/** The tool that acts now: the borrowed one, or the chosen one. */
export const toolInUse = ({ tool, borrowed }: EditorState) => toolOf((borrowed ?? tool).id);
