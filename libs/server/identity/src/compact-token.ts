/**
 * True when every part of a compact JWS or JWE has the canonical base64url spelling. Decoders ignore the
 * unused bits at the end of a part, so that a token has up to sixteen spellings that all verify.
 */
export const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
