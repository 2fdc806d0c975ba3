import { pressKey, releaseKey } from '@safelight/engine';
import { useEffect, useEffectEvent } from 'react';
import { useEditing } from '../session/editing-session.ts';

/** Where what is typed belongs to a field. */
const FIELDS =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable="true"]';
/** What covers the editor for a while. */
const COVERS = '[role="dialog"], [role="alertdialog"], [role="menu"]';
/** Keys that belong to the control that has the focus. */
const OF_CONTROLS = /^(Tab|Enter| |Arrow\w+|Home|End|PageUp|PageDown)$/;

const isElsewhere = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof Element)) return false;
  if (target.closest(FIELDS) !== null || target.closest(COVERS) !== null) return true;
  return target !== document.body && OF_CONTROLS.test(key);
};

interface RoomKeys {
  readonly onSave: () => void;
  readonly onHelp: () => void;
  readonly onResize: () => void;
}

/** Shortcuts wherever the focus is in the editor; the canvas answers its own, and what it took is left alone. */
export const useRoomKeys = ({ onSave, onHelp, onResize }: RoomKeys): void => {
  const { editor } = useEditing();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey: shift, altKey: alt, ctrlKey, metaKey } = event;
    const mod = ctrlKey || metaKey;
    if (mod && !alt && !shift && key.toLowerCase() === 's') {
      event.preventDefault();
      onSave();
      return;
    }
    if (event.defaultPrevented || isElsewhere(event.target, key)) return;
    // Tab goes from one control to the next; layers are gone through on the canvas.
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
    if (pressKey(editor, { key, shift, alt, mod })) event.preventDefault();
  });
  const onKeyUp = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented) releaseKey(editor, event.key);
  });
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      onKeyDown(event);
    };
    const up = (event: KeyboardEvent): void => {
      onKeyUp(event);
    };
    document.addEventListener('keydown', down);
    document.addEventListener('keyup', up);
    return () => {
      document.removeEventListener('keydown', down);
      document.removeEventListener('keyup', up);
    };
  }, []);
};
