import type { ExternalProfile } from '@safelight/domain';

/**
 * Sign-in with Google. A token is accepted only after its signature, issuer, audience and expiry were
 * checked. GOOGLE_SIGN_IN_FAILED when something in the request is wrong (texts of the error catalogue),
 * GOOGLE_UNAVAILABLE when Google does not answer.
 */
export interface GoogleSignIn {
  /**
   * Begins the code flow with a new state and PKCE verifier. `ticket` seals both for ten minutes; the browser
   * keeps it and sends it back with the code.
   */
  begin(redirectUri: string): Promise<{ readonly url: string; readonly ticket: string }>;
  complete(input: {
    readonly code: string;
    readonly state: string;
    readonly redirectUri: string;
    readonly ticket: string;
  }): Promise<ExternalProfile>;
  /** Checks an ID token from Google's own button. */
  verifyCredential(credential: string): Promise<ExternalProfile>;
}
