/** What an account may still ask in its current hour, with all its API keys (X-RateLimit-Limit, -Remaining, -Reset). */
export interface RequestAllowance {
  readonly limit: number;
  readonly remaining: number;
  readonly resetAt: Date;
}
