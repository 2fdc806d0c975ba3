import { createApiKeyFormat } from './api-key-format.ts';
import { createSecrets } from './secrets.ts';

const secrets = createSecrets({ key: Buffer.alloc(32) });
const format = createApiKeyFormat(secrets);

describe('the format of API keys', () => {
  it('displays a key by its first eight and last four characters', () => {
    const { key, prefix, lastFour } = format.create();
    expect(key).toMatch(/^sk[0-9A-Za-z]{6}_[0-9A-Za-z]{43}$/);
    expect(prefix).toBe(key.slice(0, 8));
    expect(lastFour).toBe(key.slice(-4));
  });

  it('parses a key into the prefix and the hash that were stored for it', () => {
    const { key, prefix, secretHash } = format.create();
    expect(secretHash).toBe(secrets.hash(key));
    expect(format.parse(key)).toEqual({ prefix, secretHash });
  });

  it('gives a key that differs in one character another hash', () => {
    const { key, secretHash } = format.create();
    const altered = key.slice(0, -1) + (key.endsWith('a') ? 'b' : 'a');
    expect(format.parse(altered)?.secretHash).not.toBe(secretHash);
  });

  it('uses all letters and digits in the secret part', () => {
    const secretsDrawn = Array.from({ length: 200 }, () => format.create().key.slice(9)).join('');
    expect(new Set(secretsDrawn).size).toBe(62);
  });

  it.each(['', 'sk', 'Bearer x', 'sk123456', `sk123456_${'a'.repeat(42)}`, `sk123456_${'a'.repeat(44)}`])(
    'does not parse %p',
    (text) => {
      expect(format.parse(text)).toBeNull();
    },
  );

  it('does not parse a key with text before or after it', () => {
    const { key } = format.create();
    for (const text of [` ${key}`, `${key} `, `${key}\n`, `${key}\u0000`, key.replace('_', '-')]) {
      expect(format.parse(text)).toBeNull();
    }
  });
});
