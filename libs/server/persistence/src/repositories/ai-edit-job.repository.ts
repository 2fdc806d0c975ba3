import type { AiEditJobRepository } from '@safelight/application';
import type { AiEditJob } from '@safelight/domain';
import { In } from 'typeorm';
import { fromAiEditJob, toAiEditJob } from '../mappers/ai-edit-job.mapper.ts';
import { asJson, recordReader } from '../mappers/record-reader.ts';
import { AiEditJobRecord } from '../records/ai-edit-job.record.ts';
import { ALIVE_INSTANCES, type ProcessLiveness } from '../process-liveness.ts';
import type { Session } from '../session.ts';
import { isUuid } from './is-uuid.ts';

type Settlement = Parameters<AiEditJobRepository['settle']>[2];

/** Leases by the database's clock, which all workers share; not by the transaction's start, which may be old. */
const LEASE_END = `clock_timestamp() + $2 * interval '1 millisecond'`;

/**
 * Whose lease may be taken: one that ran out, or that of a process without its sign of life. As that may be on
 * its way back after the database was away, the lease must besides have gone without a heartbeat for a third
 * of its length; and this process ($3) never doubts itself.
 */
const IS_CLAIMABLE = `state = 'queued' OR (state = 'processing' AND (
    lease_expires_at <= clock_timestamp()
    OR (lease_expires_at <= clock_timestamp() + $2 * interval '1 millisecond' * 2 / 3
        AND instance_id IS DISTINCT FROM $3 AND instance_id NOT IN (${ALIVE_INSTANCES}))))`;

export class SqlAiEditJobRepository implements AiEditJobRepository {
  readonly #session: Session;
  readonly #liveness: ProcessLiveness;
  readonly #reader;

  constructor(session: Session, liveness: ProcessLiveness) {
    this.#session = session;
    this.#liveness = liveness;
    this.#reader = recordReader(session.manager, AiEditJobRecord, { alias: 'j' });
  }

  async insert(job: AiEditJob): Promise<void> {
    await this.#session.manager.insert(AiEditJobRecord, fromAiEditJob(job));
  }

  async findById(id: string): Promise<AiEditJob | null> {
    if (!isUuid(id)) return null;
    const record = await this.#session.manager.findOneBy(AiEditJobRecord, { id });
    return record === null ? null : toAiEditJob(record);
  }

  async findOwned(userId: string, id: string): Promise<AiEditJob | null> {
    if (!isUuid(userId) || !isUuid(id)) return null;
    const record = await this.#session.manager.findOneBy(AiEditJobRecord, { userId, id });
    return record === null ? null : toAiEditJob(record);
  }

  async listByImage(userId: string, imageUid: string): Promise<readonly AiEditJob[]> {
    if (!isUuid(userId)) return [];
    const records = await this.#session.manager.find(AiEditJobRecord, {
      where: { userId, imageUid },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return records.map(toAiEditJob);
  }

  /** Jobs of dead workers, whose lease has run out, do not count. */
  async countProcessing(userId: string): Promise<number> {
    if (!isUuid(userId)) return 0;
    const { rows } = await this.#session.query<{ count: number }>(
      `SELECT count(*) AS count FROM ai_edit_job
       WHERE user_id = $1 AND state = 'processing' AND lease_expires_at > clock_timestamp()`,
      [userId],
    );
    return rows[0]?.count ?? 0;
  }

  async claim(id: string, leaseMs: number): Promise<AiEditJob | null> {
    if (!isUuid(id)) return null;
    const text = `WITH j AS (
        UPDATE ai_edit_job SET state = 'processing', fence = fence + 1, lease_expires_at = ${LEASE_END},
          instance_id = $3
        WHERE id = $1 AND (${IS_CLAIMABLE})
        RETURNING *
      ) ${asJson(`SELECT ${this.#reader.columns} FROM j`)}`;
    const [row] = await this.#session.queryJson({ text, values: [id, leaseMs, await this.#liveness.hold()] });
    return row === undefined ? null : toAiEditJob(this.#reader.read(row));
  }

  heartbeat(
    id: string,
    fence: number,
    leaseMs: number,
    { stage, progress }: { stage: string; progress: number },
  ): Promise<boolean> {
    return this.#changesOne(
      `UPDATE ai_edit_job SET lease_expires_at = ${LEASE_END}, stage = $4, progress = $5
       WHERE id = $1 AND fence = $3 AND state = 'processing'`,
      [id, leaseMs, fence, stage, progress],
    );
  }

  settle(
    id: string,
    fence: number | null,
    { state, resultVersionId, errorMessage }: Settlement,
  ): Promise<boolean> {
    return this.#changesOne(
      `UPDATE ai_edit_job SET state = $3, result_version_id = $4, error_message = $5, lease_expires_at = NULL,
         instance_id = NULL, finished_at = clock_timestamp()
       WHERE id = $1 AND CASE WHEN $2::integer IS NULL THEN state IN ('queued', 'processing')
                              ELSE state = 'processing' AND fence = $2 END`,
      [id, fence, state, resultVersionId, errorMessage],
    );
  }

  unclaim(id: string, fence: number): Promise<boolean> {
    return this.#changesOne(
      `UPDATE ai_edit_job SET state = 'queued', lease_expires_at = NULL, instance_id = NULL
       WHERE id = $1 AND fence = $2 AND state = 'processing'`,
      [id, fence],
    );
  }

  async listOpenByImage(imageUid: string): Promise<readonly AiEditJob[]> {
    const records = await this.#session.manager.find(AiEditJobRecord, {
      where: { imageUid, state: In(['queued', 'processing']) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return records.map(toAiEditJob);
  }

  async #changesOne(text: string, values: readonly [string, ...unknown[]]): Promise<boolean> {
    if (!isUuid(values[0])) return false;
    return (await this.#session.query(text, values)).rowCount === 1;
  }
}
