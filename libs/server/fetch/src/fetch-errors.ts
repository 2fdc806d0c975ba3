import { DomainError } from '@safelight/domain';
import { fileTooLargeText, TEXTS } from '@safelight/rules';

/** Why an address or its answer is not taken; for the log, never for the user. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** The one answer to whatever is wrong; the reason goes along as its cause. */
export const invalidImageUrl = (cause: unknown): DomainError =>
  new DomainError('INVALID_IMAGE_URL', TEXTS.images.invalidUrl, {}, { cause });

/** No address at all. */
export const imageUrlRequired = (): DomainError =>
  new DomainError('INVALID_IMAGE_URL', TEXTS.images.urlRequired);

/** The picture is larger than its user may store. */
export const fileTooLarge = (limitBytes: number): DomainError =>
  new DomainError('FILE_TOO_LARGE', fileTooLargeText(limitBytes), { limitBytes });

/** What the user's own signal stands for: its reason when that is one of our errors, else UPLOAD_ABORTED. */
const aborted = (signal: AbortSignal): DomainError =>
  signal.reason instanceof DomainError
    ? signal.reason
    : new DomainError('UPLOAD_ABORTED', 'The upload was stopped.', {}, { cause: signal.reason });

/** Any error of a fetch in the port's terms. */
export const inOurTerms = (error: unknown, signal: AbortSignal | undefined): DomainError => {
  if (error instanceof DomainError) return error;
  return signal?.aborted === true ? aborted(signal) : invalidImageUrl(error);
};
