import type { View } from '@safelight/paint';
import type { Effort } from './compositor.ts';
import { serves } from './stage-view.ts';

/** Milliseconds of a frame that painting may take while things move. */
const BUDGET_MS = 12;

/** What is painted anew at each frame of a drag takes this long before it is made coarser. */
const TOO_SLOW_MS = 24;

const COARSEST = 0.3;

interface Wish {
  /** The view of what is seen, in some quality and with some margin; null when nothing is. */
  readonly wanted: (options?: { readonly quality?: number; readonly margin?: number }) => View | null;
  readonly last: View | null;
  /** The view was moved or zoomed just now. */
  readonly isMoving: boolean;
  /** What is under way on the document changed just now. */
  readonly isDrafting: boolean;
}

/** Decides how finely to paint by what painting cost so far, so that what moves keeps up with the pointer. */
export class Pace {
  /** Milliseconds that painting takes in full quality: everything, and what changes alone. */
  private readonly cost = { all: 0, active: 0 };
  private quality = 1;
  private draftQuality = 1;

  viewFor(wish: Wish): View | null {
    const full = wish.wanted();
    if (!wish.isDrafting) this.draftQuality = 1;
    const view = full === null ? null : this.viewNear(full, wish);
    this.quality = full === null || view === null ? 1 : Math.min(1, view.scale / full.scale);
    return view;
  }

  /** What the last painting took. */
  took(effort: Effort, ms: number): void {
    if (effort === 'nothing') return;
    const inFull = ms / this.quality ** 2;
    this.cost[effort] = this.cost[effort] === 0 ? inFull : (this.cost[effort] + inFull) / 2;
  }

  private viewNear(full: View, { wanted, last, isMoving, isDrafting }: Wish): View | null {
    if (isMoving && this.cost.all > BUDGET_MS) {
      if (last !== null && serves(last, full)) return last;
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
