import type { ErrorDetails, RequestAllowance, Viewer } from '@safelight/domain';
import type { ServerResponse } from 'node:http';

const headersOf = (limit: unknown, remaining: unknown, resetSeconds: unknown) => ({
  'X-RateLimit-Limit': String(limit),
  'X-RateLimit-Remaining': String(remaining),
  'X-RateLimit-Reset': String(resetSeconds),
});

const allowanceHeaders = ({ limit, remaining, resetAt }: RequestAllowance) =>
  headersOf(limit, remaining, Math.ceil(resetAt.getTime() / 1_000));

/** The same for a request refused because nothing is left, from the particulars of its RATE_LIMITED error. */
export const exhaustedHeaders = ({
  limit,
  remaining,
  reset,
}: ErrorDetails): Readonly<Record<string, string>> =>
  limit === undefined || reset === undefined ? {} : headersOf(limit, remaining ?? 0, reset);

/**
 * Puts what is left of an API key's hour on the answer, whatever it will be: X-RateLimit-Limit, -Remaining and
 * -Reset (Unix seconds). Nothing for other viewers.
 */
export const showAllowance = (res: ServerResponse, viewer: Viewer): void => {
  if (viewer.kind !== 'api-key') return;
  for (const [name, value] of Object.entries(allowanceHeaders(viewer.allowance))) res.setHeader(name, value);
};
