import type { TokenSource } from '@safelight/web-data';

/**
 * Fetches with the person's access token, and once more with a fresh one if it has expired. Never sends it to
 * another site.
 */
export const authorizedFetch =
  (tokens: TokenSource, load: typeof fetch = (...args) => fetch(...args)) =>
  async (url: string): Promise<Response> => {
    const ask = (token: string | null): Promise<Response> => {
      const isOurs = new URL(url, location.href).origin === location.origin;
      return load(url, token === null || !isOurs ? {} : { headers: { authorization: `Bearer ${token}` } });
    };
    const used = tokens.access();
    const response = await ask(used);
    if (response.status !== 401 || used === null) return response;
    const now = tokens.access();
    const token = now === used ? await tokens.refresh() : now;
    return token === null ? response : await ask(token);
  };
