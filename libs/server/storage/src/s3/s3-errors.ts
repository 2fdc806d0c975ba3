import { types } from 'node:util';
import { DomainError, notFound } from '@safelight/domain';
import { rangeNotSatisfiable, storageUnavailable } from '../store-errors.ts';

const MISSING: ReadonlySet<string> = new Set(['NoSuchKey', 'NoSuchBucket', 'NotFound']);

const codeOf = (error: unknown): string | undefined =>
  types.isNativeError(error) && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** True when the server reports that the file or the bucket is missing. */
export const isMissing = (error: unknown): boolean => MISSING.has(codeOf(error) ?? '');

/** True when creating a bucket failed because it already exists. */
export const isExistingBucket = (error: unknown): boolean =>
  codeOf(error) === 'BucketAlreadyOwnedByYou' || codeOf(error) === 'BucketAlreadyExists';

/** True when a keep-alive connection was closed before the server received the request. */
export const isStaleConnection = (error: unknown): boolean =>
  codeOf(error) === 'ECONNRESET' || codeOf(error) === 'EPIPE';

/** Converts every error of the server or the connection to STORAGE_UNAVAILABLE. */
export const s3Error = (error: unknown): unknown =>
  error instanceof DomainError ? error : storageUnavailable(error);

/**
 * Converts errors of reading like `s3Error`, but a missing file to NOT_FOUND and a range outside the file to
 * RANGE_NOT_SATISFIABLE.
 */
export const s3ReadError = (error: unknown): unknown => {
  if (isMissing(error)) return notFound();
  return codeOf(error) === 'InvalidRange' ? rangeNotSatisfiable() : s3Error(error);
};
