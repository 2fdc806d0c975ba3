import type { TokenSource } from './links/token-source.ts';

interface SignedRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Fetches with the session's access token, and once more after a refresh if the token was refused. */
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
  const response = await ask(tokens.access());
  return response.status === 401 ? await ask(await tokens.refresh()) : response;
};
