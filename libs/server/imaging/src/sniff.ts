import { fileTypeFromBuffer } from 'file-type';
import type { ImageContentType } from '@safelight/rules';

const ACCEPTED: ReadonlyMap<string, ImageContentType> = new Map([
  ['image/jpeg', 'image/jpeg'],
  ['image/png', 'image/png'],
  ['image/apng', 'image/png'],
  ['image/gif', 'image/gif'],
  ['image/webp', 'image/webp'],
]);

/** What the first bytes say a file is; null when it is none of what we take. */
export const sniff = async (head: Uint8Array): Promise<ImageContentType | null> => {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return ACCEPTED.get(found?.mime ?? '') ?? null;
};
