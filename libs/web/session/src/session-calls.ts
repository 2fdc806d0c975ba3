import type { SessionTokens } from './session.atoms.ts';

/** Milliseconds a call may take (spec: accounts §9). */
const TIMEOUT_MS = 10_000;
/** Codes by which the server says that a refresh token is no more. */
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
 * The two calls every page may need, by plain `fetch`: the session stands below the Apollo client, so that
 * a page without queries does not load it.
 */
export interface SessionCalls {
  /** New tokens, or null when the server says the session is over; rejects when it could not say. */
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
