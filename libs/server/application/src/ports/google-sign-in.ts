import type { ExternalProfile } from '@safelight/domain';

/**
 * Sign-in with Google. A token is accepted only if its signature, issuer and audience are right and it has not
 * expired. Throws GOOGLE_SIGN_IN_FAILED if the request is wrong, GOOGLE_UNAVAILABLE if Google does not answer.
 */
export interface GoogleSignIn {
  /**
   * Starts the authorization code flow with a new state and PKCE verifier. `ticket` contains both, encrypted
   * and valid for ten minutes. The browser stores the ticket and returns it with the code.
   */
  begin(redirectUri: string): Promise<{ readonly url: string; readonly ticket: string }>;
  complete(input: {
    readonly code: string;
    readonly state: string;
    readonly redirectUri: string;
    readonly ticket: string;
  }): Promise<ExternalProfile>;
  /** Verifies an ID token that Google's own button returned. */
  verifyCredential(credential: string): Promise<ExternalProfile>;
}
