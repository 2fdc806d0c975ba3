import type { World } from '../world/world.ts';

/** A measurement without a limit; its results have their own table. */
export interface Measure<Result> {
  readonly name: string;
  readonly title: string;
  readonly run: (world: World) => Promise<readonly Result[]>;
  readonly headings: readonly string[];
  readonly cellsOf: (result: Result) => readonly string[];
}
