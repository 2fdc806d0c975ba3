import { Logout, RefreshSession } from './generated/operations.ts';
import type { SessionTokens } from './session.atoms.ts';

/** The timeout of a call in milliseconds (spec: accounts §9). */
const TIMEOUT_MS = 10_000;
/** The error codes that say that a refresh token is no longer valid. */
const ENDED: readonly unknown[] = ['UNAUTHENTICATED', 'SESSION_EXPIRED'];

type Operation = typeof Logout | typeof RefreshSession;

interface Answer {
  readonly data?: { readonly refreshSession?: SessionTokens; readonly logout?: boolean } | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: unknown };
  }[];
}

/**
 * The two requests that any page may send. They use plain `fetch`, so that a page without queries does not load
 * Apollo.
 */
export interface SessionCalls {
  /**
   * Fetches new tokens. Resolves to null if the server reports that the session is over; rejects if there was
   * no clear response.
   */
  readonly refresh: (refreshToken: string) => Promise<SessionTokens | null>;
  /** Ends the session on the server. */
  readonly logout: (refreshToken: string) => Promise<void>;
}

export const createSessionCalls = (send: typeof fetch, url = '/graphql'): SessionCalls => {
  const ask = async (operation: Operation, refresh: string, text: { readonly query?: string }) => {
    const { name: operationName, hash: sha256Hash } = operation;
    const response = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        operationName,
        variables: { refresh },
        extensions: { persistedQuery: { version: 1, sha256Hash } },
        ...text,
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return (await response.json()) as Answer;
  };
  /** Sends an operation by its hash, and with its text only if the server does not know the hash (docs/adr/0054). */
  const call = async (operation: Operation, refresh: string): Promise<Answer> => {
    const answer = await ask(operation, refresh, {});
    const isKnown = answer.errors?.[0]?.extensions?.code !== 'PERSISTED_QUERY_NOT_FOUND';
    return isKnown ? answer : await ask(operation, refresh, { query: operation.text });
  };
  return {
    refresh: async (refreshToken) => {
      const { data, errors } = await call(RefreshSession, refreshToken);
      const error = errors?.[0];
      if (error !== undefined) {
        if (ENDED.includes(error.extensions?.code)) return null;
        throw new Error(error.message);
      }
      const tokens = data?.refreshSession ?? null;
      return tokens === null ? null : { access: tokens.access, refresh: tokens.refresh };
    },
    logout: async (refreshToken) => {
      const { errors } = await call(Logout, refreshToken);
      if (errors?.[0] !== undefined) throw new Error(errors[0].message);
    },
  };
};
