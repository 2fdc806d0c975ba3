import { randomBytes } from 'node:crypto';
import type { GoogleSignIn } from '@safelight/application';
import { type GoogleServer, startGoogleServer } from './google-server.ts';
import type { GoogleSignInOptions } from '../google/google-options.ts';
import { createGoogleSignIn } from '../google/google-sign-in.ts';

export const CLIENT_ID = 'client-1.apps.example.org';
export const REDIRECT_URI = 'https://safelight.test/auth/google/callback';

/** Whom the server signs in unless told otherwise. */
export const KIM = {
  subject: '108204268033311374519',
  email: 'kim@example.org',
  isEmailVerified: true,
  fullName: 'Kim Example',
};

export const failed = (message: string) => ({ code: 'GOOGLE_SIGN_IN_FAILED', message });

/** Seconds since 1970, as tokens count. */
export const now = (): number => Math.floor(Date.now() / 1000);

/** A Google on this machine, and our side of a sign-in with it. */
export interface GoogleWorld {
  readonly server: GoogleServer;
  readonly options: GoogleSignInOptions;
  readonly google: GoogleSignIn;
  /** Begins, goes to Google, and comes back with everything `complete` takes. */
  goAndReturn(from?: GoogleSignIn): Promise<Parameters<GoogleSignIn['complete']>[0]>;
  /** A token for the button, with these claims in place of good ones. */
  credential(claims?: Record<string, unknown>): Promise<string>;
}

export const startGoogleWorld = async (): Promise<GoogleWorld> => {
  const server = await startGoogleServer();
  const { authUrl, tokenUrl, jwksUrl, issuer } = server;
  const options: GoogleSignInOptions = {
    clientId: CLIENT_ID,
    clientSecret: 'a secret',
    ticketKey: new Uint8Array(randomBytes(32)),
    authUrl,
    tokenUrl,
    jwksUrl,
    issuer,
    timeoutMs: 2_000,
  };
  const google = createGoogleSignIn(options);
  return {
    server,
    options,
    google,
    goAndReturn: async (from = google) => {
      const { url, ticket } = await from.begin(REDIRECT_URI);
      return { ...(await server.visit(url)), redirectUri: REDIRECT_URI, ticket };
    },
    credential: (claims = {}) => server.sign({ aud: CLIENT_ID, ...claims }),
  };
};
