import { deriveKeys } from './derive-keys.ts';

const SECRET = 'a secret of more than thirty-two characters';

describe('deriveKeys', () => {
  it('gives the same 256-bit keys for the same secret, so that restarts and other processes agree', () => {
    const keys = deriveKeys(SECRET);
    expect(deriveKeys(SECRET)).toEqual(keys);
    expect(keys.accessTokens).toHaveLength(32);
    expect(keys.links).toHaveLength(32);
  });

  it('gives each purpose and each secret a key of its own', () => {
    const keys = [deriveKeys(SECRET), deriveKeys(`${SECRET}.`)].flatMap(({ accessTokens, links }) => [
      Buffer.from(accessTokens).toString('hex'),
      Buffer.from(links).toString('hex'),
    ]);
    expect(new Set(keys).size).toBe(4);
  });

  it('refuses a secret short enough to be guessed', () => {
    expect(() => deriveKeys('changeme')).toThrow(RangeError);
  });
});
