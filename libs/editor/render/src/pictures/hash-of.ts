import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** The SHA-256 of a picture in lower-case hex, by which documents refer to their own pictures. */
export const hashOf = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  // Browsers provide it only on https pages, and a self-hosted server may not use https.
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle;
  return bytesToHex(
    subtle === undefined ? sha256(bytes) : new Uint8Array(await subtle.digest('SHA-256', bytes)),
  );
};
