/**
 * The requests that an account has left in the current hour, with all its API keys together
 * (X-RateLimit-Limit, -Remaining, -Reset).
 */
export interface RequestAllowance {
  readonly limit: number;
  readonly remaining: number;
  readonly resetAt: Date;
}
