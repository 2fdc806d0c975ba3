/** An API key as its owner sees it; the secret is shown once and kept as a hash. */
export interface ApiKey {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  /** The first 8 characters, by which the key is found. */
  readonly prefix: string;
  /** The last 4 characters, for display. */
  readonly lastFour: string;
  readonly isActive: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly requestsCount: number;
}

/** A key with what only authentication reads. */
export interface ApiKeyCredentials {
  readonly apiKey: ApiKey;
  readonly secretHash: string;
}

export const API_KEY_PREFIX_LENGTH = 8;
