import { passwordProblem } from '@safelight/rules';
import { dictionary } from '@zxcvbn-ts/language-common';
import { createCommonPasswords } from './common-passwords.ts';

const common = createCommonPasswords();

describe('the list of common passwords', () => {
  it('refuses, together with the other rules, the 3,000 most common passwords, whatever their capitals', () => {
    const isRefused = (password: string): boolean =>
      passwordProblem(password) !== null || common.has(password);
    const commonest = dictionary['passwords-common'].slice(0, 3_000);
    const variants = commonest.flatMap((one) => [
      one,
      one.toUpperCase(),
      one.replace(/\p{L}/u, (letter) => letter.toUpperCase()),
      one.replace(/\p{L}(?=\P{L}*$)/u, (letter) => letter.toUpperCase()),
    ]);
    expect(commonest).toHaveLength(3_000);
    expect(variants.filter((one) => !isRefused(one))).toEqual([]);
  });

  it('contains over 3,000 passwords that would meet the other rules with a capital letter', () => {
    const passable = dictionary['passwords-common'].filter(
      (one) => one.length >= 8 && /\d/.test(one) && /\p{Ll}.*\p{Ll}/u.test(one),
    );
    expect(passable.length).toBeGreaterThan(3_000);
    expect(passable.filter((one) => !common.has(one))).toEqual([]);
  });

  it('does not contain rare passwords', () => {
    for (const password of ['Tangerine-77-Kite', 'x'.repeat(64), 'correct horse battery staple', '']) {
      expect(common.has(password)).toBe(false);
    }
  });
});
