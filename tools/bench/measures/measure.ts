import type { World } from '../world/world.ts';

/** A measurement that is compared with no other program. Its results are a table of their own. */
export interface Measure<Result> {
  readonly name: string;
  readonly title: string;
  readonly run: (world: World) => Promise<readonly Result[]>;
  readonly headings: readonly string[];
  readonly cellsOf: (result: Result) => readonly string[];
}
