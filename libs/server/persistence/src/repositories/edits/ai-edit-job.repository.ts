import type {
  AiEditJobRepository,
  AiEditListQuery,
  AiEditPage,
  DispatchedEdit,
} from '@safelight/application/ports';
import { type AiEditJob, EDIT_PATIENCE, type EditsAhead, TURNS_OF_A_PRIORITY } from '@safelight/domain';
import { In } from 'typeorm';
import { asJson, recordReader } from '../../mappers/record-reader.ts';
import { AiEditJobRecord } from '../../records/ai-edit.records.ts';
import { isUuid, NEWEST_FIRST, SqlRepository } from '../sql-repository.ts';

type Settlement = Parameters<AiEditJobRepository['settle']>[2];

/** The function `passesOf` as an SQL expression. */
const PASSES = EDIT_PATIENCE.map(({ fromMs, passes }) => `WHEN expected_ms >= ${fromMs} THEN ${passes}`).join(
  ' ',
);

/**
 * Dispatches waiting edits of a user. The user's edits that were dispatched and have not ended occupy the slots
 * ($2).
 */
const DISPATCH = `
  WITH next AS (
    SELECT id FROM ai_edit_job WHERE user_id = $1 AND state = 'queued' AND dispatched_at IS NULL
    ORDER BY asked_order LIMIT greatest(0, $2 - (
      SELECT count(*) FROM ai_edit_job
      WHERE user_id = $1 AND state IN ('queued', 'processing') AND dispatched_at IS NOT NULL))
  ), turns AS (
    SELECT id, nextval('ai_edit_turn') AS turn FROM next
  ), dispatched AS (
    UPDATE ai_edit_job j SET dispatched_at = clock_timestamp(), stage = $3,
      turn = turns.turn - $4::bigint + CASE ${PASSES} ELSE 0 END
    FROM turns WHERE j.id = turns.id
    RETURNING j.id, j.asked_order, j.turn::float8 AS turn
  ) SELECT id, turn FROM dispatched ORDER BY asked_order`;

/**
 * Counts the edits ahead of waiting ones. Running edits are ahead of all waiting ones, and only their remaining
 * part counts. An edit that is not dispatched has no turn yet: it gets one after all dispatched edits of the
 * same priority, whose turns are near those of its user's other edits.
 */
const AHEAD = `
  WITH waiting AS (
    SELECT id, user_id, asked_order, dispatched_at IS NULL AS is_held, CASE
      WHEN dispatched_at IS NOT NULL THEN turn
      ELSE ${TURNS_OF_A_PRIORITY / 2} + (
        SELECT max(own.turn) FROM ai_edit_job own WHERE own.user_id = ai_edit_job.user_id
          AND own.state IN ('queued', 'processing') AND own.dispatched_at IS NOT NULL) END AS turn
    FROM ai_edit_job WHERE id = ANY ($1) AND state = 'queued'
  )
  SELECT j.id, count(o.id) FILTER (WHERE o.state = 'queued')::integer AS waiting,
    round(coalesce(sum(o.expected_ms * CASE o.state WHEN 'queued' THEN 1 ELSE 1 - o.progress END), 0))::float8 AS ms
  FROM waiting j LEFT JOIN ai_edit_job o ON o.state IN ('queued', 'processing') AND CASE
    WHEN o.dispatched_at IS NULL
      THEN j.is_held AND o.user_id = j.user_id AND o.asked_order < j.asked_order
    ELSE o.state = 'processing' OR o.turn < j.turn END
  GROUP BY j.id`;

/** The number of recent edits of a kind from which the slowness is computed. */
const MEASURED = 30;
const SLOWNESS = `
  SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY slowness) AS slowness FROM (
    SELECT extract(epoch FROM finished_at - claimed_at)::float8 * 1000 / work_ms AS slowness FROM ai_edit_job
    WHERE work_kind = $1 AND state = 'succeeded' AND work_ms > 0 AND claimed_at IS NOT NULL
    ORDER BY finished_at DESC LIMIT ${MEASURED}) latest`;

const toAiEditJob = ({
  leaseExpiresAt: _leaseExpiresAt,
  instanceId: _instanceId,
  dispatchedAt: _dispatchedAt,
  askedOrder: _askedOrder,
  turn: _turn,
  claimedAt: _claimedAt,
  failure,
  ...job
}: AiEditJobRecord): AiEditJob => ({
  ...job,
  // The previous release stored no kinds of failures.
  failure: failure ?? (job.state === 'failed' ? 'unknown' : null),
});

/** Creates the record of a job that is not dispatched yet. */
const fromAiEditJob = (job: AiEditJob): AiEditJobRecord => ({ ...job, dispatchedAt: null });

export class SqlAiEditJobRepository extends SqlRepository implements AiEditJobRepository {
  readonly #reader = recordReader(this.session.manager, AiEditJobRecord, { alias: 'j' });

  /** Inserts all jobs in one statement. The order of its VALUES list is the order in which the jobs start. */
  async insert(jobs: readonly AiEditJob[]): Promise<void> {
    await this.session.manager.insert(AiEditJobRecord, jobs.map(fromAiEditJob));
  }

  async dispatch(
    userId: string,
    slots: number,
    stage: string,
    lead: number,
  ): Promise<readonly DispatchedEdit[]> {
    if (!isUuid(userId)) return [];
    const values = [userId, slots, stage, lead];
    return (await this.session.query<DispatchedEdit>(DISPATCH, values)).rows;
  }

  async ahead(ids: readonly string[]): Promise<ReadonlyMap<string, EditsAhead>> {
    const { rows } = await this.session.query<EditsAhead & { id: string }>(AHEAD, [ids.filter(isUuid)]);
    return new Map(rows.map(({ id, waiting, ms }) => [id, { waiting, ms }]));
  }

  async slowness(workKind: string): Promise<number | null> {
    const { rows } = await this.session.query<{ slowness: number | null }>(SLOWNESS, [workKind]);
    return rows[0]?.slowness ?? null;
  }

  async keepMask(jobId: string, png: Uint8Array): Promise<void> {
    await this.session.query('INSERT INTO ai_edit_mask (job_id, png) VALUES ($1, $2)', [jobId, png]);
  }

  async findMask(jobId: string): Promise<Uint8Array | null> {
    if (!isUuid(jobId)) return null;
    const { rows } = await this.session.query<{ png: Buffer }>(
      'SELECT png FROM ai_edit_mask WHERE job_id = $1',
      [jobId],
    );
    return rows[0]?.png ?? null;
  }

  async list({ userId, states, imageUid, limit, after: place }: AiEditListQuery): Promise<AiEditPage> {
    if (!isUuid(userId) || (place !== null && !isUuid(place.id))) return { jobs: [], hasNext: false };
    const values: unknown[] = [userId, limit + 1, states];
    const ofImage = imageUid === null ? '' : `AND image_uid = $${values.push(imageUid)}`;
    const after =
      place === null ? '' : `AND (created_at, id) < ($${values.push(place.at)}, $${values.push(place.id)})`;
    const text = asJson(`SELECT ${this.#reader.columns} FROM ai_edit_job j
      WHERE user_id = $1 AND (cardinality($3::text[]) = 0 OR state = ANY ($3)) ${ofImage} ${after}
      ORDER BY created_at DESC, id DESC LIMIT $2`);
    const rows = await this.session.queryJson({ text, values });
    const jobs = rows.slice(0, limit).map((row) => toAiEditJob(this.#reader.read(row)));
    return { jobs, hasNext: rows.length > limit };
  }

  async findById(id: string): Promise<AiEditJob | null> {
    return isUuid(id) ? this.findOne(AiEditJobRecord, toAiEditJob, { id }) : null;
  }

  async findOwned(userId: string, id: string): Promise<AiEditJob | null> {
    if (!isUuid(userId) || !isUuid(id)) return null;
    return this.findOne(AiEditJobRecord, toAiEditJob, { userId, id });
  }

  async listByImage(userId: string, imageUid: string): Promise<readonly AiEditJob[]> {
    if (!isUuid(userId)) return [];
    return this.findAll(AiEditJobRecord, toAiEditJob, { where: { userId, imageUid }, order: NEWEST_FIRST });
  }

  async claim(id: string): Promise<AiEditJob | null> {
    if (!isUuid(id)) return null;
    // The lease of the claim expires at once. Processes of the previous release may therefore claim such an
    // edit, so that the queue decides for them too.
    const text = `WITH j AS (
        UPDATE ai_edit_job SET state = 'processing', fence = fence + 1, claimed_at = clock_timestamp(),
          lease_expires_at = clock_timestamp()
        WHERE id = $1 AND state IN ('queued', 'processing')
        RETURNING *
      ) ${asJson(`SELECT ${this.#reader.columns} FROM j`)}`;
    const [row] = await this.session.queryJson({ text, values: [id] });
    return row === undefined ? null : toAiEditJob(this.#reader.read(row));
  }

  reportProgress(
    id: string,
    fence: number,
    { stage, progress }: { stage: string; progress: number },
  ): Promise<boolean> {
    return this.#changeJob(
      `UPDATE ai_edit_job SET stage = $3, progress = $4 WHERE id = $1 AND fence = $2 AND state = 'processing'`,
      [id, fence, stage, progress],
    );
  }

  settle(
    id: string,
    fence: number | null,
    { state, stage, progress, resultVersionId, errorMessage, failure }: Settlement,
  ): Promise<boolean> {
    return this.#changeJob(
      `UPDATE ai_edit_job SET state = $3, result_version_id = $4, error_message = $5, stage = $6, progress = $7,
         failure = $8, lease_expires_at = NULL, instance_id = NULL, finished_at = clock_timestamp()
       WHERE id = $1 AND CASE WHEN $2::integer IS NULL THEN state IN ('queued', 'processing')
                              ELSE state = 'processing' AND fence = $2 END`,
      [id, fence, state, resultVersionId, errorMessage, stage, progress, failure],
    );
  }

  unclaim(id: string, fence: number): Promise<boolean> {
    return this.#changeJob(
      `UPDATE ai_edit_job SET state = 'queued', lease_expires_at = NULL, instance_id = NULL
       WHERE id = $1 AND fence = $2 AND state = 'processing'`,
      [id, fence],
    );
  }

  takeBack(id: string, at: Date): Promise<boolean> {
    return this.#changeJob(
      `UPDATE ai_edit_job SET taken_back_at = $2 WHERE id = $1 AND state = 'succeeded' AND taken_back_at IS NULL`,
      [id, at],
    );
  }

  async countTakenBack(userId: string, since: Date): Promise<number> {
    if (!isUuid(userId)) return 0;
    const { rows } = await this.session.query<{ taken: number }>(
      'SELECT count(*)::integer AS taken FROM ai_edit_job WHERE user_id = $1 AND taken_back_at >= $2',
      [userId, since],
    );
    return rows[0]?.taken ?? 0;
  }

  async listOpenByImages(userId: string, imageUids: readonly string[]): Promise<readonly AiEditJob[]> {
    if (!isUuid(userId)) return [];
    return this.findAll(AiEditJobRecord, toAiEditJob, {
      where: { userId, imageUid: In([...imageUids]), state: In(['queued', 'processing']) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  async #changeJob(text: string, values: readonly [id: string, ...unknown[]]): Promise<boolean> {
    return isUuid(values[0]) && this.affectsOne(text, values);
  }
}
