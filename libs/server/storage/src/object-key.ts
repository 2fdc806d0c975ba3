const SEGMENT = '[a-z0-9]{2,}';
const KEY = new RegExp(`^${SEGMENT}(?:/${SEGMENT})*$`);

/**
 * The maximum length of a key. With a suffix such a key still fits into a filename (255 bytes on common file
 * systems).
 */
const MAX_KEY_LENGTH = 200;

/**
 * Returns the key if it is valid. The server makes all keys, so an invalid key is a programming error and
 * throws TypeError.
 */
export const objectKey = (key: string): string => {
  if (key.length > MAX_KEY_LENGTH || !KEY.test(key)) throw new TypeError('Not a storage key.');
  return key;
};
