/**
 * The limit of hourly requests with all API keys of an account, how many are left, and when it resets
 * (X-RateLimit-Limit, -Remaining, -Reset).
 */
export interface RequestAllowance {
  readonly limit: number;
  readonly remaining: number;
  readonly resetAt: Date;
}
