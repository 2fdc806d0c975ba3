import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { planOf } from './plan-of.ts';

/**
 * Plain wishes as people say them in English, German, Spanish, French, Portuguese and Italian, with the plan that each of
 * the six must lead to.
 */
const TABLE = fileURLToPath(new URL('in-six-languages.tsv', import.meta.url));
const [, ...rows] = readFileSync(TABLE, 'utf8').trimEnd().split('\n');

describe('the same wish', () => {
  it.each(rows.map((row) => row.split('\t')))(
    'leads in six languages to “%s”: %s',
    (plan = '', ...wishes) => {
      expect(wishes).toHaveLength(6);
      expect(wishes.map((wish) => [wish, planOf(wish)])).toEqual(wishes.map((wish) => [wish, plan]));
    },
  );
});
