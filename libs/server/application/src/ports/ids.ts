/** Fresh identifiers and secrets. */
export interface Ids {
  /** A UUID for rows nobody outside names. */
  uuid(): string;
  /** 128 random bits in base64url, 22 characters: public names of images. */
  uid(): string;
  /** 256 random bits in base64url, 43 characters: links, refresh tokens, API keys. */
  secret(): string;
}
