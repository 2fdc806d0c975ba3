import { newerToken, type TokenSource } from './links/token-source.ts';

interface SignedRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const isOurs = (url: string): boolean => new URL(url, location.href).origin === location.origin;

/**
 * Fetches with the session's access token, and once more with a newer one if it was refused. Never sends it to
 * another site.
 */
export const signedFetch = async (
  url: string,
  request: SignedRequest,
  tokens: TokenSource,
): Promise<Response> => {
  const ask = (token: string | null): Promise<Response> =>
    fetch(url, {
      ...request,
      headers: { ...request.headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    });
  const used = isOurs(url) ? tokens.access() : null;
  const response = await ask(used);
  if (response.status !== 401 || used === null) return response;
  const token = await newerToken(tokens, used);
  return token === null ? response : await ask(token);
};
