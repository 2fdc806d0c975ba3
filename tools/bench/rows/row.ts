import type { Side } from '../rounds.ts';
import type { World } from '../world/world.ts';

/** A kind of work, compared with a minimal program that does nothing else: its limit. */
export interface Row {
  readonly name: string;
  readonly title: string;
  readonly limitName: string;
  /** The wall ratio that is our goal. */
  readonly aim: { readonly text: string; readonly ratio: number };
  readonly connections: number;
  readonly durationMs: number;
  readonly warmUpMs: number;
  /** True when the programs that the limit needs are installed; absent when it needs none. */
  readonly isPossible?: () => boolean;
  /** Starts the product and the limit. */
  readonly prepare: Prepare;
}

export type Prepare = (world: World) => Promise<Sides>;

export interface Sides {
  readonly ours: Side;
  readonly limit: Side;
}
