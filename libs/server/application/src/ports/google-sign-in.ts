import type { ExternalProfile } from '@safelight/domain';

/**
 * Sign-in with Google. Tokens are believed only after signature, issuer, audience and expiry were checked.
 * GOOGLE_SIGN_IN_FAILED when something presented is not right (texts of the error catalogue),
 * GOOGLE_UNAVAILABLE when Google cannot be asked.
 */
export interface GoogleSignIn {
  /**
   * Begins the code flow with fresh state and PKCE. `ticket` seals both for ten minutes; the browser keeps it
   * and brings it back with the code.
   */
  begin(redirectUri: string): Promise<{ readonly url: string; readonly ticket: string }>;
  complete(input: {
    readonly code: string;
    readonly state: string;
    readonly redirectUri: string;
    readonly ticket: string;
  }): Promise<ExternalProfile>;
  /** An ID token from Google's own button. */
  verifyCredential(credential: string): Promise<ExternalProfile>;
}
