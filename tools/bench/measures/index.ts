import { archiveMeasure } from './archive.ts';
import { editorMeasure } from './editor.ts';
import { galleryMeasure } from './gallery.ts';
import { interactionsMeasure } from './interactions.ts';
import { libraryMeasure } from './library.ts';
import { mixedMeasure } from './mixed.ts';
import type { World } from '../world/world.ts';
import type { Measure } from './measure.ts';
import { restMeasure, startMeasure } from './rest.ts';

/** The results of a measurement, and the same as lines of a table. */
interface Outcome {
  readonly results: readonly unknown[];
  readonly rows: readonly (readonly string[])[];
}

const tabled = <Result>({ run, cellsOf, ...measure }: Measure<Result>) => ({
  ...measure,
  run: async (world: World): Promise<Outcome> => {
    const results = await run(world);
    return { results, rows: results.map(cellsOf) };
  },
});

/** All measurements without a limit. */
export const MEASURES = [
  tabled(restMeasure),
  tabled(startMeasure),
  tabled(mixedMeasure),
  tabled(archiveMeasure),
  tabled(galleryMeasure),
  tabled(libraryMeasure),
  tabled(interactionsMeasure),
  tabled(editorMeasure),
];
