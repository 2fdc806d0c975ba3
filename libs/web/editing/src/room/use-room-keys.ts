import {
  type Editor,
  HISTORY_SHORTCUTS,
  isTyping,
  type KeyInput,
  onlySelected,
  pressKey,
  releaseKey,
  SHORTCUTS,
  VIEW_SHORTCUTS,
} from '@safelight/engine';
import { keyInput } from '@safelight/stage';
import { useEffect, useEffectEvent } from 'react';
import { useLayerMerge } from '../layers/use-layer-merge.ts';
import { useEditing } from '../session/editing-session.ts';

/** Fields that handle typed keys themselves. */
const FIELDS =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable="true"]';
/** Dialogs and menus that cover the editor. */
const COVERS = '[role="dialog"], [role="alertdialog"], [role="menu"]';
/** Keys that belong to the focused control. */
const OF_CONTROLS = /^(Tab|Enter| |Arrow\w+|Home|End|PageUp|PageDown)$/;

/** A number field with nothing typed, in which undo and redo are those of the document. */
const SETTLED_FIELD = '[role="spinbutton"][data-typed="false"]';

const isOfHistory = (editor: Editor, input: KeyInput): boolean =>
  HISTORY_SHORTCUTS.some(({ matches }) => matches(input, editor));

const isElsewhere = (editor: Editor, target: EventTarget | null, input: KeyInput): boolean => {
  if (!(target instanceof Element)) return false;
  if (target.closest(COVERS) !== null) return true;
  if (target.closest(FIELDS) !== null) return !(target.matches(SETTLED_FIELD) && isOfHistory(editor, input));
  return target !== document.body && OF_CONTROLS.test(input.key);
};

/** True for a key that changes only the view of the canvas, which a comparison covers. */
const isOfView = (editor: Editor, input: KeyInput): boolean => {
  const shortcut = SHORTCUTS.find(({ matches }) => matches(input, editor));
  return shortcut !== undefined && VIEW_SHORTCUTS.includes(shortcut);
};

/** Returns the action of Ctrl+E, which merges the only selected layer with the layer below it. */
const useMergeDown = (): (() => void) => {
  const { editor } = useEditing();
  const { busy, merge } = useLayerMerge();
  return () => {
    const layer = onlySelected(editor.state);
    if (layer !== null && !busy && !isTyping(editor.state)) void merge(layer.id);
  };
};

interface RoomKeys {
  readonly onSave: () => void;
  readonly onHelp: () => void;
  readonly onResize: () => void;
  readonly onCanvasSize: () => void;
  /** Returns to the canvas from a comparison; null while the canvas is shown. */
  readonly onSingleView: (() => void) | null;
}

/** The editor's shortcuts, wherever the focus is. The canvas handles its own keys, which are ignored here. */
export const useRoomKeys = ({ onSave, onHelp, onResize, onCanvasSize, onSingleView }: RoomKeys): void => {
  const { editor } = useEditing();
  const mergeDown = useMergeDown();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const input = keyInput(event);
    const { key, shift, alt, mod } = input;
    if (mod && !alt && !shift && key.toLowerCase() === 's') {
      event.preventDefault();
      onSave();
      return;
    }
    if (event.defaultPrevented || isElsewhere(editor, event.target, input)) return;
    if (mod && alt && !shift && key.toLowerCase() === 'c') {
      event.preventDefault();
      onCanvasSize();
      return;
    }
    // Tab moves between controls here; only on the canvas does it select layers.
    if (key === 'Tab' || (mod && ['c', 'x', 'v'].includes(key.toLowerCase()))) return;
    if (key === '?' && !mod && !alt) {
      event.preventDefault();
      onHelp();
      return;
    }
    if (mod && alt && !shift && key.toLowerCase() === 'i') {
      event.preventDefault();
      onResize();
      return;
    }
    if (mod && !alt && !shift && key.toLowerCase() === 'e') {
      // In some browsers Ctrl+E moves the focus to the address bar, even if there is nothing to merge.
      event.preventDefault();
      if (!event.repeat) mergeDown();
      return;
    }
    if (key === 'Escape' && onSingleView !== null) {
      // Escape leaves only the comparison, and ends nothing else that is under way.
      event.stopPropagation();
      onSingleView();
      return;
    }
    if (onSingleView !== null && isOfView(editor, input)) return;
    const { tool } = editor.state;
    if (pressKey(editor, input)) event.preventDefault();
    if (editor.state.tool.id !== tool.id) onSingleView?.();
  });
  const onKeyUp = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented) releaseKey(editor, event.key);
  });
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    document.addEventListener('keyup', (event) => onKeyUp(event), { signal });
    // A window without the focus does not receive the release of keys.
    window.addEventListener('blur', () => releaseKey(editor, ' '), { signal });
    return () => ending.abort();
  }, [editor]);
};
