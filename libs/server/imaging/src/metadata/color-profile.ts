const SIGNATURE_AT = 36;

/** True when `bytes` begin like an ICC profile, by the signature in its header. */
export const isColorProfile = (bytes: Buffer): boolean =>
  bytes.toString('latin1', SIGNATURE_AT, SIGNATURE_AT + 4) === 'acsp';
