import { DomainError } from '@safelight/domain';
import { fileTooLargeText, TEXTS } from '@safelight/rules';

/** The reason for refusing an address or a response. It is for the log, never for the user. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** The error for every problem with an address. Only its cause contains the reason. */
const invalidImageUrl = (cause: unknown): DomainError =>
  new DomainError('INVALID_IMAGE_URL', TEXTS.images.invalidUrl, {}, { cause });

export const imageUrlRequired = (): DomainError =>
  new DomainError('INVALID_IMAGE_URL', TEXTS.images.urlRequired);

/** The error for a picture that is larger than its user may upload. */
export const fileTooLarge = (limitBytes: number): DomainError =>
  new DomainError('FILE_TOO_LARGE', fileTooLargeText(limitBytes), { limitBytes });

/** The error for an aborted fetch: the signal's reason if that is a DomainError, otherwise UPLOAD_ABORTED. */
const aborted = (signal: AbortSignal): DomainError =>
  signal.reason instanceof DomainError
    ? signal.reason
    : new DomainError('UPLOAD_ABORTED', 'The upload was stopped.', {}, { cause: signal.reason });

/** Converts any error of a fetch to an error of the port. */
export const inOurTerms = (error: unknown, signal: AbortSignal | undefined): DomainError => {
  if (error instanceof DomainError) return error;
  return signal?.aborted === true ? aborted(signal) : invalidImageUrl(error);
};
