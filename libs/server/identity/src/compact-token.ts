/**
 * True when every part of a compact JWS or JWE is canonical base64url. Decoders ignore the unused bits at the
 * end of a part. Without this check up to sixteen spellings of a token would be valid.
 */
export const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
