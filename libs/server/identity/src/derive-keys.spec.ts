import { deriveKeys } from './derive-keys.ts';

const SECRET = 'a secret of more than thirty-two characters';

describe('deriveKeys', () => {
  it('returns the same 256-bit keys for the same secret, in every process and after a restart', () => {
    const keys = deriveKeys(SECRET);
    expect(deriveKeys(SECRET)).toEqual(keys);
    expect(keys.accessTokens).toHaveLength(32);
    expect(keys.links).toHaveLength(32);
    expect(keys.googleTickets).toHaveLength(32);
  });

  it('returns a different key for each purpose and each secret', () => {
    const keys = [deriveKeys(SECRET), deriveKeys(`${SECRET}.`)]
      .flatMap((derived) => Object.values(derived))
      .map((key: Uint8Array) => Buffer.from(key).toString('hex'));
    expect(keys).toHaveLength(6);
    expect(new Set(keys).size).toBe(6);
  });

  it('refuses a secret shorter than 32 characters', () => {
    expect(() => deriveKeys('changeme')).toThrow(RangeError);
  });
});
