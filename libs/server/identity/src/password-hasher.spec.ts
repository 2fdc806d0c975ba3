import { readFile } from 'node:fs/promises';
import { parseOptions, verify } from '@node-rs/argon2';
import { createPasswordHasher, type PasswordHasherOptions } from './password-hasher.ts';

/** The hashes with which a password was compared. */
const compared: string[] = [];
let atOnce = 0;
let mostAtOnce = 0;
const compare: PasswordHasherOptions['compare'] = async (hash, ...rest) => {
  compared.push(String(hash));
  atOnce += 1;
  mostAtOnce = Math.max(mostAtOnce, atOnce);
  return verify(hash, ...rest).finally(() => (atOnce -= 1));
};

const hasher = createPasswordHasher({ compare });
const quick = createPasswordHasher({ memoryKib: 64, iterations: 1 });

describe('the password hasher', () => {
  it('makes argon2id hashes with at least 19 MiB and two passes, and stores these parameters in the hash', async () => {
    const encoded = await hasher.hash('Correct horse 1');
    expect(encoded).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(parseOptions(encoded)).toMatchObject({ saltLen: 16, outputLen: 32 });
  });

  it('accepts the same password and refuses any other', async () => {
    const encoded = await hasher.hash('Correct horse 1');
    expect(await hasher.verify(encoded, 'Correct horse 1')).toBe(true);
    expect(await hasher.verify(encoded, 'correct horse 1')).toBe(false);
    expect(await hasher.verify(encoded, '')).toBe(false);
  });

  it('uses salts, so that equal passwords have different hashes', async () => {
    expect(await quick.hash('same')).not.toBe(await quick.hash('same'));
  });

  it.each([64, 72, 256])(
    'distinguishes passwords of %i characters that differ in the last one',
    async (length) => {
      const password = 'x'.repeat(length);
      const encoded = await quick.hash(password);
      expect(await quick.verify(encoded, password)).toBe(true);
      expect(await quick.verify(encoded, `${password.slice(0, -1)}y`)).toBe(false);
      expect(await quick.verify(encoded, `${password}x`)).toBe(false);
    },
  );

  it('treats composed and decomposed accents as the same character', async () => {
    const encoded = await quick.hash('Caf\u00e9 noir 1');
    expect(await quick.verify(encoded, 'Cafe\u0301 noir 1')).toBe(true);
  });

  it('verifies hashes that were made with other parameters', async () => {
    expect(await hasher.verify(await quick.hash('made earlier'), 'made earlier')).toBe(true);
  });

  it('returns false for an unknown user, after the same work as for a wrong password', async () => {
    compared.length = 0;
    expect(await hasher.verify(await hasher.hash('somebody'), 'guess')).toBe(false);
    expect(await hasher.verify(null, 'guess')).toBe(false);
    expect(compared).toHaveLength(2);
    // The cost of argon2 depends only on these parameters.
    const [somebody, nobody] = compared.map((hash) => parseOptions(hash));
    expect(nobody).toEqual(somebody);
  });

  it('leaves threads free to read files while 200 people sign in', async () => {
    mostAtOnce = 0;
    const signIns = Array.from({ length: 200 }, () => hasher.verify(null, 'guess'));
    await readFile(import.meta.filename);
    expect((await Promise.all(signIns)).filter((isRight) => !isRight)).toHaveLength(200);
    // Two of libuv's four threads read files too.
    expect(mostAtOnce).toBeLessThanOrEqual(2);
  });

  it('fails with OVERLOADED when too many passwords are waiting', async () => {
    const small = createPasswordHasher({ memoryKib: 64, iterations: 1, maxWaiting: 0 });
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => small.verify(null, 'guess')));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'OVERLOADED' });
  });
});
