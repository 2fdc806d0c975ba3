import { types } from 'node:util';
import { notFound } from '@safelight/domain';
import { storageUnavailable } from '../store-errors.ts';

const errnoOf = (error: unknown): string | undefined =>
  types.isNativeError(error) && 'code' in error && typeof error.code === 'string' && 'syscall' in error
    ? error.code
    : undefined;

/** True when a file system call failed because there is no such file or folder. */
export const isMissing = (error: unknown): boolean => errnoOf(error) === 'ENOENT';

/**
 * Turns a failed file system call (ENOSPC, EIO, EACCES, …) into STORAGE_UNAVAILABLE; other errors stay
 * unchanged.
 */
export const diskError = (error: unknown): unknown =>
  errnoOf(error) === undefined ? error : storageUnavailable(error);

/** Like `diskError`, for reading: a missing file becomes NOT_FOUND. */
export const diskReadError = (error: unknown): unknown => (isMissing(error) ? notFound() : diskError(error));
