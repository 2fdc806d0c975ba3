/** An API key as its owner sees it. The secret is shown once and stored as a hash. */
export interface ApiKey {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  /** The first 8 characters, which identify the key. */
  readonly prefix: string;
  readonly lastFour: string;
  readonly isActive: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  /** The number of requests in the hour that began at `countedHour`, which may be long ago. */
  readonly requestsCount: number;
  /** The start of the last hour with a request; null before the first request. */
  readonly countedHour: Date | null;
  /** The number of requests since the key was created. */
  readonly requestsTotal: number;
}

const HOUR_MS = 60 * 60 * 1000;

/** Returns the start of the hour of `time`. Request limits refer to such hours. */
export const hourOf = (time: Date): Date => new Date(Math.floor(time.getTime() / HOUR_MS) * HOUR_MS);

/**
 * Returns the key with its requests in the hour of `now`. They are zero if the last request was in an earlier
 * hour.
 */
export const requestsAsOf = (apiKey: ApiKey, now: Date): ApiKey => {
  const hour = hourOf(now);
  if (apiKey.countedHour?.getTime() === hour.getTime()) return apiKey;
  return { ...apiKey, requestsCount: 0, countedHour: hour };
};

/** A key with the hash of its secret. Only authentication reads the hash. */
export interface ApiKeyCredentials {
  readonly apiKey: ApiKey;
  readonly secretHash: string;
}

export const API_KEY_PREFIX_LENGTH = 8;
