import { archiveMeasure } from './archive.mjs';
import { galleryMeasure } from './gallery.mjs';

/** What is measured without a limit beside it: `run(world)` answers results, each a line of a table of its own. */
export const MEASURES = [archiveMeasure, galleryMeasure];
