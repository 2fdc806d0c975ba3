import { toolForKey } from '../tools/registry.ts';
import { type Editor, isTyping } from './editor.ts';
import type { KeyInput } from './key-actions.ts';
import { SHORTCUTS } from './shortcuts.ts';

/** Esc: first drops what is under way, then the selection. */
const escape = (editor: Editor): void => {
  const { draft, tool } = editor.state;
  const busy = draft !== null || tool.state.name !== 'idle';
  editor.cancel();
  if (tool.id === 'crop') editor.take('select');
  else if (!busy) editor.select([]);
};

/** Answers a key that went down. True when it was taken; the browser should then not act on it. */
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
    shortcut.perform(editor, input);
    return true;
  }
  const tool = input.alt || input.mod ? null : toolForKey(input.key, input.shift, editor.state.tool.id);
  if (tool !== null) editor.take(tool);
  return tool !== null;
};

/** Answers a key that was let go. */
export const releaseKey = (editor: Editor, key: string): void => {
  if (key === ' ') editor.borrow(null);
};
