import { randomBytes } from 'node:crypto';
import type { GoogleSignIn } from '@safelight/application/ports';
import { type GoogleServer, startGoogleServer } from './google-server.ts';
import type { GoogleSignInOptions } from '../google/google-options.ts';
import { createGoogleSignIn } from '../google/google-sign-in.ts';

export const CLIENT_ID = 'client-1.apps.example.org';
export const REDIRECT_URI = 'https://safelight.test/auth/google/callback';

export const KIM = {
  subject: '108204268033311374519',
  email: 'kim@example.org',
  isEmailVerified: true,
  fullName: 'Kim Example',
};

export const failed = (message: string) => ({ code: 'GOOGLE_SIGN_IN_FAILED', message });

/** The time in seconds since 1970, which is the unit in tokens. */
export const now = (): number => Math.floor(Date.now() / 1000);

/** A Google server on this machine, and our sign-in that uses it. */
export interface GoogleWorld {
  readonly server: GoogleServer;
  readonly options: GoogleSignInOptions;
  readonly google: GoogleSignIn;
  /** Begins a sign-in and visits Google. Returns the parameters for `complete`. */
  goAndReturn(from?: GoogleSignIn): Promise<Parameters<GoogleSignIn['complete']>[0]>;
  /** An ID token as Google's button sends it, with these claims replaced. */
  credential(claims?: Record<string, unknown>): Promise<string>;
  close(): Promise<void>;
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
    close: () => server.stop(),
  };
};
