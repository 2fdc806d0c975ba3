import type { AiEditJob } from '@safelight/domain';
import type { AiEditJobRecord } from '../records/ai-edit.records.ts';

export const toAiEditJob = ({
  leaseExpiresAt: _leaseExpiresAt,
  instanceId: _instanceId,
  dispatchedAt: _dispatchedAt,
  askedOrder: _askedOrder,
  turn: _turn,
  claimedAt: _claimedAt,
  ...job
}: AiEditJobRecord): AiEditJob => job;

/** The record of a new job, which waits for its turn. */
export const fromAiEditJob = (job: AiEditJob): AiEditJobRecord => ({ ...job, dispatchedAt: null });
