const SEGMENT = '[a-z0-9]{2,}';
const KEY = new RegExp(`^${SEGMENT}(?:/${SEGMENT})*$`);

/** The longest key in characters: with a suffix it still fits a filename (255 bytes on common file systems). */
const MAX_KEY_LENGTH = 200;

/** The key itself. The server makes all keys, so any other text is a programming error: TypeError. */
export const objectKey = (key: string): string => {
  if (key.length > MAX_KEY_LENGTH || !KEY.test(key)) throw new TypeError('Not a storage key.');
  return key;
};
