import { DomainError } from '@safelight/domain';
import { fileTooLargeText, TEXTS } from '@safelight/rules';

/** Why an address or its answer is refused; for the log, never for the user. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** The error for every problem with an address, always the same; its reason is only the cause. */
const invalidImageUrl = (cause: unknown): DomainError =>
  new DomainError('INVALID_IMAGE_URL', TEXTS.images.invalidUrl, {}, { cause });

/** The error for a missing address. */
export const imageUrlRequired = (): DomainError =>
  new DomainError('INVALID_IMAGE_URL', TEXTS.images.urlRequired);

/** The error for a picture that is larger than its user may upload. */
export const fileTooLarge = (limitBytes: number): DomainError =>
  new DomainError('FILE_TOO_LARGE', fileTooLargeText(limitBytes), { limitBytes });

/**
 * The error when the user aborts: the reason of the signal if that is one of our errors, otherwise
 * UPLOAD_ABORTED.
 */
const aborted = (signal: AbortSignal): DomainError =>
  signal.reason instanceof DomainError
    ? signal.reason
    : new DomainError('UPLOAD_ABORTED', 'The upload was stopped.', {}, { cause: signal.reason });

/** Any error of a fetch as an error of the port. */
export const inOurTerms = (error: unknown, signal: AbortSignal | undefined): DomainError => {
  if (error instanceof DomainError) return error;
  return signal?.aborted === true ? aborted(signal) : invalidImageUrl(error);
};
