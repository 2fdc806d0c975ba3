import { useWindowEvent } from '../../use-window-event.ts';
import { type Toast, useToasts } from './toasts.atoms.ts';

/** The label of the button that Ctrl or Cmd+Z also presses. */
export const UNDO = 'Undo';

/** True if Ctrl or Cmd+Z belongs to a text field, a dialog or a menu. */
const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement &&
    target.closest('input:not([type="checkbox"]), textarea, [contenteditable="true"]') !== null) ||
  document.querySelector('[role="dialog"], [role="menu"]') !== null;

/**
 * Ctrl or Cmd+Z presses the latest Undo: by Tab it is behind everything else on the page, so its toast would be gone
 * before a person who uses the keyboard reaches it. `onPress` is called before the toast disappears.
 */
export const useUndoKey = (toasts: readonly Toast[], onPress: () => void): void => {
  const { dismiss } = useToasts();
  useWindowEvent('keydown', (event) => {
    const isUndo =
      event.key.toLowerCase() === 'z' &&
      (event.ctrlKey || event.metaKey) &&
      !event.shiftKey &&
      !event.altKey &&
      !event.repeat;
    if (!isUndo || event.defaultPrevented || isTaken(event.target)) return;
    const latest = toasts.findLast(({ action }) => action?.label === UNDO);
    if (latest === undefined) return;
    event.preventDefault();
    onPress();
    dismiss(latest.id);
    latest.action?.onAct();
  });
};
