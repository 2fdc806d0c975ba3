import { type EditorDocument, frozen } from '../document/document.ts';
import { type Change, changed } from './change.ts';
import { changesBetween } from './difference.ts';

/** Every kind of change to a document, with its label in the history and in announcements. */
export const COMMAND_LABELS = {
  'add-layer': 'Add layer',
  'remove-layers': 'Delete layer',
  'duplicate-layers': 'Duplicate layer',
  'rename-layer': 'Rename layer',
  'reorder-layers': 'Reorder layers',
  'group-layers': 'Group layers',
  'ungroup-layers': 'Ungroup layers',
  'merge-down': 'Merge down',
  flatten: 'Flatten image',
  'show-layer': 'Show or hide layer',
  'lock-layer': 'Lock or unlock layer',
  opacity: 'Change opacity',
  blend: 'Change blend mode',
  'move-layers': 'Move layer',
  'resize-layers': 'Resize layer',
  'rotate-layers': 'Rotate layer',
  'flip-layers': 'Flip layer',
  'align-layers': 'Align layers',
  'distribute-layers': 'Distribute layers',
  'add-mask': 'Add mask',
  'remove-mask': 'Remove mask',
  mask: 'Change mask',
  'mask-stroke': 'Paint mask',
  'move-mask': 'Move mask',
  'brush-stroke': 'Brush stroke',
  'highlighter-stroke': 'Highlighter stroke',
  erase: 'Erase',
  'add-text': 'Add text',
  'edit-text': 'Edit text',
  'text-style': 'Change text style',
  'add-shape': 'Add shape',
  'shape-style': 'Change shape style',
  'add-callout': 'Add callout',
  redact: 'Redact',
  'redact-style': 'Change redaction',
  filters: 'Change filters',
  crop: 'Crop',
  'canvas-size': 'Change canvas size',
  'resize-image': 'Resize image',
  background: 'Change background',
  'flip-canvas': 'Flip canvas',
  'rotate-canvas': 'Rotate canvas',
  paste: 'Paste',
  cut: 'Cut',
  'accept-ai-result': 'Accept AI result',
  'replace-document': 'Replace document',
} as const;

export type CommandName = keyof typeof COMMAND_LABELS;

/** One change made by the person, as data: how to apply it and how to revert it. */
export interface Command {
  readonly name: CommandName;
  readonly apply: readonly Change[];
  readonly invert: readonly Change[];
}

/** The command that turns one document into the other; null when nothing differs. */
export const commandBetween = (
  name: CommandName,
  before: EditorDocument,
  after: EditorDocument,
): Command | null => {
  const apply = changesBetween(before, after);
  return apply.length === 0 ? null : frozen({ name, apply, invert: changesBetween(after, before) });
};

/**
 * Applies a command to the document it was made for. Parts that the command does not change stay the same
 * objects.
 */
export const applyCommand = (document: EditorDocument, command: Command): EditorDocument =>
  frozen(command.apply.reduce(changed, document));

/** The command that undoes a command. */
export const invertCommand = ({ name, apply, invert }: Command): Command =>
  frozen({ name, apply: invert, invert: apply });
