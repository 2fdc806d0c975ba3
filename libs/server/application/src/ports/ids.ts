export interface Ids {
  /** A UUID, for rows whose id is in no URL of a page. */
  uuid(): string;
  /** 128 random bits in base64url, 22 characters: the uids of images and comparisons. */
  uid(): string;
  /** 256 random bits in base64url, 43 characters: links, refresh tokens, API keys. */
  secret(): string;
}
