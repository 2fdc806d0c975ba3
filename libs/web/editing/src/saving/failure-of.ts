import { TEXTS } from '@safelight/rules';
import { codeOf, detailsOf, isUnanswered, messageOf, statusOf } from '@safelight/web-data';
import { type FailureCause, type OtherSave, SaveFailure } from './saving.ts';

const otherSaveIn = (details: Readonly<Record<string, unknown>>): OtherSave => {
  const { revision, savedBy, updatedAt } = details;
  return { revision: Number(revision), savedBy: String(savedBy), updatedAt: String(updatedAt) };
};

const isSignedOut = (error: unknown): boolean =>
  statusOf(error) === 401 || (error instanceof Error && error.name === 'AuthenticationFailed');

/** True for server errors and too many requests, which are worth a retry. */
const isBusy = (error: unknown): boolean => {
  const status = statusOf(error);
  return status !== null && (status >= 500 || status === 429);
};

const reasonOf = (error: unknown): FailureCause => {
  if (isUnanswered(error)) return { kind: 'offline' };
  if (isSignedOut(error)) return { kind: 'signed-out' };
  if (isBusy(error)) return { kind: 'busy' };
  const code = codeOf(error);
  if (code === 'DOCUMENT_CONFLICT') return { kind: 'conflict', other: otherSaveIn(detailsOf(error)) };
  if (code === 'NOT_FOUND') return { kind: 'gone' };
  if (code !== null) return { kind: 'refused', message: messageOf(error) };
  // Our own errors, such as a picture that cannot be read, have messages for people.
  const isOurs = error instanceof Error && ['PictureMissing', 'FontMissing'].includes(error.name);
  return { kind: 'refused', message: isOurs ? error.message : messageOf(error, TEXTS.generic.internal) };
};

/** Why a request about a document failed, classified by what can be done about it. */
export const failureOf = (error: unknown): SaveFailure =>
  error instanceof SaveFailure ? error : new SaveFailure(reasonOf(error), error);
