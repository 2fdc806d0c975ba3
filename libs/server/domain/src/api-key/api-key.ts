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
  /** Requests in the hour that began at `countedHour`, which may be long ago. */
  readonly requestsCount: number;
  /** The beginning of the last hour in which requests were counted; null before the first request. */
  readonly countedHour: Date | null;
  /** Requests since the key was created. */
  readonly requestsTotal: number;
}

const HOUR_MS = 60 * 60 * 1000;

/** The beginning of the hour that `time` is in, as the limits of requests count hours. */
export const hourOf = (time: Date): Date => new Date(Math.floor(time.getTime() / HOUR_MS) * HOUR_MS);

/** The key with its requests in the hour of `now`, which are none if it was last counted in an earlier hour. */
export const requestsAsOf = (apiKey: ApiKey, now: Date): ApiKey => {
  const hour = hourOf(now);
  if (apiKey.countedHour?.getTime() === hour.getTime()) return apiKey;
  return { ...apiKey, requestsCount: 0, countedHour: hour };
};

/** A key with the hash that only authentication reads. */
export interface ApiKeyCredentials {
  readonly apiKey: ApiKey;
  readonly secretHash: string;
}

export const API_KEY_PREFIX_LENGTH = 8;
