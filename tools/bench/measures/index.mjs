import { archiveMeasure } from './archive.mjs';
import { editorMeasure } from './editor.mjs';
import { galleryMeasure } from './gallery.mjs';
import { interactionsMeasure } from './interactions.mjs';
import { libraryMeasure } from './library.mjs';

/** Measurements without a limit: `run(world)` returns results, each a line of a table of its own. */
export const MEASURES = [archiveMeasure, galleryMeasure, libraryMeasure, interactionsMeasure, editorMeasure];
