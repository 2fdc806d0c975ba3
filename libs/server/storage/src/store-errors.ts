import type { Readable } from 'node:stream';
import { DomainError } from '@safelight/domain';
import { fileTooLargeText, TEXTS } from '@safelight/rules';

/** The store is unavailable; trying again later may help. */
export const storageUnavailable = (cause: unknown): DomainError =>
  new DomainError('STORAGE_UNAVAILABLE', TEXTS.generic.storageUnavailable, {}, { cause });

/** The stream exceeded the maximum size for the sender's plan. */
export const fileTooLarge = (limitBytes: number): DomainError =>
  new DomainError('FILE_TOO_LARGE', fileTooLargeText(limitBytes), { limitBytes });

export const rangeNotSatisfiable = (): DomainError =>
  new DomainError('RANGE_NOT_SATISFIABLE', 'The requested part of the file does not exist.');

/**
 * The error for an aborted signal: the signal's reason if it is one of our errors, otherwise UPLOAD_ABORTED.
 */
export const uploadAborted = (signal: AbortSignal): DomainError =>
  signal.reason instanceof DomainError
    ? signal.reason
    : new DomainError('UPLOAD_ABORTED', 'The upload was stopped.', {}, { cause: signal.reason });

export type ErrorTranslator = (error: unknown) => unknown;

/** Calls `work` and translates the errors that it throws. */
export const translated = async <T>(translate: ErrorTranslator, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw translate(error);
  }
};

/** Waits until both promises have settled, so that neither is left running, and rethrows the first error. */
export const bothOf = async <A, B>(one: Promise<A>, other: Promise<B>): Promise<readonly [A, B]> => {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
};

/** The same stream with its errors translated. Chunks pass through without extra work. */
export const translatedStream = <S extends Readable>(translate: ErrorTranslator, stream: S): S => {
  const destroy = stream.destroy.bind(stream);
  stream.destroy = (error) => destroy(error === undefined ? undefined : (translate(error) as Error));
  return stream;
};
