import type { ErrorDetails, RequestAllowance, Viewer } from '@safelight/domain';
import type { ServerResponse } from 'node:http';

const headersOf = (limit: unknown, remaining: unknown, resetSeconds: unknown) => ({
  'X-RateLimit-Limit': String(limit),
  'X-RateLimit-Remaining': String(remaining),
  'X-RateLimit-Reset': String(resetSeconds),
});

const allowanceHeaders = ({ limit, remaining, resetAt }: RequestAllowance) =>
  headersOf(limit, remaining, Math.ceil(resetAt.getTime() / 1_000));

/**
 * The headers for a request that was refused because nothing is left, from the details of its RATE_LIMITED
 * error.
 */
export const exhaustedHeaders = ({
  limit,
  remaining,
  reset,
}: ErrorDetails): Readonly<Record<string, string>> =>
  limit === undefined || reset === undefined ? {} : headersOf(limit, remaining ?? 0, reset);

/**
 * Adds what is left of an API key's hour to the headers of the answer: X-RateLimit-Limit, -Remaining and
 * -Reset (Unix seconds). Does nothing for other viewers.
 */
export const showAllowance = (res: ServerResponse, viewer: Viewer): void => {
  if (viewer.kind !== 'api-key') return;
  for (const [name, value] of Object.entries(allowanceHeaders(viewer.allowance))) res.setHeader(name, value);
};
