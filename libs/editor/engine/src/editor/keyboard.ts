import { toolForKey } from '../tools/registry.ts';
import type { Editor } from './editor.ts';
import type { KeyInput } from './key-actions.ts';
import { SHORTCUTS } from './shortcuts.ts';
import { isTyping } from './state.ts';

/** Escape ends the typing of a text or cancels any other gesture, or else clears the selection. */
const escape = (editor: Editor): void => {
  const { draft, tool } = editor.state;
  const busy = draft !== null || tool.state.name !== 'idle';
  editor.cancel();
  if (tool.id === 'crop') editor.send({ type: 'discard' });
  else if (!busy) editor.select([]);
};

/** The series of the key that was pressed last. */
const pressed = new WeakMap<Editor, object>();

/** Joins what a key does while it is held down into one step, as a drag is. */
const whileHeld = (editor: Editor, isRepeated: boolean, act: () => void): void => {
  const series = (isRepeated ? pressed.get(editor) : undefined) ?? {};
  pressed.set(editor, series);
  editor.joining(series, act);
};

/** Handles a key press. True when it was handled, so that the browser should ignore it. */
export const pressKey = (editor: Editor, input: KeyInput): boolean => {
  if (input.key === 'Escape') {
    escape(editor);
    return true;
  }
  if (isTyping(editor.state)) {
    if (input.key !== 'Enter' || !input.mod) return false;
    editor.send({ type: 'apply' });
    return true;
  }
  if (input.key === ' ') {
    if (editor.state.borrowed === null) editor.borrow('hand');
    return true;
  }
  const shortcut = SHORTCUTS.find(({ matches }) => matches(input, editor));
  if (shortcut !== undefined) {
    whileHeld(editor, input.isRepeated === true, () => shortcut.perform(editor, input));
    return true;
  }
  const tool = input.alt || input.mod ? null : toolForKey(input.key, input.shift, editor.state.tool.id);
  if (tool !== null) editor.take(tool);
  return tool !== null;
};

/** Handles the release of a key. */
export const releaseKey = (editor: Editor, key: string): void => {
  if (key === ' ' && editor.state.borrowed?.id === 'hand') editor.borrow(null);
};
