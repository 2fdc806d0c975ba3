/** The minimum length of a ThumbHash in bytes, which is that of its header. */
const MIN_BYTES = 5;

/** The bytes of a ThumbHash in base64; null if it is invalid. */
export const thumbhashBytes = (thumbhash: string): Uint8Array | null => {
  try {
    const bytes = Uint8Array.from(atob(thumbhash), (byte) => byte.charCodeAt(0));
    return bytes.length < MIN_BYTES ? null : bytes;
  } catch {
    return null;
  }
};
