import { ERROR_CATALOGUE, type ErrorCode } from '@safelight/rules';
import { z } from 'zod';
import type { Access, Operation } from './operation.ts';

const codes = Object.keys(ERROR_CATALOGUE) as [ErrorCode, ...ErrorCode[]];

/** What every error of the API looks like but those of `/api/auth`. */
export const errorAnswer = z.strictObject({
  error: z.string().describe('What went wrong, in words for a person.'),
  code: z.enum(codes),
  details: z
    .record(z.string(), z.unknown())
    .describe('Particulars, such as `fields` (what is wrong with each field of the input) or `limit_bytes`.'),
});

/** Errors under `/api/auth`: what is wrong with each field, or `detail`. */
export const authErrorAnswer = z.union([
  z.strictObject({ detail: z.string(), ...errorAnswer.shape }),
  z.record(z.string(), z.array(z.string())),
]);

/** What any call may meet: malformed input, an API key without requests left, and our own failures. */
const COMMON: readonly ErrorCode[] = [
  'INVALID_INPUT',
  'RATE_LIMITED',
  'INTERNAL',
  'DATABASE_UNAVAILABLE',
  'STORAGE_UNAVAILABLE',
];

const BY_ACCESS: Readonly<Record<Access, readonly ErrorCode[]>> = {
  anyone: [],
  optional: ['UNAUTHENTICATED', 'INVALID_API_KEY'],
  user: ['UNAUTHENTICATED', 'INVALID_API_KEY'],
  session: ['UNAUTHENTICATED', 'INVALID_API_KEY', 'FORBIDDEN'],
};

/** Statuses of a body that Express's parser does not read; their code is INVALID_INPUT. */
const UNREADABLE_BODY = [413, 415];

/** The codes an operation may answer with, by status. */
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
  if (body !== undefined) for (const status of UNREADABLE_BODY) add(status, 'INVALID_INPUT');
  return byStatus;
};
