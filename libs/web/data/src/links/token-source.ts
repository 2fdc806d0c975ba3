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

/**
 * Returns a newer token than the refused one: one that another request has already fetched, or a fresh one. Returns
 * null when the session is over.
 */
export const newerToken = async (tokens: TokenSource, refused: string): Promise<string | null> => {
  const current = tokens.access();
  return current !== null && current !== refused ? current : await tokens.refresh();
};
