/** Provides the access token to the links of the client; implemented by the session. */
export interface TokenSource {
  /** The current access token, or null when signed out. */
  readonly access: () => string | null;
  /**
   * Fetches a new access token. Simultaneous callers share one refresh. Resolves to null when the session is
   * over; rejects when the server could not be reached.
   */
  readonly refresh: () => Promise<string | null>;
}
