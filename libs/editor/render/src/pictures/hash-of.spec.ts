import { hashOf } from './hash-of.ts';

const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

it('hashOf returns the SHA-256 of the bytes', async () => {
  expect(await hashOf(new Blob(['abc']))).toBe(ABC);
});

it('hashOf returns the same when the browser has no Web Crypto on pages without https', async () => {
  const found = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  try {
    expect(await hashOf(new Blob(['abc']))).toBe(ABC);
  } finally {
    if (found !== undefined) Object.defineProperty(globalThis, 'crypto', found);
  }
});
