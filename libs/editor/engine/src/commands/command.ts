import type { EditorDocument } from '../document/document.ts';
import { frozen } from '../document/freeze.ts';
import { type Change, changed } from './change.ts';
import { type CommandName } from './names.ts';
import { changesBetween } from './difference.ts';

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
