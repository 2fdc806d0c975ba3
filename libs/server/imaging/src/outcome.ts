import { DomainError, invalidField } from '@safelight/domain';
import { MAX_IMAGE_FRAMES, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE, TEXTS } from '@safelight/rules';
import type { DecodingOutcome } from './decoders.ts';
import type { WorkFailure, WorkResult } from './protocol.ts';

const tooLarge = (): DomainError =>
  new DomainError('IMAGE_TOO_LARGE', TEXTS.images.tooManyPixels, {
    maxPixels: MAX_IMAGE_PIXELS,
    maxFrames: MAX_IMAGE_FRAMES,
    maxSide: MAX_IMAGE_SIDE,
  });

/** The error for a file that is not an accepted picture. */
export const invalidFormat = (): DomainError =>
  new DomainError('INVALID_FILE_FORMAT', TEXTS.images.invalidFormat);

const errorOfFailure = (failure: WorkFailure, reason: string): Error => {
  switch (failure) {
    case 'INVALID_FILE_FORMAT':
      return invalidFormat();
    case 'IMAGE_TOO_LARGE':
      return tooLarge();
    case 'INVALID_MASK':
      return invalidField('mask', TEXTS.ai.invalidMask);
    case 'DISK_FULL':
      return new DomainError('STORAGE_UNAVAILABLE', TEXTS.generic.storageUnavailable);
    case 'UNSUPPORTED':
    case 'FAILED':
      return new Error(`Imaging failed: ${reason}`);
  }
};

/** Every outcome except an abort. */
type EndedOutcome = Exclude<DecodingOutcome, { readonly kind: 'aborted' }>;

/** The result of a request, or the port's error for an outcome without a result. */
export const resultOf = (outcome: EndedOutcome): WorkResult | Error => {
  switch (outcome.kind) {
    case 'reply':
      if (outcome.reply.kind === 'result') return outcome.reply.result;
      return errorOfFailure(outcome.reply.failure, outcome.reply.reason);
    case 'timed-out':
    case 'over-memory':
      return tooLarge();
    case 'died':
      return invalidFormat();
    case 'did-not-start':
      return new Error(`The imaging worker did not start: ${outcome.detail}`);
    case 'queue-full':
    case 'stopped':
      return new DomainError('OVERLOADED', TEXTS.generic.overloaded);
  }
};

/** The log entry for an outcome without an answer. Null when there was an answer. */
export const lossOf = (
  outcome: EndedOutcome,
): { readonly event: string; readonly detail?: string } | null => {
  const { kind } = outcome;
  if (kind === 'reply' || kind === 'queue-full' || kind === 'stopped') return null;
  return { event: kind, ...('detail' in outcome && { detail: outcome.detail }) };
};
