import { newerToken, type TokenSource } from './links/token-source.ts';

const isOurs = (url: string): boolean => new URL(url, location.href).origin === location.origin;

/**
 * Fetches a file with the session's access token, and once more with a newer one if it was refused. Never sends the
 * token to another site.
 */
export const signedFetch = async (url: string, tokens: TokenSource): Promise<Response> => {
  const ask = (token: string | null): Promise<Response> =>
    fetch(url, { headers: token === null ? {} : { authorization: `Bearer ${token}` } });
  const used = isOurs(url) ? tokens.access() : null;
  const response = await ask(used);
  if (response.status !== 401 || used === null) return response;
  const token = await newerToken(tokens, used);
  return token === null ? response : await ask(token);
};
