import type { SessionTokens } from './session.atoms.ts';

/** The timeout of a call (spec: accounts §9). */
const TIMEOUT_MS = 10_000;
/** The error codes that say that a refresh token is no longer valid. */
const ENDED: readonly unknown[] = ['UNAUTHENTICATED', 'SESSION_EXPIRED'];

const REFRESH =
  'mutation RefreshSession($refresh: String!) { refreshSession(refresh: $refresh) { access refresh } }';
const LOGOUT = 'mutation Logout($refresh: String!) { logout(refresh: $refresh) }';

interface Answer {
  readonly data?: { readonly refreshSession?: SessionTokens; readonly logout?: boolean } | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: unknown };
  }[];
}

/**
 * The two calls that any page may need. They use plain `fetch`, so that a page without queries does not load
 * Apollo.
 */
export interface SessionCalls {
  /**
   * Resolves to new tokens, or to null when the server says that the session is over; rejects when there was
   * no clear answer.
   */
  readonly refresh: (refreshToken: string) => Promise<SessionTokens | null>;
  /** Ends the session on the server. */
  readonly logout: (refreshToken: string) => Promise<void>;
}

export const createSessionCalls = (send: typeof fetch, url = '/graphql'): SessionCalls => {
  const call = async (query: string, refresh: string): Promise<Answer> => {
    const response = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query, variables: { refresh } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return (await response.json()) as Answer;
  };
  return {
    refresh: async (refreshToken) => {
      const { data, errors } = await call(REFRESH, refreshToken);
      const error = errors?.[0];
      if (error !== undefined) {
        if (ENDED.includes(error.extensions?.code)) return null;
        throw new Error(error.message);
      }
      return data?.refreshSession ?? null;
    },
    logout: async (refreshToken) => {
      const { errors } = await call(LOGOUT, refreshToken);
      if (errors?.[0] !== undefined) throw new Error(errors[0].message);
    },
  };
};
