import type { EditorDocument } from '../document/document.ts';
import { frozen } from '../document/freeze.ts';
import { type Change, changed } from './change.ts';
import { type CommandName } from './names.ts';
import { changesBetween } from './difference.ts';

/** One intention of the person as data: what it changes, and what changes it back. */
export interface Command {
  readonly name: CommandName;
  readonly apply: readonly Change[];
  readonly invert: readonly Change[];
}

/** The command that makes one document from the other; null when nothing differs. */
export const commandBetween = (
  name: CommandName,
  before: EditorDocument,
  after: EditorDocument,
): Command | null => {
  const apply = changesBetween(before, after);
  return apply.length === 0 ? null : frozen({ name, apply, invert: changesBetween(after, before) });
};

/** The document after a command that was made for it. What the command doesn't touch stays the same object. */
export const applyCommand = (document: EditorDocument, command: Command): EditorDocument =>
  frozen(command.apply.reduce(changed, document));

/** The command that undoes a command. */
export const invertCommand = ({ name, apply, invert }: Command): Command =>
  frozen({ name, apply: invert, invert: apply });
