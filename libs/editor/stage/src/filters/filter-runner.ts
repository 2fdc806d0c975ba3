import { applyPlan, type FilterLayer, type FilterPlan } from '@safelight/engine';
import { applyRoughly } from './coarse-blur.ts';
import type { FilterJob, FilterResult } from './filter-messages.ts';

/**
 * The number of pixels, multiplied by the number of convolutions, that are filtered in the page: a frame's
 * worth on a slow processor.
 */
const AT_ONCE = 120_000;

/** The parts of Worker used here. */
export type FilterWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const newWorker = (): FilterWorker | null =>
  typeof Worker === 'undefined'
    ? null
    : new Worker(new URL('./filters.worker.ts', import.meta.url), { type: 'module' });

interface Wanted {
  readonly layerId: string;
  readonly width: number;
  readonly height: number;
  readonly plan: FilterPlan;
  readonly planText: string;
  readonly before: Uint32Array<ArrayBuffer>;
}

const wordsOf = ({ buffer, byteOffset, byteLength }: Uint8ClampedArray): Uint32Array =>
  new Uint32Array(buffer as ArrayBuffer, byteOffset, byteLength / 4);

const sameWords = (a: Uint32Array, b: Uint32Array): boolean => {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) if (a[index] !== b[index]) return false;
  return true;
};

/**
 * Filters pixels without blocking the page: colors at once, blurs and sharpening in a worker. Until the
 * worker's result arrives, an approximation is shown; then `onReady` is called, and filtering the same pixels
 * again uses the result.
 */
export class FilterRunner {
  private worker: FilterWorker | null | undefined;
  private readonly results = new Map<string, Wanted & { readonly after: Uint8ClampedArray<ArrayBuffer> }>();
  private running: (Wanted & { readonly job: number }) | null = null;
  private next: Wanted | null = null;
  private jobs = 0;

  private readonly onReady: () => void;
  private readonly start: () => FilterWorker | null;

  constructor(onReady: () => void, start: () => FilterWorker | null = newWorker) {
    this.onReady = onReady;
    this.start = start;
  }

  /** Applies a plan in place like `applyPlan`, or approximately until the result has arrived. */
  readonly applyPlan = (pixels: ImageData, plan: FilterPlan, layer: Pick<FilterLayer, 'id'>): void => {
    const { data, width, height } = pixels;
    if (width * height * plan.convolutions.length <= AT_ONCE || this.worker === null) {
      applyPlan(pixels, plan);
      return;
    }
    const planText = JSON.stringify(plan);
    const words = wordsOf(data);
    const isOf = (wanted: Wanted | null | undefined): boolean =>
      wanted?.layerId === layer.id &&
      wanted.planText === planText &&
      wanted.width === width &&
      sameWords(wanted.before, words);
    const known = this.results.get(layer.id);
    if (known !== undefined && isOf(known)) {
      data.set(known.after);
      return;
    }
    if (!isOf(this.running) && !isOf(this.next)) {
      this.next = { layerId: layer.id, width, height, plan, planText, before: words.slice() };
      this.run();
    }
    if (this.isAlone()) applyPlan(pixels, plan);
    else applyRoughly(pixels, plan);
  };

  /** A function rather than a value, because running the worker may have shown that it cannot start. */
  private isAlone(): boolean {
    return this.worker === null;
  }

  close(): void {
    this.worker?.terminate();
    this.worker = null;
    this.results.clear();
    this.next = null;
    this.running = null;
  }

  private run(): void {
    const { next } = this;
    if (next === null || this.running !== null) return;
    if (this.worker === undefined) this.begin();
    if (!this.worker) return;
    this.next = null;
    this.jobs += 1;
    this.running = { ...next, job: this.jobs };
    const { width, height, plan, before } = next;
    const data = new Uint8ClampedArray(before.slice().buffer);
    const message: FilterJob = { job: this.jobs, data, width, height, plan };
    this.worker.postMessage(message, [data.buffer]);
  }

  private begin(): void {
    this.worker = this.start();
    if (this.worker === null) return;
    this.worker.onmessage = ({ data: { job, data } }: MessageEvent<FilterResult>) => {
      const { running } = this;
      if (running?.job !== job) return;
      this.running = null;
      this.results.set(running.layerId, { ...running, after: data });
      this.run();
      this.onReady();
    };
    // Without a worker everything is done in the page, which is slower but correct.
    this.worker.onerror = () => {
      this.worker?.terminate();
      this.worker = null;
      this.running = null;
      this.next = null;
      this.onReady();
    };
  }
}
