/** Where the client's links get their access token; the session implements it. */
export interface TokenSource {
  /** The access token now, or null when signed out. */
  readonly access: () => string | null;
  /**
   * A new access token. Callers at the same time share one refresh. Null when the session is over;
   * rejects when the server could not be asked.
   */
  readonly refresh: () => Promise<string | null>;
}
