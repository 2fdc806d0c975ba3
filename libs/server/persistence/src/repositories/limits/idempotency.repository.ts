import type { IdempotencyRepository } from '@safelight/application/ports';
import { DomainError } from '@safelight/domain';
import { SqlRepository } from '../sql-repository.ts';

interface Answer {
  readonly request_hash: string;
  readonly result_id: string | null;
}

/**
 * The primary key makes concurrent requests wait: the second insert blocks until the transaction of the first
 * one ends.
 */
export class SqlIdempotencyRepository extends SqlRepository implements IdempotencyRepository {
  async begin(userId: string, key: string, requestHash: string): Promise<string | null> {
    await this.session.query(
      `DELETE FROM idempotency_key WHERE user_id = $1 AND key = $2 AND created_at < now() - interval '24 hours'`,
      [userId, key],
    );
    const inserted = await this.session.query(
      'INSERT INTO idempotency_key (user_id, key, request_hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [userId, key, requestHash],
    );
    if (inserted.rowCount === 1) return null;
    const { rows } = await this.session.query<Answer>(
      'SELECT request_hash, result_id FROM idempotency_key WHERE user_id = $1 AND key = $2 FOR UPDATE',
      [userId, key],
    );
    const [known] = rows;
    if (known !== undefined && known.request_hash !== requestHash) {
      throw new DomainError('IDEMPOTENCY_CONFLICT', 'This key was used for another request.');
    }
    return known?.result_id ?? null;
  }

  async complete(userId: string, key: string, resultId: string): Promise<void> {
    await this.session.query('UPDATE idempotency_key SET result_id = $3 WHERE user_id = $1 AND key = $2', [
      userId,
      key,
      resultId,
    ]);
  }
}
