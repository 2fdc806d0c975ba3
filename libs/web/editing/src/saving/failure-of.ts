import {
  codeOf,
  detailsOf,
  isPassing,
  isUnanswered,
  messageOf,
  plainMessageOf,
  statusOf,
} from '@safelight/web-data';
import { type FailureCause, type OtherSave, SaveFailure } from './saving.ts';

const otherSaveIn = (details: Readonly<Record<string, unknown>>): OtherSave => {
  const { revision, savedBy, updatedAt } = details;
  return { revision: Number(revision), savedBy: String(savedBy), updatedAt: String(updatedAt) };
};

const isSignedOut = (error: unknown): boolean =>
  statusOf(error) === 401 || (error instanceof Error && error.name === 'AuthenticationFailed');

/** The errors whose messages are written for people, such as that of a picture that cannot be read. */
const WRITTEN_FOR_PEOPLE: ReadonlySet<string> = new Set([
  'FileError',
  'FontMissing',
  'LayerProblem',
  'PictureMissing',
]);

/** The reason why something failed, as a text for people. */
export const problemOf = (error: unknown): string =>
  error instanceof Error && WRITTEN_FOR_PEOPLE.has(error.name) ? error.message : plainMessageOf(error);

const reasonOf = (error: unknown): FailureCause => {
  if (isUnanswered(error)) return { kind: 'offline' };
  if (isSignedOut(error)) return { kind: 'signed-out' };
  if (isPassing(error)) return { kind: 'busy' };
  const code = codeOf(error);
  if (code === 'DOCUMENT_CONFLICT') return { kind: 'conflict', other: otherSaveIn(detailsOf(error)) };
  if (code === 'NOT_FOUND') return { kind: 'gone' };
  if (code !== null) return { kind: 'refused', message: messageOf(error) };
  return { kind: 'refused', message: problemOf(error) };
};

/** The reason why a request about a document failed, classified by what can be done about it. */
export const failureOf = (error: unknown): SaveFailure =>
  error instanceof SaveFailure ? error : new SaveFailure(reasonOf(error), error);
