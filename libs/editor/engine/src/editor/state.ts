import type { Command, CommandName } from '../commands/command.ts';
import type { EditorDocument } from '../document/document.ts';
import type { Layer, Stroke } from '../document/layer.ts';
import { onlySelected } from '../document/tree.ts';
import type { Size } from '../geometry/geometry.ts';
import { added, EMPTY_HISTORY, type History } from '../history/history.ts';
import { type Draft, type Notice, shownDocument, type ToolId, type ToolState } from '../tools/machine.ts';
import { toolOf } from '../tools/registry.ts';
import { DEFAULT_SETTINGS, type ToolSettings } from '../tools/settings.ts';
import { fit, type Viewport } from '../viewport/viewport.ts';

/** A step of the history: the opened document, or a command and the entry it was applied to. */
export interface HistoryEntry {
  readonly name: CommandName | 'open';
  readonly command: Command | null;
}

/** A tool and its current state. */
interface ToolInUse {
  readonly id: ToolId;
  readonly state: ToolState;
}

/** The area of the next AI edit after a stroke was painted or the area was cleared. */
export interface AreaStep {
  readonly strokes: readonly Stroke[];
  /** The index of the document's history at the time: a change of the document since then is undone first. */
  readonly at: number;
}

/** The complete state of an editor. Parts that did not change stay the same objects. */
export interface EditorState {
  readonly document: EditorDocument;
  readonly draft: Draft | null;
  readonly history: History<HistoryEntry>;
  readonly selection: ReadonlySet<string>;
  readonly viewport: Viewport;
  /** The size of the stage in CSS pixels; 0 × 0 until it is known. */
  readonly stage: Size;
  readonly tool: ToolInUse;
  /** A tool that replaces the selected one while a key or button is held. */
  readonly borrowed: ToolInUse | null;
  readonly settings: ToolSettings;
  /** The painted area of the next AI edit, in pixels of the document. */
  readonly aiMask: readonly Stroke[];
  /** How the area was painted: a draft's own steps, which are neither saved nor in `history`. */
  readonly areaSteps: History<AreaStep>;
  /** The layer whose mask is shown alone, in gray, instead of the image; null for the image. */
  readonly shownMask: string | null;
  /** The reason why the last request was rejected; a new object for each rejection. */
  readonly notice: { readonly kind: Notice } | null;
}

/** An area whose strokes cannot be undone one by one. */
export const areaOf = (aiMask: readonly Stroke[]): Pick<EditorState, 'aiMask' | 'areaSteps'> => ({
  aiMask,
  areaSteps: added(EMPTY_HISTORY, { strokes: aiMask, at: -1 }),
});

/** The history of a newly opened document. */
export const OPENED_HISTORY: History<HistoryEntry> = added(EMPTY_HISTORY, { name: 'open', command: null });

/**
 * The history with one more command. The first command after Clear adds a new first entry too, so that it can
 * be undone.
 */
export const recorded = (history: History<HistoryEntry>, command: Command): History<HistoryEntry> =>
  added(history.index === -1 ? OPENED_HISTORY : history, { name: command.name, command });

const NO_SIZE: Size = { width: 0, height: 0 };

/** A tool in its initial state. */
export const idleTool = (id: ToolId): ToolInUse => ({ id, state: toolOf(id).machine.idle });

/** The state of an editor that opens a document, optionally with the history of an earlier session. */
export const openedState = (
  document: EditorDocument,
  history: History<HistoryEntry> = OPENED_HISTORY,
): EditorState => ({
  document,
  draft: null,
  history,
  selection: new Set(),
  viewport: fit(document, NO_SIZE),
  stage: NO_SIZE,
  tool: idleTool('select'),
  borrowed: null,
  settings: DEFAULT_SETTINGS,
  ...areaOf([]),
  shownMask: null,
  notice: null,
});

/** The document with what is under way, as the stage shows it. */
export const shownIn = ({ document, draft }: EditorState): EditorDocument => shownDocument(document, draft);

/** The layer whose mask the brush in use paints; null while another tool is used, or it paints for an AI edit. */
export const brushedLayer = (
  state: Pick<EditorState, 'document' | 'selection' | 'tool' | 'settings'>,
): Layer | null =>
  state.tool.id === 'mask-brush' && state.settings.mask.target === 'layer' ? onlySelected(state) : null;

/** True while a text is edited in place: the keys then belong to the text field. */
export const isTyping = ({ draft }: EditorState): boolean => draft?.kind === 'text';

/** The active tool: the borrowed one, or else the selected one. */
export const toolInUse = ({ tool, borrowed }: EditorState) => toolOf((borrowed ?? tool).id);
