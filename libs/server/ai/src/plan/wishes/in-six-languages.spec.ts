import { IN_SIX_LANGUAGES } from './in-six-languages.ts';
import { planOf } from './plan-of.ts';

describe('the same wish', () => {
  it.each(IN_SIX_LANGUAGES)('leads in six languages to “%s”: %s', (plan, ...wishes) => {
    expect(wishes.map((wish) => [wish, planOf(wish)])).toEqual(wishes.map((wish) => [wish, plan]));
  });
});
