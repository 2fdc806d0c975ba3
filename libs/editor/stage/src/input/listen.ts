import {
  type Editor,
  isTyping,
  pressKey,
  releaseKey,
  type ScreenPoint,
  type WheelInput,
} from '@safelight/engine';
import { keyInput, modOf } from './key-input.ts';
import { type StagePointer, StagePointers } from './stage-pointers.ts';

/** The parts of a wheel event used here. */
export interface WheelTurn {
  readonly deltaX: number;
  readonly deltaY: number;
  /** 0 for pixels, 1 for lines, 2 for pages. */
  readonly deltaMode: number;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const PIXELS = [1, 16, 400] as const;

/** A pinch on a touchpad arrives as wheel events with Ctrl and much smaller steps than a wheel's. */
const PINCH = { below: 50, factor: 4 } as const;

/** Converts a wheel event for the engine: Ctrl and Alt zoom, as in Photoshop, and Shift scrolls horizontally. */
export const wheelInput = (turn: WheelTurn, at: ScreenPoint): WheelInput => {
  const unit = PIXELS[turn.deltaMode as 0 | 1 | 2];
  const [across, down] = [turn.deltaX * unit, turn.deltaY * unit];
  const mod = turn.ctrlKey || turn.metaKey || turn.altKey;
  if (mod) {
    const isPinch = turn.ctrlKey && turn.deltaMode === 0 && Math.abs(down) < PINCH.below;
    return { ...at, deltaX: 0, deltaY: isPinch ? down * PINCH.factor : down, mod };
  }
  return turn.shiftKey && across === 0
    ? { ...at, deltaX: down, deltaY: 0, mod }
    : { ...at, deltaX: across, deltaY: down, mod };
};

/** A pointer over the stage. */
export interface Hover extends ScreenPoint {
  readonly kind: StagePointer['kind'];
}

/** Events of the stage that the engine does not receive. */
interface StageListeners {
  /** The position of the pointer over the stage, or null when it has left. */
  readonly onHover: (at: Hover | null) => void;
}

const pointIn = (box: DOMRect, { clientX, clientY }: MouseEvent): ScreenPoint => ({
  x: clientX - box.left,
  y: clientY - box.top,
});

const kindOf = (type: string): StagePointer['kind'] => (type === 'pen' || type === 'touch' ? type : 'mouse');

const pointerOf = (event: PointerEvent, box: DOMRect): StagePointer => ({
  ...pointIn(box, event),
  id: event.pointerId,
  kind: kindOf(event.pointerType),
  button: event.button,
  pressure: event.pressure,
  shift: event.shiftKey,
  alt: event.altKey,
  mod: modOf(event),
  ms: event.timeStamp,
});

/** The pointer moves that the browser has merged into one event. */
const movesOf = (event: PointerEvent): readonly PointerEvent[] => {
  const moves = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
  return moves.length === 0 ? [event] : moves;
};

const isInField = (event: Event): boolean =>
  event.target instanceof HTMLElement && event.target.closest('textarea') !== null;

/** A field with the focus applies what was typed, before the pointer can change the selection. */
const leaveField = (): void => {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
};

const listenToPointers = (
  host: HTMLElement,
  editor: Editor,
  { onHover }: StageListeners,
  signal: AbortSignal,
): void => {
  const pointers = new StagePointers(editor);
  const boxOf = (): DOMRect => host.getBoundingClientRect();
  const hover = (pointer: StagePointer): void => onHover({ x: pointer.x, y: pointer.y, kind: pointer.kind });
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ): void => host.addEventListener(type, listener, { signal });
  on('pointerdown', (event) => {
    if (isInField(event)) return;
    leaveField();
    const pointer = pointerOf(event, boxOf());
    if (!pointers.down(pointer)) return;
    // The browser would remove the focus from the stage; a text field that opens takes the focus itself.
    event.preventDefault();
    if (!isTyping(editor.state)) host.focus({ preventScroll: true });
    host.setPointerCapture(event.pointerId);
    hover(pointer);
  });
  on('pointermove', (event) => {
    const box = boxOf();
    pointers.move(movesOf(event).map((move) => pointerOf(move, box)));
    hover(pointerOf(event, box));
  });
  on('pointerup', (event) => {
    pointers.up(pointerOf(event, boxOf()));
    if (event.pointerType === 'touch') onHover(null);
  });
  on('pointercancel', (event) => {
    pointers.cancel(event.pointerId);
    onHover(null);
  });
  on('lostpointercapture', (event) => pointers.cancel(event.pointerId));
  on('pointerleave', () => {
    if (!pointers.isDown) onHover(null);
  });
  on('contextmenu', (event) => {
    // A long press with a finger or pen would open the context menu in the middle of a stroke.
    if (pointers.isDown && !isInField(event)) event.preventDefault();
  });
};

const listenToKeys = (host: HTMLElement, editor: Editor, signal: AbortSignal): void => {
  host.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.defaultPrevented) return;
      if (!pressKey(editor, keyInput(event))) return;
      event.preventDefault();
      if (!isTyping(editor.state) && document.activeElement !== host) host.focus({ preventScroll: true });
    },
    { signal },
  );
  host.addEventListener(
    'keyup',
    (event) => {
      if (!isInField(event)) releaseKey(editor, event.key);
    },
    { signal },
  );
  // A stage without the focus does not receive the release of keys.
  host.addEventListener('blur', () => releaseKey(editor, ' '), { signal });
};

/** Forwards events on the stage to the engine until the returned function is called. */
export const listenToStage = (host: HTMLElement, editor: Editor, listeners: StageListeners): (() => void) => {
  const ending = new AbortController();
  const { signal } = ending;
  listenToPointers(host, editor, listeners, signal);
  listenToKeys(host, editor, signal);
  host.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      editor.wheel(wheelInput(event, pointIn(host.getBoundingClientRect(), event)));
    },
    { signal, passive: false },
  );
  return () => ending.abort();
};
