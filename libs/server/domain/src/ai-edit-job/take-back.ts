import { TAKE_BACK, TAKE_BACK_REFUSALS, type TakeBackRefusal } from '@safelight/rules';
import { DomainError } from '../error/domain-error.ts';
import type { VersionOrigin } from '../image/image.ts';
import type { AiEditJob } from './ai-edit-job.ts';

/** The model that the versions of the built-in editor name. An edit by any other model cost the operator money. */
export const BUILT_IN_MODEL = 'safelight-local';

/**
 * What a version can be used for, in the order in which a refusal names it: as the current version, as a former
 * one that was public, as a side of a comparison, as a layer of a document, or as the source of another edit
 * that is unfinished or has a result.
 */
export const VERSION_USES = ['current', 'published', 'comparison', 'layer', 'edited'] as const;
export type VersionUse = (typeof VERSION_USES)[number];

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Creates the error for an edit that cannot be taken back. `details.reason` is the reason. */
export const takeBackRefused = (reason: TakeBackRefusal): DomainError =>
  new DomainError('TAKE_BACK_REFUSED', TAKE_BACK_REFUSALS[reason], { reason });

/** Returns the time from which edits that were taken back count towards the limit of the account. */
export const takeBacksCountFrom = (now: Date): Date => new Date(now.getTime() - TAKE_BACK.perDays * DAY_MS);

/** Returns how many more edits an account can take back now. `taken` is the number since `takeBacksCountFrom`. */
export const takeBacksLeft = (taken: number): number => Math.max(0, TAKE_BACK.maxEdits - taken);

type EndedEdit = Pick<AiEditJob, 'state' | 'finishedAt' | 'takenBackAt'>;

/** The result of an edit, as far as it decides whether the edit can be taken back; null if it was deleted. */
interface EditResult {
  readonly origin: VersionOrigin;
}

const lastMoment = (finishedAt: Date): Date =>
  new Date(finishedAt.getTime() + TAKE_BACK.withinHours * HOUR_MS);

const isBuiltIn = ({ origin }: EditResult): boolean =>
  origin.kind === 'ai_edit' && origin.model === BUILT_IN_MODEL;

/**
 * Returns why an edit cannot be taken back at this time, apart from uses of its result and from the limit of the
 * account; null if nothing of this speaks against it.
 */
export const takeBackProblem = (
  { state, finishedAt }: EndedEdit,
  result: EditResult | null,
  now: Date,
): TakeBackRefusal | null => {
  if (state !== 'succeeded' || finishedAt === null) return 'not-succeeded';
  if (result === null) return 'result-deleted';
  if (!isBuiltIn(result)) return 'other-editor';
  return now > lastMoment(finishedAt) ? 'too-late' : null;
};

/**
 * Returns until when an edit can be taken back, if its result is not used until then. Null if it cannot be taken
 * back, or was taken back before. The time may be over.
 */
export const takeBackUntil = (edit: EndedEdit, result: EditResult | null): Date | null => {
  const { finishedAt, takenBackAt } = edit;
  if (finishedAt === null || takenBackAt !== null) return null;
  return takeBackProblem(edit, result, finishedAt) === null ? lastMoment(finishedAt) : null;
};
