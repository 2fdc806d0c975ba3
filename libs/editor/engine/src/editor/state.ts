import type { Command } from '../commands/command.ts';
import type { CommandName } from '../commands/names.ts';
import type { EditorDocument } from '../document/document.ts';
import type { Stroke } from '../document/layer.ts';
import type { Size } from '../geometry/point.ts';
import { added, EMPTY_HISTORY, type History } from '../history/history.ts';
import type { Draft } from '../tools/draft.ts';
import type { ToolState } from '../tools/machine.ts';
import type { Notice } from '../tools/notice.ts';
import { toolOf } from '../tools/registry.ts';
import { DEFAULT_SETTINGS, type ToolSettings } from '../tools/settings.ts';
import type { ToolId } from '../tools/tool-id.ts';
import { fit, type Viewport } from '../viewport/viewport.ts';

/** A step of the history: the opened document, or the command that led on from the entry before. */
export interface HistoryEntry {
  readonly name: CommandName | 'open';
  readonly command: Command | null;
}

/** A tool in use and what the person is doing with it. */
export interface ToolInUse {
  readonly id: ToolId;
  readonly state: ToolState;
}

/** Everything there is to know about an editor at one moment. What did not change is the same object as before. */
export interface EditorState {
  readonly document: EditorDocument;
  readonly draft: Draft | null;
  readonly history: History<HistoryEntry>;
  readonly selection: ReadonlySet<string>;
  readonly viewport: Viewport;
  /** Size of the stage in pixels of the screen; 0 × 0 until it is known. */
  readonly stage: Size;
  readonly tool: ToolInUse;
  /** A tool that acts in place of the chosen one for as long as a key or button is held. */
  readonly borrowed: ToolInUse | null;
  readonly settings: ToolSettings;
  /** What was painted to limit the next AI edit, in pixels of the document. */
  readonly aiMask: readonly Stroke[];
  /** Why the last thing asked for was not done; a new object each time. */
  readonly notice: { readonly kind: Notice } | null;
}

const OPENED: HistoryEntry = { name: 'open', command: null };

/** The history of a document that was just opened. */
export const openedHistory = (): History<HistoryEntry> => added<HistoryEntry>(EMPTY_HISTORY, OPENED);

/** A history with a command more. The first command after Clear comes after a new first entry, so it can be undone. */
export const recorded = (history: History<HistoryEntry>, command: Command): History<HistoryEntry> =>
  added(history.index === -1 ? openedHistory() : history, { name: command.name, command });

/** A tool before anything was done with it. */
export const idleTool = (id: ToolId): ToolInUse => ({ id, state: toolOf(id).machine.idle });

/** An editor that opens a document, with the history of an earlier session when there is one. */
export const openedState = (
  document: EditorDocument,
  history: History<HistoryEntry> = openedHistory(),
  stage: Size = { width: 0, height: 0 },
): EditorState => ({
  document,
  draft: null,
  history,
  selection: new Set(),
  viewport: fit(document, stage),
  stage,
  tool: idleTool('select'),
  borrowed: null,
  settings: DEFAULT_SETTINGS,
  aiMask: [],
  notice: null,
});
