import type { Action, NewId } from '../actions/action.ts';
import type { EditorDocument } from '../document/document.ts';
import type { Color } from '../document/layer.ts';
import type { DocumentPoint, Point, ScreenPoint, Size } from '../geometry/geometry.ts';
import type { History } from '../history/history.ts';
import type { MeasureText } from '../text/layout.ts';
import type { Modifiers, Notice, ToolEvent, ToolId } from '../tools/machine.ts';
import type { ToolSettings } from '../tools/settings.ts';
import type { Viewport } from '../viewport/viewport.ts';
import type { EditorState, HistoryEntry } from './state.ts';

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
   * where it was before the gesture, and a typed text is kept.
   */
  readonly cancel: () => void;
  /** Selects a tool. A gesture under way ends where the pointer is, as if it were released. */
  readonly take: (tool: ToolId) => void;
  /** Switches to another tool while a key is held, for example to the hand with Space; null switches back. */
  readonly borrow: (tool: ToolId | null) => void;
  readonly configure: (settings: Partial<ToolSettings>) => void;
  readonly select: (ids: Iterable<string>) => void;
  /**
   * Shows the mask of the selected layer alone, as long as the layer is the only selected one and the tool paints its
   * mask or only moves the view; null shows the image again.
   */
  readonly showMask: (id: string | null) => void;
  /**
   * Runs an action as one command. Returns false when nothing changed; `state.notice` may then explain why. A gesture
   * under way ends first, as if the pointer were released.
   */
  readonly run: (action: Action) => boolean;
  /**
   * Joins what `act` runs to the last step, if the same series made that: the arrow keys that are pressed on one slider
   * are one step, as a drag of it is. `series` is an object that stands for the series; a new series takes a new object.
   */
  readonly joining: (series: object, act: () => void) => void;
  /** Shows the effect of an action, for example while a slider moves, until `run` or `cancel`. */
  readonly preview: (action: Action) => void;
  /**
   * Makes what is shown part of the document, before it is saved: a typed text, a crop frame, and whatever
   * `whenSettling` was told about. Typing goes on where it was.
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
