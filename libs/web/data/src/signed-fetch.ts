import type { TokenSource } from './links/token-source.ts';

interface SignedRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Fetches with the session's token, once more after a refresh when it is no longer good. */
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
