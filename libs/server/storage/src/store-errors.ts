import type { Readable } from 'node:stream';
import { DomainError } from '@safelight/domain';
import { fileTooLargeText, TEXTS } from '@safelight/rules';

/** The store cannot be used now; trying again later may work. */
export const storageUnavailable = (cause: unknown): DomainError =>
  new DomainError('STORAGE_UNAVAILABLE', TEXTS.generic.storageUnavailable, {}, { cause });

/** The stream went past the size its sender may store. */
export const fileTooLarge = (limitBytes: number): DomainError =>
  new DomainError('FILE_TOO_LARGE', fileTooLargeText(limitBytes), { limitBytes });

/** No byte of the object lies in the range that was asked for. */
export const rangeNotSatisfiable = (): DomainError =>
  new DomainError('RANGE_NOT_SATISFIABLE', 'The requested part of the file does not exist.');

/** What an aborted signal stands for: its own reason when that is one of our errors, else UPLOAD_ABORTED. */
export const uploadAborted = (signal: AbortSignal): DomainError =>
  signal.reason instanceof DomainError
    ? signal.reason
    : new DomainError('UPLOAD_ABORTED', 'The upload was stopped.', {}, { cause: signal.reason });

export type ErrorTranslator = (error: unknown) => unknown;

/** Runs `work` and rethrows what it throws in our own terms. */
export const translated = async <T>(translate: ErrorTranslator, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw translate(error);
  }
};

/** The same stream; an error in the middle of it is told in our own terms, at no cost per byte. */
export const translatedStream = <S extends Readable>(translate: ErrorTranslator, stream: S): S => {
  const destroy = stream.destroy.bind(stream);
  stream.destroy = (error) => destroy(error === undefined ? undefined : (translate(error) as Error));
  return stream;
};
