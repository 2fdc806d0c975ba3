import type { Action, NewId } from '../actions/action.ts';
import type { CropRatio } from '../defaults/constants.ts';
import type { EditorDocument } from '../document/document.ts';
import type { Color, Stroke } from '../document/layer.ts';
import type { DocumentPoint, ScreenPoint, Size } from '../geometry/point.ts';
import type { MeasureText } from '../text/layout.ts';
import type { Viewport } from '../viewport/viewport.ts';
import type { Draft } from './draft.ts';
import type { Notice } from './notice.ts';
import type { ToolSettings } from './settings.ts';
import type { ToolId } from './tool-id.ts';

/** Keys held down; `mod` is Ctrl, or Command on a Mac. */
export interface Modifiers {
  readonly shift: boolean;
  readonly alt: boolean;
  readonly mod: boolean;
}

/** A pointer where it is on the stage and on the canvas. */
export interface PointerAt extends Modifiers {
  readonly at: DocumentPoint;
  readonly screen: ScreenPoint;
  /** 0 to 1 from a pen; null from anything else. */
  readonly pressure: number | null;
  /** True for a finger. */
  readonly coarse: boolean;
  /** 2 for the second of a double click. */
  readonly clicks: number;
}

/** What reaches a tool. */
export type ToolEvent =
  | ({ readonly type: 'pointerDown' } & PointerAt)
  | ({ readonly type: 'pointerMove' } & PointerAt)
  | ({ readonly type: 'pointerUp' } & PointerAt)
  /** Enter, or a panel's Apply. */
  | { readonly type: 'apply' }
  /** The tool was taken up, or the document changed while it was in use. */
  | { readonly type: 'enter' }
  /** Another tool is about to be taken up. */
  | { readonly type: 'leave' }
  /** The settings of tools changed. */
  | { readonly type: 'settings' }
  /** Options of the crop tool. */
  | {
      readonly type: 'crop';
      readonly ratio?: CropRatio['ratio'];
      readonly rotation?: number;
      readonly scale?: number;
    }
  /** What stands in the field over the text that is being typed. */
  | { readonly type: 'text'; readonly content: string }
  /** Begin to edit a text layer in place. */
  | { readonly type: 'edit'; readonly id: string };

type EventOf<T extends ToolEvent['type']> = Extract<ToolEvent, { readonly type: T }>;

/** What a tool may look at. */
export interface ToolContext {
  readonly document: EditorDocument;
  readonly selection: ReadonlySet<string>;
  readonly viewport: Viewport;
  /** Size of the stage in pixels of the screen. */
  readonly stage: Size;
  readonly settings: ToolSettings;
  readonly aiMask: readonly Stroke[];
  readonly measure: MeasureText;
  readonly newId: NewId;
  /** The color that is seen at a point of the canvas; null outside of it. */
  readonly pickColor: (at: DocumentPoint) => Color | null;
}

/** What a tool answers to an event: the state it is in then, and what it wants done. */
export interface Step<State> {
  readonly state: State;
  /** Null drops the draft; without it the draft stays. */
  readonly draft?: Draft | null;
  /** Becomes one command. */
  readonly action?: Action;
  readonly selection?: ReadonlySet<string>;
  readonly viewport?: Viewport;
  readonly settings?: ToolSettings;
  readonly aiMask?: readonly Stroke[];
  /** Another tool is taken up, and gets an event. */
  readonly tool?: ToolId;
  readonly then?: ToolEvent;
  readonly notice?: Notice;
}

/** A state of a tool, named for what the person is doing. */
export interface ToolState {
  readonly name: string;
}

/** For each state the events it answers. An event without an answer changes nothing. */
type States<State extends ToolState> = {
  readonly [Name in State['name']]: {
    readonly [Type in ToolEvent['type']]?: (
      state: Extract<State, { readonly name: Name }>,
      event: EventOf<Type>,
      context: ToolContext,
    ) => Step<State>;
  };
};

/** A tool as the editor runs it. Its states mean nothing to anyone else but by their names. */
export interface Machine {
  /** Where it begins, and where cancelling leads from every state. */
  readonly idle: ToolState;
  /** Null when the state does not answer the event. */
  readonly send: (state: ToolState, event: ToolEvent, context: ToolContext) => Step<ToolState> | null;
}

/** A tool from its table of states and what each of them answers. */
export const machine = <State extends ToolState>(idle: State, states: States<State>): Machine => {
  type Answer = (state: ToolState, event: ToolEvent, context: ToolContext) => Step<State>;
  // A state comes from this machine and is looked up under its own name, so its answers take it.
  const table = states as unknown as Readonly<Record<string, Readonly<Partial<Record<string, Answer>>>>>;
  return {
    idle,
    send: (state, event, context) => table[state.name]?.[event.type]?.(state, event, context) ?? null,
  };
};
