import type { Action, NewId } from '../actions/action.ts';
import type { CropFrame } from '../actions/canvas.ts';
import type { BlendMode } from '../defaults/blend-modes.ts';
import { type CropRatio, LIMITS } from '../defaults/constants.ts';
import type { EditorDocument } from '../document/document.ts';
import type { Color, ShapeKind, Stroke } from '../document/layer.ts';
import type { DocumentPoint, Point, Rect, ScreenPoint, Size } from '../geometry/geometry.ts';
import type { Guide } from '../snapping/snap.ts';
import type { MeasureText } from '../text/layout.ts';
import type { Viewport } from '../viewport/viewport.ts';
import type { ToolSettings } from './settings.ts';

/** The ids of all tools. */
export type ToolId =
  | 'select'
  | 'hand'
  | 'zoom'
  | 'crop'
  | 'eyedropper'
  | 'brush'
  | 'highlighter'
  | 'eraser'
  | 'text'
  | ShapeKind
  | 'redact'
  | 'filters'
  | 'ai'
  | 'mask-brush';

/** The reasons why a request can be rejected, with their texts in the interface. */
export const NOTICES = {
  locked: 'This layer is locked. Unlock it in the Layers panel to change it.',
  hidden: 'This layer is hidden. Show it in the Layers panel to change it.',
  'nothing-to-erase': 'Select the layer to erase from.',
  'nothing-to-mask': 'Select the layer whose mask to paint.',
  'area-cleared': 'The area for the AI edit was cleared, because the image moved under it. Paint it again.',
  'redaction-in-merge':
    'A redaction cannot be merged, because it would no longer hide what is below it. Flatten the image instead.',
  'filter-in-merge': 'There are only filters below. Flatten the image to merge with what they change.',
  'too-many-layers': `A document can hold at most ${String(LIMITS.layers)} layers.`,
  'too-deep': `Groups can lie in one another at most ${String(LIMITS.groupDepth)} deep.`,
  'too-many-strokes': `A layer can hold at most ${LIMITS.strokesPerLayer.toLocaleString('en')} strokes. Merge it with a layer below, or paint on a new one.`,
  'text-too-long': `A text can hold at most ${LIMITS.textLength.toLocaleString('en')} characters. The rest was left out.`,
  'too-large': `A document can hold at most ${String(LIMITS.jsonBytes / 1024 / 1024)} MB of strokes and texts. Merge layers with many strokes into images, or delete some.`,
} as const;

export type Notice = keyof typeof NOTICES;

/** The uncommitted result of a gesture: shown, but neither saved nor in the history. Escape cancels it, but keeps a text. */
export type Draft =
  /** Layers being moved, resized, rotated, drawn or changed by a slider: the resulting document. */
  | { readonly kind: 'document'; readonly document: EditorDocument; readonly guides: readonly Guide[] }
  /** A stroke in pixels of the document, drawn over the content of its layer. */
  | {
      readonly kind: 'stroke';
      readonly stroke: Stroke;
      /** The layer to which the stroke will be added; null for a new layer above the selection. */
      readonly layerId: string | null;
      readonly purpose: 'paint' | 'erase' | 'layer-mask' | 'ai-mask';
      readonly blend: BlendMode;
    }
  | { readonly kind: 'marquee'; readonly rect: Rect }
  /** The frame of the crop tool, and the document rotated and scaled under it. */
  | {
      readonly kind: 'crop';
      readonly document: EditorDocument;
      readonly frame: CropFrame;
      /** The frame without the gesture that is under way, for panels, which do not follow the pointer. */
      readonly settled: CropFrame;
      /** The fixed ratio of width to height; null for free. */
      readonly ratio: number | null;
    }
  /** A text being edited, in the resulting document. */
  | { readonly kind: 'text'; readonly document: EditorDocument; readonly layerId: string };

/** The document to show: the result of the draft if it has one, otherwise the document itself. */
export const shownDocument = (document: EditorDocument, draft: Draft | null): EditorDocument =>
  draft !== null && 'document' in draft ? draft.document : document;

/** The modifier keys; `mod` is Ctrl, or Command on a Mac. */
export interface Modifiers {
  readonly shift: boolean;
  readonly alt: boolean;
  readonly mod: boolean;
}

/** The position of a pointer on the stage and on the canvas. */
export interface PointerAt extends Modifiers {
  readonly at: DocumentPoint;
  readonly screen: ScreenPoint;
  /** The pressure of a pen, 0 to 1; null for other pointers. */
  readonly pressure: number | null;
  /** True for a finger. */
  readonly coarse: boolean;
  /** 2 for the second of a double click. */
  readonly clicks: number;
}

/** An event for a tool. */
export type ToolEvent =
  | ({ readonly type: 'pointerDown' } & PointerAt)
  | ({ readonly type: 'pointerMove' } & PointerAt)
  | ({ readonly type: 'pointerUp' } & PointerAt)
  /** Enter was pressed, or Apply in a panel. */
  | { readonly type: 'apply' }
  /** The tool was selected, or the document changed while it was in use. */
  | { readonly type: 'enter' }
  /** The document is about to be saved: what is shown becomes part of it. */
  | { readonly type: 'settle' }
  /** The gesture was cancelled. A tool that ignores this becomes idle, without a draft. */
  | { readonly type: 'cancel' }
  /** What the tool prepared is not wanted: Escape was pressed, or Cancel in a panel. */
  | { readonly type: 'discard' }
  /** Another tool is about to be selected. */
  | { readonly type: 'leave' }
  /** The settings of the tools changed. */
  | { readonly type: 'settings' }
  /** Options of the crop tool. */
  | {
      readonly type: 'crop';
      readonly ratio?: CropRatio['ratio'];
      readonly rotation?: number;
      readonly scale?: number;
      /** Sets sides of the frame, in pixels of the document; with a fixed ratio, one side determines the other. */
      readonly size?: Partial<Size>;
      /** Moves the frame by this many pixels of the document. */
      readonly move?: Point;
      /** Moves only the lower right corner of the frame, by this many pixels of the document. */
      readonly grow?: Point;
    }
  /** The content of the text field while a text is edited. */
  | { readonly type: 'text'; readonly content: string }
  /** Edits a text layer in place. */
  | { readonly type: 'edit'; readonly id: string };

type EventOf<T extends ToolEvent['type']> = Extract<ToolEvent, { readonly type: T }>;

/** The parts of the editor's state and environment that a tool can read. */
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
  /** The visible color at a point of the canvas; null outside of it. */
  readonly pickColor: (at: DocumentPoint) => Color | null;
}

/** A tool's reaction to an event: its next state and effects. */
export interface Step<State> {
  readonly state: State;
  /** The new draft; null removes the draft, and undefined keeps it. */
  readonly draft?: Draft | null;
  /** The action to run as one command. */
  readonly action?: Action;
  readonly selection?: ReadonlySet<string>;
  readonly viewport?: Viewport;
  readonly settings?: ToolSettings;
  readonly aiMask?: readonly Stroke[];
  /** The tool to switch to, and the event to send to it. */
  readonly tool?: ToolId;
  readonly then?: ToolEvent;
  readonly notice?: Notice;
}

/** A state of a tool, named after what the person is doing. */
export interface ToolState {
  readonly name: string;
}

/** The events that each state handles. Any other event is ignored. */
type States<State extends ToolState> = {
  readonly [Name in State['name']]: {
    readonly [Type in ToolEvent['type']]?: (
      state: Extract<State, { readonly name: Name }>,
      event: EventOf<Type>,
      context: ToolContext,
    ) => Step<State>;
  };
};

/** A tool as the editor runs it. Other code only sees the names of its states. */
export interface Machine {
  /** The initial state, to which cancelling returns. */
  readonly idle: ToolState;
  /** Returns the tool's reaction; null when the state ignores the event. */
  readonly send: (state: ToolState, event: ToolEvent, context: ToolContext) => Step<ToolState> | null;
}

/** Makes a tool from a table of states and their event handlers. */
export const machine = <State extends ToolState>(idle: State, states: States<State>): Machine => {
  type Answer = (state: ToolState, event: ToolEvent, context: ToolContext) => Step<State>;
  // A machine only receives its own states, so the handlers under a state's name accept that state.
  const table = states as unknown as Readonly<Record<string, Readonly<Partial<Record<string, Answer>>>>>;
  return {
    idle,
    send: (state, event, context) => table[state.name]?.[event.type]?.(state, event, context) ?? null,
  };
};
