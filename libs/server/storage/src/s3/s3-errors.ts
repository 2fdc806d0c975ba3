import { types } from 'node:util';
import { DomainError, notFound } from '@safelight/domain';
import { rangeNotSatisfiable, storageUnavailable } from '../store-errors.ts';

const MISSING: ReadonlySet<string> = new Set(['NoSuchKey', 'NoSuchBucket', 'NotFound']);

const codeOf = (error: unknown): string | undefined =>
  types.isNativeError(error) && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** True when the server says that there is no such object or bucket. */
export const isMissing = (error: unknown): boolean => MISSING.has(codeOf(error) ?? '');

/** True when a bucket cannot be created because it is there already. */
export const isExistingBucket = (error: unknown): boolean =>
  codeOf(error) === 'BucketAlreadyOwnedByYou' || codeOf(error) === 'BucketAlreadyExists';

/** True when a kept connection turned out to be closed: the request was not taken. */
export const isStaleConnection = (error: unknown): boolean =>
  codeOf(error) === 'ECONNRESET' || codeOf(error) === 'EPIPE';

/** Whatever a server or the way to it does wrong is STORAGE_UNAVAILABLE. */
export const s3Error = (error: unknown): unknown =>
  error instanceof DomainError ? error : storageUnavailable(error);

/** As `s3Error`, for reading: a missing object is NOT_FOUND, a range outside of it RANGE_NOT_SATISFIABLE. */
export const s3ReadError = (error: unknown): unknown => {
  if (isMissing(error)) return notFound();
  return codeOf(error) === 'InvalidRange' ? rangeNotSatisfiable() : s3Error(error);
};
