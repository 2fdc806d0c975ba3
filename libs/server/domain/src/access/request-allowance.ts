/** What an API key may still ask in its current hour (X-RateLimit-Limit, -Remaining, -Reset). */
export interface RequestAllowance {
  readonly limit: number;
  readonly remaining: number;
  readonly resetAt: Date;
}
