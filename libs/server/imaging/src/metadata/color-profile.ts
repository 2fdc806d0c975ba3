const SIGNATURE_AT = 36;

/** True for what begins as an ICC profile does, by the signature every one has in its header. */
export const isColorProfile = (bytes: Buffer): boolean =>
  bytes.toString('latin1', SIGNATURE_AT, SIGNATURE_AT + 4) === 'acsp';
