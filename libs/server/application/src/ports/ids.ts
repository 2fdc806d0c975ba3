export interface Ids {
  /** Creates a UUID, for rows whose id is not part of a page's URL. */
  uuid(): string;
  /** Creates the uid of an image or comparison: 128 random bits in base64url, which are 22 characters. */
  uid(): string;
  /**
   * Creates a secret for a link, a refresh token or an API key: 256 random bits in base64url, which are 43
   * characters.
   */
  secret(): string;
}
