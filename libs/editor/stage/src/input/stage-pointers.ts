import {
  type Editor,
  type Point,
  type PointerInput,
  type ScreenPoint,
  type Tool,
  toolInUse,
} from '@safelight/engine';

/** A pointer event on the stage; x and y in CSS pixels from the stage's top left corner. */
export interface StagePointer extends ScreenPoint {
  readonly id: number;
  readonly kind: 'mouse' | 'pen' | 'touch';
  readonly button: number;
  readonly pressure: number;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly mod: boolean;
  /** The time in milliseconds of any monotonic clock. */
  readonly ms: number;
}

/** The largest time and distance between two presses of a double click, in milliseconds and CSS pixels. */
const DOUBLE_CLICK = { ms: 450, fine: 6, coarse: 24 } as const;

/** Counts presses in quick succession at one place: 1, then 2 for a double click, 3 for a triple click. */
const clickCounter = () => {
  let last: { readonly at: ScreenPoint; readonly ms: number; readonly count: number } | null = null;
  return (at: ScreenPoint, ms: number, coarse: boolean): number => {
    const near =
      last !== null &&
      ms - last.ms <= DOUBLE_CLICK.ms &&
      Math.hypot(at.x - last.at.x, at.y - last.at.y) <= (coarse ? DOUBLE_CLICK.coarse : DOUBLE_CLICK.fine);
    const count = near && last !== null && last.count < 3 ? last.count + 1 : 1;
    last = { at, ms, count };
    return count;
  };
};

/** The button number of a pen's eraser end. */
const PEN_ERASER = 5;
const MAIN_BUTTON = 0;

const inputOf = (pointer: StagePointer, clicks: number, button = pointer.button): PointerInput => ({
  x: pointer.x,
  y: pointer.y,
  pressure: pointer.kind === 'pen' ? pointer.pressure : null,
  coarse: pointer.kind === 'touch',
  clicks,
  button,
  shift: pointer.shift,
  alt: pointer.alt,
  mod: pointer.mod,
});

const centreOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distanceOf = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

/** The pointer that works with the tool. */
interface Active {
  readonly id: number;
  readonly clicks: number;
  readonly button: number;
  readonly from: ScreenPoint;
  readonly last: StagePointer;
  /** True once the pointer was too far from where it was pressed for a finger that begins a pinch. */
  readonly isFar: boolean;
}

/** The distance in CSS pixels up to which a finger may begin a pinch, and what it has done is dropped. */
const PINCH_REACH = 48;

/**
 * How long after a pen was last on or near the stage a single finger does nothing, in milliseconds. It is short with
 * tools that only select, move and look, because there a person often continues with a finger.
 */
const PALM_MS = { adding: 30_000, other: 5_000 } as const;

/** True when the tool adds something to the picture where it is pressed. */
const isAdding = ({ category, panel }: Tool): boolean => category !== 'basic' && panel !== 'filters';

/**
 * Forwards pointers to the engine. One pointer works with the tool; a second finger ends its gesture, and then two
 * fingers pan and zoom the view. Fingers are ignored while a pen is down, and a pen takes over from them. For a while
 * after a pen, a single finger does nothing, because it is probably the hand that holds the pen.
 */
export class StagePointers {
  private active: Active | null = null;
  private readonly fingers = new Map<number, Point>();
  private isPinching = false;
  /** The time at which a pen was last on or near the stage. */
  private penMs = -Infinity;
  private readonly clicksOf = clickCounter();

  private readonly editor: Editor;

  constructor(editor: Editor) {
    this.editor = editor;
  }

  /** True while a pointer works with the tool. */
  get isDown(): boolean {
    return this.active !== null;
  }

  /** Returns true when the stage follows this pointer from now on. */
  down(pointer: StagePointer): boolean {
    this.noticePen(pointer);
    // A finger that does nothing is followed all the same: with a second one it moves the view.
    if (pointer.kind === 'touch' && (this.finger(pointer) || this.isPalm(pointer))) return true;
    const isEraser = pointer.kind === 'pen' && pointer.button === PEN_ERASER;
    const button = isEraser ? MAIN_BUTTON : pointer.button;
    if (button > 1) return false;
    if (pointer.kind === 'pen') this.dropFingers();
    if (this.active !== null || this.isPinching) return false;
    const clicks = this.clicksOf(pointer, pointer.ms, pointer.kind === 'touch');
    if (isEraser) this.editor.borrow('eraser');
    this.active = { id: pointer.id, clicks, button, from: pointer, last: pointer, isFar: false };
    this.editor.pointerDown(inputOf(pointer, clicks, button));
    return true;
  }

  /** Handles moves of one pointer in their order; strokes use every one of them. */
  move(pointers: readonly StagePointer[]): void {
    const last = pointers.at(-1);
    if (last === undefined) return;
    this.noticePen(last);
    if (this.fingers.has(last.id) && this.isPinching) {
      this.pinch(last);
      return;
    }
    if (this.fingers.has(last.id)) this.fingers.set(last.id, last);
    const { active } = this;
    if (active?.id !== last.id) return;
    const isFar = active.isFar || Math.hypot(last.x - active.from.x, last.y - active.from.y) > PINCH_REACH;
    this.active = { ...active, last, isFar };
    const isDrawing = this.editor.state.draft?.kind === 'stroke';
    for (const pointer of isDrawing ? pointers : [last])
      this.editor.pointerMove(inputOf(pointer, active.clicks, active.button));
  }

  up(pointer: StagePointer): void {
    this.noticePen(pointer);
    this.forget(pointer.id);
    if (this.active?.id === pointer.id) this.release(pointer);
  }

  /** Ends the current gesture when the browser took the pointer away. */
  cancel(id: number): void {
    this.forget(id);
    if (this.active?.id === id) this.lose(this.active);
  }

  private release(pointer: StagePointer): void {
    const { active } = this;
    if (active === null) return;
    this.active = null;
    this.editor.pointerUp(inputOf(pointer, active.clicks, active.button));
    if (pointer.kind === 'pen' && this.editor.state.borrowed?.id === 'eraser') this.editor.borrow(null);
  }

  /** Ends a gesture that its pointer did not end. The touch of a finger is dropped, unless it has gone some way. */
  private lose({ last, isFar }: Active): void {
    if (last.kind !== 'touch' || isFar) {
      this.release(last);
      return;
    }
    this.active = null;
    this.editor.cancel();
  }

  private noticePen({ kind, ms }: StagePointer): void {
    if (kind === 'pen') this.penMs = ms;
  }

  private isPalm({ ms }: StagePointer): boolean {
    const waitMs = isAdding(toolInUse(this.editor.state)) ? PALM_MS.adding : PALM_MS.other;
    return this.active === null && ms - this.penMs < waitMs;
  }

  /** Takes the stage from the fingers of a hand, which rests on it before the pen does. */
  private dropFingers(): void {
    if (this.active !== null && this.fingers.has(this.active.id)) {
      this.active = null;
      this.editor.cancel();
    }
    this.fingers.clear();
    this.isPinching = false;
  }

  /** Records a finger. Returns true when it is the second one, which starts a pinch. */
  private finger(pointer: StagePointer): boolean {
    const isPenDown = this.active !== null && !this.fingers.has(this.active.id);
    if (isPenDown) return false;
    this.fingers.set(pointer.id, pointer);
    if (this.fingers.size < 2) return false;
    if (this.active !== null) this.lose(this.active);
    this.isPinching = true;
    return true;
  }

  private forget(id: number): void {
    this.fingers.delete(id);
    // The finger that remains after a pinch does not start to draw.
    if (this.fingers.size === 0) this.isPinching = false;
  }

  private pinch(pointer: StagePointer): void {
    const before = this.fingers.get(pointer.id);
    const [other] = [...this.fingers].filter(([id]) => id !== pointer.id).map(([, point]) => point);
    this.fingers.set(pointer.id, pointer);
    if (before === undefined || other === undefined || this.fingers.size !== 2) return;
    const [from, to] = [centreOf(before, other), centreOf(pointer, other)];
    const factor = distanceOf(pointer, other) / distanceOf(before, other);
    this.editor.pinch({ x: to.x - from.x, y: to.y - from.y }, factor, to);
  }
}
