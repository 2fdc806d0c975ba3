import { toolForKey } from '../tools/registry.ts';
import type { Editor } from './editor.ts';
import type { KeyInput } from './key-actions.ts';
import { SHORTCUTS } from './shortcuts.ts';
import { type EditorState, isTyping } from './state.ts';

/** Escape ends the typing of a text or cancels any other gesture, or else clears the selection. */
const escape = (editor: Editor): void => {
  const { draft, tool } = editor.state;
  const busy = draft !== null || tool.state.name !== 'idle';
  editor.cancel();
  if (tool.id === 'crop') editor.send({ type: 'discard' });
  else if (!busy) editor.select([]);
};

/** A key that is held down, with Alt or without, what it changes, and the series of its changes. */
interface HeldKey extends Pick<KeyInput, 'key' | 'alt'>, Pick<EditorState, 'selection'> {
  readonly series: object;
}

const held = new WeakMap<Editor, HeldKey>();

/** Joins what a key changes while it is held down into one step, as long as the same layers are selected. */
const whileHeld = (editor: Editor, { key, alt, isRepeated }: KeyInput, act: () => void): void => {
  const last = held.get(editor);
  const { selection } = editor.state;
  const isSame = isRepeated === true && last?.key === key && last.alt === alt && last.selection === selection;
  const series = isSame ? last.series : {};
  held.set(editor, { key, alt, selection, series });
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
    const act = (): void => shortcut.perform(editor, input);
    if (shortcut.isOneStepWhileHeld === true) whileHeld(editor, input, act);
    else act();
    return true;
  }
  const tool = input.alt || input.mod ? null : toolForKey(input.key, input.shift, editor.state.tool.id);
  if (tool !== null) editor.take(tool);
  return tool !== null;
};

/** Handles the release of a key. */
export const releaseKey = (editor: Editor, key: string): void => {
  held.delete(editor);
  if (key === ' ' && editor.state.borrowed?.id === 'hand') editor.borrow(null);
};
