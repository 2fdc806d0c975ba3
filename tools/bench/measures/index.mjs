import { archiveMeasure } from './archive.mjs';
import { editorMeasure } from './editor.mjs';
import { galleryMeasure } from './gallery.mjs';
import { interactionsMeasure } from './interactions.mjs';
import { libraryMeasure } from './library.mjs';
import { mixedMeasure } from './mixed.mjs';
import { restMeasure, startMeasure } from './rest.mjs';

/** Measurements without a limit: `run(world)` returns results, each a line of a table of its own. */
export const MEASURES = [
  restMeasure,
  startMeasure,
  mixedMeasure,
  archiveMeasure,
  galleryMeasure,
  libraryMeasure,
  interactionsMeasure,
  editorMeasure,
];
