import type { ExternalProfile } from '@safelight/domain';

/**
 * Sign-in with Google. A token is accepted only after checking its signature, issuer, audience and expiry.
 * GOOGLE_SIGN_IN_FAILED if the request is wrong (texts of the error catalogue), GOOGLE_UNAVAILABLE if Google
 * does not answer.
 */
export interface GoogleSignIn {
  /**
   * Starts the authorization code flow with a new state and PKCE verifier. `ticket` contains both, encrypted
   * and valid for ten minutes; the browser stores it and sends it back with the code.
   */
  begin(redirectUri: string): Promise<{ readonly url: string; readonly ticket: string }>;
  complete(input: {
    readonly code: string;
    readonly state: string;
    readonly redirectUri: string;
    readonly ticket: string;
  }): Promise<ExternalProfile>;
  /** Verifies an ID token from Google's own button. */
  verifyCredential(credential: string): Promise<ExternalProfile>;
}
