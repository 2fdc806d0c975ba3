import type { ErrorDetails, RequestAllowance, Viewer } from '@safelight/domain';
import type { ServerResponse } from 'node:http';

const headersOf = (limit: unknown, remaining: unknown, resetSeconds: unknown) => ({
  'X-RateLimit-Limit': String(limit),
  'X-RateLimit-Remaining': String(remaining),
  'X-RateLimit-Reset': String(resetSeconds),
});

const allowanceHeaders = ({ limit, remaining, resetAt }: RequestAllowance) =>
  headersOf(limit, remaining, Math.ceil(resetAt.getTime() / 1_000));

/** The rate limit headers of a request that was refused with RATE_LIMITED, from the details of that error. */
export const exhaustedHeaders = ({
  limit,
  remaining,
  reset,
}: ErrorDetails): Readonly<Record<string, string>> =>
  limit === undefined || reset === undefined ? {} : headersOf(limit, remaining ?? 0, reset);

/**
 * Adds the remaining requests of an API key to the headers of the answer: X-RateLimit-Limit, -Remaining and
 * -Reset (Unix seconds). Does nothing for other viewers.
 */
export const showAllowance = (res: ServerResponse, viewer: Viewer): void => {
  if (viewer.kind !== 'api-key') return;
  for (const [name, value] of Object.entries(allowanceHeaders(viewer.allowance))) res.setHeader(name, value);
};
