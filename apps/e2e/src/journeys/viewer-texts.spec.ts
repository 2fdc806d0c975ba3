import { COMPARISON_ROWS } from './error-catalogue/comparison.rows.ts';
import { IMAGE_VIEW_ROWS } from './error-catalogue/image-view.rows.ts';
import { runCatalogue } from './error-catalogue/run-catalogue.ts';
import { SECTION_8_IMAGES } from './error-catalogue/section-8-images.ts';

runCatalogue({
  title: 'the texts of the viewer and of comparisons (spec: images §8)',
  file: 'viewer-texts.jsonl',
  sentences: [
    ...SECTION_8_IMAGES['Image view'],
    ...SECTION_8_IMAGES.Comparison,
    'Get "Failed to load image details."',
    'Download "Failed to download image."',
  ],
  rows: [...IMAGE_VIEW_ROWS, ...COMPARISON_ROWS],
});
