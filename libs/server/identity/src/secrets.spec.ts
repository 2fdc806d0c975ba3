import { createSecrets } from './secrets.ts';

const secrets = createSecrets({ key: Buffer.from('Jefe') });

describe('the hashing and signing of secrets', () => {
  it('hashes with SHA-256 to hexadecimal in lower case', () => {
    expect(secrets.hash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('compares hashes of equal and different length', () => {
    expect(secrets.equal(secrets.hash('a'), secrets.hash('a'))).toBe(true);
    expect(secrets.equal(secrets.hash('a'), secrets.hash('b'))).toBe(false);
    expect(secrets.equal(secrets.hash('a'), '')).toBe(false);
    expect(secrets.equal('é', 'e')).toBe(false);
  });

  it('signs with HMAC-SHA-256, as in test case 2 of RFC 4231', () => {
    const signature = Buffer.from(secrets.sign('what do ya want for nothing?'), 'base64url');
    expect(signature.toString('hex')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  it('makes different signatures with different keys', () => {
    expect(createSecrets({ key: Buffer.from('other') }).sign('text')).not.toBe(secrets.sign('text'));
  });
});
