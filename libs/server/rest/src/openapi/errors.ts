import { ERROR_CATALOGUE, type ErrorCode } from '@safelight/rules';
import { ERROR_MEANINGS } from '@safelight/transport';
import { z } from 'zod';
import type { Access, Operation } from '../http/operation.ts';

const codes = Object.keys(ERROR_CATALOGUE) as [ErrorCode, ...ErrorCode[]];

/** The body of every error of the API except those of `/api/auth`. */
export const errorAnswer = z.strictObject({
  error: z.string().describe('What went wrong, in words for a person.'),
  code: z.enum(codes).describe(codes.map((code) => `- \`${code}\`: ${ERROR_MEANINGS[code]}`).join('\n')),
  details: z
    .record(z.string(), z.unknown())
    .describe('Particulars, such as `fields` (what is wrong with each field of the input) or `limit_bytes`.'),
});

/** Errors under `/api/auth`: either messages by field, or `detail`. */
export const authErrorAnswer = z.union([
  z.strictObject({
    detail: z.string().describe('The same text as `error`.'),
    ...errorAnswer.shape,
  }),
  z.record(z.string(), z.array(z.string())),
]);

/**
 * Errors that every call can answer: malformed input, an API key without requests left, and failures of the
 * server.
 */
const COMMON: readonly ErrorCode[] = [
  'INVALID_INPUT',
  'RATE_LIMITED',
  'INTERNAL',
  'DATABASE_UNAVAILABLE',
  'STORAGE_UNAVAILABLE',
];

const BY_ACCESS: Readonly<Record<Access, readonly ErrorCode[]>> = {
  anyone: [],
  optional: ['UNAUTHENTICATED', 'INVALID_API_KEY', 'ACCOUNT_SUSPENDED'],
  user: ['UNAUTHENTICATED', 'INVALID_API_KEY', 'ACCOUNT_SUSPENDED'],
  session: ['UNAUTHENTICATED', 'INVALID_API_KEY', 'FORBIDDEN', 'ACCOUNT_SUSPENDED'],
  account: ['UNAUTHENTICATED', 'INVALID_API_KEY', 'FORBIDDEN', 'ACCOUNT_SUSPENDED'],
};

/** How a body is refused that is too large, or of a type or an encoding that the call does not read. */
const UNREADABLE_BODY = [
  [413, 'FILE_TOO_LARGE'],
  [415, 'INVALID_INPUT'],
] as const;

/** The error codes of an operation, by status. */
export const errorsByStatus = ({
  access,
  body,
  errors = [],
}: Operation): ReadonlyMap<number, ReadonlySet<ErrorCode>> => {
  const byStatus = new Map<number, Set<ErrorCode>>();
  const add = (status: number, code: ErrorCode): void => {
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code));
  };
  for (const code of [...COMMON, ...BY_ACCESS[access], ...errors]) {
    add(ERROR_CATALOGUE[code].httpStatus, code);
  }
  if (body !== undefined) for (const [status, code] of UNREADABLE_BODY) add(status, code);
  return byStatus;
};
