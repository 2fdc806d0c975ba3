import { jest } from '@jest/globals';
import { safeStorage } from './safe-storage.ts';

/** Makes the browser refuse every access to the storage, as it does when the person blocks the data of sites. */
const block = (): void => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
};

const storage = safeStorage('session');
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  storage.removeItem('key');
});

it('values are stored by the browser', () => {
  expect(storage.setItem('key', 'value')).toBe(true);
  expect(sessionStorage.getItem('key')).toBe('value');
  expect(storage.getItem('key')).toBe('value');
  storage.removeItem('key');
  expect(sessionStorage).toHaveLength(0);
});

it('values are in memory while the browser blocks its storage', () => {
  block();
  expect(storage.getItem('key')).toBeNull();
  expect(storage.setItem('key', 'value')).toBe(false);
  expect(storage.getItem('key')).toBe('value');
  storage.removeItem('key');
  expect(storage.getItem('key')).toBeNull();
});

it('a value for which the browser has no room any more replaces the one before', () => {
  storage.setItem('key', 'short');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  expect(storage.setItem('key', 'long')).toBe(false);
  expect(storage.getItem('key')).toBe('long');
});
