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
  /** Requests in `countedHour`, whenever that was. */
  readonly requestsCount: number;
  /** When the hour began that was counted last; null before the first request. */
  readonly countedHour: Date | null;
  /** Requests ever. */
  readonly requestsTotal: number;
}

const HOUR_MS = 60 * 60 * 1000;

/** When the hour began that `time` is in, as limits of requests count hours. */
export const hourOf = (time: Date): Date => new Date(Math.floor(time.getTime() / HOUR_MS) * HOUR_MS);

/** The key with the requests of the hour that `now` is in: none when it was counted in an earlier one. */
export const requestsAsOf = (apiKey: ApiKey, now: Date): ApiKey => {
  const hour = hourOf(now);
  if (apiKey.countedHour?.getTime() === hour.getTime()) return apiKey;
  return { ...apiKey, requestsCount: 0, countedHour: hour };
};

/** A key with what only authentication reads. */
export interface ApiKeyCredentials {
  readonly apiKey: ApiKey;
  readonly secretHash: string;
}

export const API_KEY_PREFIX_LENGTH = 8;
