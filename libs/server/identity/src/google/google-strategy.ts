import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Request } from 'express';
import {
  type GoogleCallbackParameters,
  Strategy,
  type StrategyOptions,
  type VerifyCallback,
} from 'passport-google-oauth20';
import type { GoogleSignInOptions } from './google-options.ts';

/**
 * Keeps the state while the person is at Google, with the interface that passport-oauth2 expects for PKCE.
 */
export interface PkceStore {
  store(
    req: unknown,
    verifier: string,
    appState: unknown,
    meta: unknown,
    done: (error: Error | null, state?: string) => void,
  ): void;
  /** Calls `done` with the verifier, or with false when `state` is not the one that was sent. */
  verify(
    req: unknown,
    state: string,
    meta: unknown,
    done: (error: Error | null, verifier: string | false, info?: { readonly message: string }) => void,
  ): void;
}

/** The hook that the strategy called, with the hook's argument. */
export type StrategyOutcome =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'success'; readonly idToken: string | null }
  | { readonly kind: 'fail' }
  | { readonly kind: 'error'; readonly error: unknown };

interface Run {
  readonly store: PkceStore;
  readonly redirectUri: string;
  readonly query: Readonly<Record<string, string>>;
  readonly nonce?: string;
}

/** The parameters that the specification requires (accounts §4, "Google sign-in"). */
const ASKED = { scope: ['openid', 'email', 'profile'], accessType: 'offline', prompt: 'consent' };

class NonceStrategy extends Strategy {
  constructor(
    options: StrategyOptions,
    agent: HttpAgent,
    verify: (params: GoogleCallbackParameters, done: () => void) => void,
  ) {
    super(
      options,
      (
        _accessToken: string,
        _refreshToken: string,
        params: GoogleCallbackParameters,
        _profile: unknown,
        done: VerifyCallback,
      ) => {
        verify(params, () => done(null, {}));
      },
    );
    this._oauth2.setAgent(agent);
  }

  override authorizationParams(options: { nonce?: string }): object {
    const { nonce } = options;
    return { ...super.authorizationParams(options), ...(nonce === undefined ? {} : { nonce }) };
  }
}

/**
 * Runs passport's Google strategy once, without a session and with a request that has only a `query`.
 * Resolves with the hook that the strategy called. After `timeoutMs` it rejects, and its connections are
 * closed.
 */
export const runStrategy = async (
  { clientId, clientSecret, authUrl, tokenUrl }: GoogleSignInOptions,
  { store, redirectUri, query, nonce }: Run,
  timeoutMs: number,
): Promise<StrategyOutcome> => {
  const agent = tokenUrl.startsWith('https:') ? new HttpsAgent() : new HttpAgent();
  let idToken: string | null = null;
  const strategy = new NonceStrategy(
    {
      clientID: clientId,
      clientSecret,
      authorizationURL: authUrl,
      tokenURL: tokenUrl,
      callbackURL: redirectUri,
      // The types of the package know only stores without PKCE. At runtime the strategy recognizes a store
      // with PKCE by the number of its parameters.
      store: store as unknown as NonNullable<StrategyOptions['store']>,
      pkce: true,
      skipUserProfile: true,
    },
    agent,
    (params, done) => {
      idToken = typeof params.id_token === 'string' ? params.id_token : null;
      done();
    },
  );
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<StrategyOutcome>((resolve) => {
      const failWith = (error: unknown): void => resolve({ kind: 'error', error });
      timer = setTimeout(() => failWith(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs);
      Object.assign(strategy, {
        redirect: (url: string) => resolve({ kind: 'redirect', url }),
        success: () => resolve({ kind: 'success', idToken }),
        fail: () => resolve({ kind: 'fail' }),
        error: failWith,
      });
      // These are the only parts of a request that the strategy reads.
      const request = { query } as unknown as Request;
      strategy.authenticate(request, { ...ASKED, ...(nonce === undefined ? {} : { nonce }) });
    });
  } finally {
    clearTimeout(timer);
    agent.destroy();
  }
};
