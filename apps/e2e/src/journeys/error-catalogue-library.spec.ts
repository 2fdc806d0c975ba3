import { IMAGES_LIBRARY_ROWS } from './error-catalogue/images-library.rows.ts';
import { IMAGES_UPLOAD_ROWS } from './error-catalogue/images-upload.rows.ts';
import { runCatalogue } from './error-catalogue/run-catalogue.ts';
import { SECTION_8_IMAGES } from './error-catalogue/section-8-images.ts';

runCatalogue({
  title: 'the texts of library and upload (spec: images §5, §8)',
  file: 'error-catalogue-library.jsonl',
  sentences: [...SECTION_8_IMAGES.Library, ...SECTION_8_IMAGES.Upload],
  rows: [...IMAGES_LIBRARY_ROWS, ...IMAGES_UPLOAD_ROWS],
});
