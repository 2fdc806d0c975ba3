import type { GoogleSignIn } from '@safelight/application/ports';
import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { z } from 'zod';
import { systemClock } from '../system-clock.ts';
import { type GoogleSignInOptions, googleUnavailable, signInFailed, TIMEOUT_MS } from './google-options.ts';
import { type PkceStore, runStrategy, type StrategyOutcome } from './google-strategy.ts';
import { createIdTokens } from './id-tokens.ts';
import { createSignInTickets, randomText, type SignInTicket } from './sign-in-tickets.ts';

/** Errors of the token endpoint about the code, its verifier or the redirect address (RFC 6749 §5.2). */
const ABOUT_CODE = new Set(['invalid_grant', 'invalid_request']);

/** An error of the strategy has the endpoint's `error` as its `code`, or otherwise the endpoint's status. */
const REFUSAL = z.union([
  z.object({ code: z.string() }),
  z.object({ oauthError: z.object({ statusCode: z.number() }) }),
]);

const isAboutCode = (error: unknown): boolean => {
  const { success, data } = REFUSAL.safeParse(error);
  if (!success) return false;
  return 'code' in data ? ABOUT_CODE.has(data.code) : data.oauthError.statusCode === 400;
};

/** The ID token of a successful outcome. Any other outcome throws the error to show to the person. */
const idTokenOf = (outcome: StrategyOutcome): string => {
  switch (outcome.kind) {
    case 'success':
      if (outcome.idToken === null) throw signInFailed(TEXTS.google.failed);
      return outcome.idToken;
    case 'error':
      throw isAboutCode(outcome.error)
        ? signInFailed(TEXTS.google.incomplete, outcome.error)
        : googleUnavailable(outcome.error);
    case 'fail':
    case 'redirect':
      throw signInFailed(TEXTS.google.incomplete);
    default:
      return outcome satisfies never;
  }
};

const REFUSED = { message: 'The state is not the one that was sent.' };

/**
 * Sign-in with Google, either through passport's strategy (authorization code flow with state, nonce and
 * PKCE) or with the ID token of Google's own button. The browser carries the state of a sign-in in an
 * encrypted ticket, so that any process can complete it (docs/adr/0008). Throws RangeError for a key of the
 * wrong size.
 */
export const createGoogleSignIn = (options: GoogleSignInOptions): GoogleSignIn => {
  const { clock = systemClock, timeoutMs = TIMEOUT_MS } = options;
  const tickets = createSignInTickets(options.ticketKey, clock);
  const idTokens = createIdTokens(options, clock);

  /** Stores the state of a new sign-in in a ticket. */
  const sealing = (redirectUri: string, nonce: string, onSealed: (ticket: string) => void): PkceStore => ({
    store: (_req, verifier, _appState, _meta, done) => {
      const state = randomText();
      tickets.seal({ state, nonce, verifier, redirectUri }).then((ticket) => {
        onSealed(ticket);
        done(null, state);
      }, done);
    },
    verify: (_req, _state, _meta, done) => done(null, false, REFUSED),
  });

  /** Returns the verifier of `ticket` if the state matches and the ticket is unused. */
  const unsealing = (ticket: SignInTicket): PkceStore => ({
    store: (_req, _verifier, _appState, _meta, done) => done(new Error('This sign-in has begun already.')),
    verify: (_req, state, _meta, done) => {
      const isRight = state === ticket.state && tickets.use(ticket);
      if (isRight) done(null, ticket.verifier);
      else done(null, false, REFUSED);
    },
  });

  return {
    begin: async (redirectUri) => {
      let ticket = '';
      const nonce = randomText();
      const store = sealing(redirectUri, nonce, (sealed) => (ticket = sealed));
      const outcome = await runStrategy(options, { store, redirectUri, query: {}, nonce }, timeoutMs);
      if (outcome.kind !== 'redirect') {
        throw googleUnavailable(outcome.kind === 'error' ? outcome.error : undefined);
      }
      return { url: outcome.url, ticket };
    },

    complete: async ({ code, state, redirectUri, ticket: sealed }) => {
      if (code === '') throw signInFailed(TEXTS.google.noCode);
      const ticket = await tickets.open(sealed);
      if (ticket === null || ticket.redirectUri !== redirectUri) throw signInFailed(TEXTS.google.incomplete);
      const store = unsealing(ticket);
      const outcome = await runStrategy(options, { store, redirectUri, query: { code, state } }, timeoutMs);
      try {
        return await idTokens.verify(idTokenOf(outcome), ticket.nonce);
      } catch (error) {
        // The code may still be valid if Google did not answer.
        if (error instanceof DomainError && error.code === 'GOOGLE_UNAVAILABLE') tickets.release(ticket);
        throw error;
      }
    },

    verifyCredential: (credential) => idTokens.verify(credential, null),
  };
};
