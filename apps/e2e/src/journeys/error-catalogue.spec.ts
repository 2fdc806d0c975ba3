import { API_KEY_ROWS } from './error-catalogue/api-keys.rows.ts';
import { GENERIC_ROWS } from './error-catalogue/generic.rows.ts';
import { GOOGLE_ROWS } from './error-catalogue/google.rows.ts';
import { LOGIN_ROWS } from './error-catalogue/login.rows.ts';
import { REGISTER_ROWS } from './error-catalogue/register.rows.ts';
import { runCatalogue } from './error-catalogue/run-catalogue.ts';
import { SECTION_8 } from './error-catalogue/section-8.ts';
import { VERIFICATION_ROWS } from './error-catalogue/verification.rows.ts';

runCatalogue({
  title: 'the error catalogue of accounts (spec §8)',
  file: 'error-catalogue.jsonl',
  sentences: Object.values(SECTION_8).flat(),
  rows: [
    ...GENERIC_ROWS,
    ...REGISTER_ROWS,
    ...LOGIN_ROWS,
    ...GOOGLE_ROWS,
    ...VERIFICATION_ROWS,
    ...API_KEY_ROWS,
  ],
});
