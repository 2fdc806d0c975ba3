import type { View } from '@safelight/paint';
import type { Effort } from './compositor.ts';
import { covers } from './stage-view.ts';

/** The milliseconds of a frame available for painting during movements. */
const BUDGET_MS = 12;

/** The quality of a drag is reduced when repainting takes longer than this in milliseconds. */
const TOO_SLOW_MS = 24;

const COARSEST = 0.3;

interface ViewRequest {
  /** The visible view at a quality and with a margin; null when nothing is visible. */
  readonly wanted: (options?: { readonly quality?: number; readonly margin?: number }) => View | null;
  readonly last: View | null;
  /** True shortly after the view was moved or zoomed. */
  readonly isMoving: boolean;
  /** True shortly after the current draft changed. */
  readonly isDrafting: boolean;
}

/**
 * Adapts the quality of painting to the time that painting took so far, so that movements keep up with the
 * pointer.
 */
export class Pace {
  /** The milliseconds that painting takes in full quality: everything, and only what changes. */
  private readonly cost = { all: 0, active: 0 };
  private quality = 1;
  private draftQuality = 1;

  viewFor(request: ViewRequest): View | null {
    const full = request.wanted();
    if (!request.isDrafting) this.draftQuality = 1;
    const view = full === null ? null : this.viewNear(full, request);
    this.quality = full === null || view === null ? 1 : Math.min(1, view.scale / full.scale);
    return view;
  }

  /** Records how long painting took. */
  took(effort: Effort, ms: number): void {
    if (effort === 'nothing') return;
    const inFull = ms / this.quality ** 2;
    this.cost[effort] = this.cost[effort] === 0 ? inFull : (this.cost[effort] + inFull) / 2;
  }

  private viewNear(full: View, { wanted, last, isMoving, isDrafting }: ViewRequest): View | null {
    if (isMoving && this.cost.all > BUDGET_MS) {
      if (last !== null && covers(last, full)) return last;
      return wanted({ quality: this.qualityFor(this.cost.all), margin: 0.25 });
    }
    if (!isDrafting) return full;
    if (this.draftQuality === 1 && this.cost.active > TOO_SLOW_MS)
      this.draftQuality = this.qualityFor(this.cost.active);
    return this.draftQuality === 1 ? full : wanted({ quality: this.draftQuality });
  }

  private qualityFor(cost: number): number {
    return Math.max(COARSEST, Math.min(1, Math.sqrt(BUDGET_MS / cost)));
  }
}
