import { types } from 'node:util';
import { notFound } from '@safelight/domain';
import { storageUnavailable } from '../store-errors.ts';

const errnoOf = (error: unknown): string | undefined =>
  types.isNativeError(error) && 'code' in error && typeof error.code === 'string' && 'syscall' in error
    ? error.code
    : undefined;

/** True when a file system call failed because the file or folder is missing. */
export const isMissing = (error: unknown): boolean => errnoOf(error) === 'ENOENT';

/**
 * Converts a failed file system call (ENOSPC, EIO, EACCES, …) to STORAGE_UNAVAILABLE. Other errors stay
 * unchanged.
 */
export const diskError = (error: unknown): unknown =>
  errnoOf(error) === undefined ? error : storageUnavailable(error);

/** Converts errors of reading like `diskError`, but a missing file to NOT_FOUND. */
export const diskReadError = (error: unknown): unknown => (isMissing(error) ? notFound() : diskError(error));
