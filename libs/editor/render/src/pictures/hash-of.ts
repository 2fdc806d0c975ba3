import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** SHA-256 of bytes in lower-case hex, by which a document names a picture of its own. */
export const hashOf = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  // Browsers have it for pages by https alone; who runs this at home may not serve it so.
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle;
  return bytesToHex(
    subtle === undefined ? sha256(bytes) : new Uint8Array(await subtle.digest('SHA-256', bytes)),
  );
};
