import type { Canvas2D } from '@safelight/paint';
import { freeCanvas, newCanvas } from './new-canvas.ts';

const BYTES_PER_PIXEL = 4;
/** The memory that idle canvases may hold: a few canvases of the size of a screen. */
const IDLE_BYTES = 64 * 1024 * 1024;

const bytesOf = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  width * height * BYTES_PER_PIXEL;

interface CanvasPoolOptions {
  readonly create?: (width: number, height: number) => Canvas2D;
  /** The memory that idle canvases may hold together; 0 keeps none. */
  readonly idleBytes?: number;
}

/**
 * Scratch canvases for a painter. A released canvas is reused when the same size is requested, as happens in
 * every frame; otherwise its memory is freed.
 */
export class CanvasPool {
  readonly #create: (width: number, height: number) => Canvas2D;
  readonly #idleLimit: number;
  /** A weak set, so that a canvas that was never released can be garbage collected. */
  readonly #inUse = new WeakSet<Canvas2D>();
  #usedBytes = 0;
  /** The canvas released last is at the end. */
  readonly #idle: Canvas2D[] = [];

  constructor({ create = newCanvas, idleBytes = IDLE_BYTES }: CanvasPoolOptions = {}) {
    this.#create = create;
    this.#idleLimit = idleBytes;
  }

  /** The memory that all canvases of the pool hold, in bytes. */
  get bytes(): number {
    return this.#idle.reduce((sum, canvas) => sum + bytesOf(canvas), this.#usedBytes);
  }

  /** Returns a transparent canvas of this size. */
  readonly createCanvas = (width: number, height: number): Canvas2D => {
    const [w, h] = [Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height))];
    const at = this.#idle.findLastIndex((canvas) => canvas.width === w && canvas.height === h);
    const found = at === -1 ? undefined : this.#idle.splice(at, 1)[0];
    // Setting the size clears a canvas and resets its context.
    if (found !== undefined) found.width = w;
    const canvas = found ?? this.#create(w, h);
    this.#inUse.add(canvas);
    this.#usedBytes += bytesOf(canvas);
    return canvas;
  };

  readonly releaseCanvas = (canvas: Canvas2D): void => {
    if (!this.#inUse.delete(canvas)) return;
    this.#usedBytes -= bytesOf(canvas);
    this.#idle.push(canvas);
    let bytes = this.#idle.reduce((sum, idle) => sum + bytesOf(idle), 0);
    while (bytes > this.#idleLimit) {
      const oldest = this.#idle.shift();
      if (oldest === undefined) return;
      bytes -= bytesOf(oldest);
      freeCanvas(oldest);
    }
  };

  /** Frees the idle canvases. */
  readonly close = (): void => {
    for (const canvas of this.#idle.splice(0)) freeCanvas(canvas);
  };
}
