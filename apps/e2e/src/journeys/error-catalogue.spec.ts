import { COMPARISON_ROWS } from './error-catalogue/comparison.rows.ts';
import { GENERIC_ROWS } from './error-catalogue/generic.rows.ts';
import { GOOGLE_ROWS } from './error-catalogue/google.rows.ts';
import { IMAGE_VIEW_ROWS } from './error-catalogue/image-view.rows.ts';
import { IMAGES_UPLOAD_ROWS } from './error-catalogue/images-upload.rows.ts';
import { LOGIN_ROWS } from './error-catalogue/login.rows.ts';
import { REGISTER_ROWS } from './error-catalogue/register.rows.ts';
import { runCatalogue } from './error-catalogue/run-catalogue.ts';
import { SECTION_8_IMAGES } from './error-catalogue/section-8-images.ts';
import { SECTION_8 } from './error-catalogue/section-8.ts';

const { Upload, Library, 'Image view': imageView, Comparison } = SECTION_8_IMAGES;

runCatalogue({
  title: 'the error catalogue (spec: accounts §8, images §5 and §8)',
  file: 'error-catalogue.jsonl',
  sentences: [...Object.values(SECTION_8).flat(), ...Upload, ...Library, ...imageView, ...Comparison],
  rows: [
    ...GENERIC_ROWS,
    ...REGISTER_ROWS,
    ...LOGIN_ROWS,
    ...GOOGLE_ROWS,
    ...IMAGES_UPLOAD_ROWS,
    ...IMAGE_VIEW_ROWS,
    ...COMPARISON_ROWS,
  ],
});
