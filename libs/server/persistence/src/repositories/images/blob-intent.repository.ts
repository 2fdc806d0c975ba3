import type { BlobIntentRepository } from '@safelight/application/ports';
import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { ALIVE_INSTANCES, type ProcessLiveness } from '../../process-liveness.ts';
import type { Session } from '../../session.ts';
import { SqlRepository } from '../sql-repository.ts';

/**
 * The age from which an intent cannot belong to an upload any more. Its process is alive, but failed to delete
 * the file.
 */
const LONGEST_UPLOAD = '24 hours';

/**
 * Marks intents of dead processes as abandoned and lists them. Settling them then fails, so no row can refer
 * to a file that is about to be deleted. This process ($2) never counts as dead, because it may only have
 * lost its connection.
 */
const LIST_ABANDONED = `
  WITH alive AS (${ALIVE_INSTANCES}
  ), abandoned AS (
    SELECT key FROM blob_intent
    WHERE abandoned_at IS NOT NULL OR created_at < now() - interval '${LONGEST_UPLOAD}'
      OR (instance_id IS DISTINCT FROM $2 AND instance_id NOT IN (SELECT instance_id FROM alive))
    ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED
  )
  UPDATE blob_intent SET abandoned_at = coalesce(abandoned_at, now())
  FROM abandoned WHERE blob_intent.key = abandoned.key RETURNING blob_intent.key`;

export interface BlobIntentOptions {
  readonly session: Session;
  /** Returns a session that commits intents at once, independently of the transaction of `session`. */
  readonly autocommit: Session;
  readonly liveness: ProcessLiveness;
}

export class SqlBlobIntentRepository extends SqlRepository implements BlobIntentRepository {
  readonly #autocommit: Session;
  readonly #liveness: ProcessLiveness;

  constructor({ session, autocommit, liveness }: BlobIntentOptions) {
    super(session);
    this.#autocommit = autocommit;
    this.#liveness = liveness;
  }

  async record(keys: readonly string[]): Promise<void> {
    const instanceId = await this.#liveness.hold();
    await this.#autocommit.query('INSERT INTO blob_intent (key, instance_id) SELECT unnest($1::text[]), $2', [
      keys,
      instanceId,
    ]);
  }

  async settle(keys: readonly string[]): Promise<void> {
    const wanted = new Set(keys);
    const { rowCount } = await this.session.query(
      'DELETE FROM blob_intent WHERE key = ANY ($1::text[]) AND abandoned_at IS NULL',
      [[...wanted]],
    );
    if (rowCount !== wanted.size)
      throw new DomainError('STORAGE_UNAVAILABLE', TEXTS.generic.storageUnavailable);
  }

  async listAbandoned(limit: number): Promise<readonly string[]> {
    return this.column(LIST_ABANDONED, [limit, this.#liveness.instanceId]);
  }

  async abandon(keys: readonly string[]): Promise<void> {
    await this.session.query(
      `INSERT INTO blob_intent AS intent (key, abandoned_at) SELECT DISTINCT key, now() FROM unnest($1::text[]) AS key
       ON CONFLICT (key) DO UPDATE SET abandoned_at = coalesce(intent.abandoned_at, excluded.abandoned_at)`,
      [keys],
    );
  }

  async abandonUnsettled(keys: readonly string[]): Promise<readonly string[]> {
    return this.column(
      `UPDATE blob_intent SET abandoned_at = coalesce(abandoned_at, now()) WHERE key = ANY ($1::text[])
       RETURNING key`,
      [keys],
    );
  }

  async forget(keys: readonly string[]): Promise<void> {
    await this.session.query('DELETE FROM blob_intent WHERE key = ANY ($1::text[])', [keys]);
  }
}
