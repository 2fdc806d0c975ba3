import type { Side } from '../rounds.ts';
import type { World } from '../world/world.ts';

/** A kind of work, measured against a program that does nothing else: its limit. */
export interface Row {
  readonly name: string;
  readonly title: string;
  readonly limitName: string;
  /** The wall ratio that we want to reach. */
  readonly aim: { readonly text: string; readonly ratio: number };
  readonly connections: number;
  readonly durationMs: number;
  readonly warmUpMs: number;
  /** Whether what the limit needs is installed; absent where it needs nothing. */
  readonly isPossible?: () => boolean;
  /** Starts both sides. */
  readonly prepare: Prepare;
}

export type Prepare = (world: World) => Promise<Sides>;

export interface Sides {
  readonly ours: Side;
  readonly limit: Side;
}
