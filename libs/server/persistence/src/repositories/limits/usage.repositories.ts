import type {
  BandwidthRepository,
  BandwidthUse,
  IdempotencyRepository,
  RateCount,
  RateCounterRepository,
} from '@safelight/application/ports';
import { DomainError } from '@safelight/domain';
import type { PlanId } from '@safelight/rules';
import { isUuid, SqlRepository } from '../sql-repository.ts';

type OwnerUse = BandwidthUse & { readonly plan: PlanId };

/**
 * Adds delivered bytes. Locks the rows of the owners first, so that an owner who is being deleted is skipped
 * without an error. The counters follow in the order of owners, so that two processes cannot deadlock.
 */
const ADD_BANDWIDTH = `
  WITH used AS (
    SELECT owner_id, sum(bytes) AS bytes FROM unnest($1::uuid[], $2::bigint[]) AS u (owner_id, bytes) GROUP BY owner_id
  ), owners AS MATERIALIZED (
    SELECT id, plan FROM user_account WHERE id = ANY ($1::uuid[]) ORDER BY id FOR KEY SHARE
  ), added AS (
    INSERT INTO bandwidth_use AS total (owner_id, month, bytes)
    SELECT owners.id, $3, used.bytes FROM owners JOIN used ON used.owner_id = owners.id ORDER BY owners.id
    ON CONFLICT (owner_id, month) DO UPDATE SET bytes = total.bytes + excluded.bytes
    RETURNING owner_id, bytes
  )
  SELECT added.owner_id AS "ownerId", added.bytes, owners.plan FROM added JOIN owners ON owners.id = added.owner_id`;

const FIND_BANDWIDTH = `
  SELECT coalesce(total.bytes, 0) AS bytes, owner.plan
  FROM user_account owner LEFT JOIN bandwidth_use total ON total.owner_id = owner.id AND total.month = $2
  WHERE owner.id = $1`;

export class SqlBandwidthRepository extends SqlRepository implements BandwidthRepository {
  async add(uses: readonly BandwidthUse[], month: Date): Promise<readonly OwnerUse[]> {
    const valid = uses.filter(({ ownerId }) => isUuid(ownerId));
    if (valid.length === 0) return [];
    const values = [valid.map(({ ownerId }) => ownerId), valid.map(({ bytes }) => bytes), month];
    return (await this.session.query<OwnerUse>(ADD_BANDWIDTH, values)).rows;
  }

  async find(ownerId: string, month: Date): Promise<Omit<OwnerUse, 'ownerId'> | null> {
    if (!isUuid(ownerId)) return null;
    const { rows } = await this.session.query<Omit<OwnerUse, 'ownerId'>>(FIND_BANDWIDTH, [ownerId, month]);
    return rows[0] ?? null;
  }
}

interface Answer {
  readonly request_hash: string;
  readonly result_id: string | null;
}

/**
 * Stores the results of requests by their Idempotency-Key. The primary key makes concurrent requests wait: the
 * second insert blocks until the transaction of the first one ends.
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

const ADD_TO_COUNTER = `
  INSERT INTO rate_counter AS counter (bucket, window_start, used, expires_at)
  VALUES ($1, $2, greatest($4::bigint, 0), $3)
  ON CONFLICT (bucket, window_start) DO UPDATE SET used = greatest(counter.used + $4, 0)
  RETURNING used`;

/**
 * Stores the counters of rate limits. All windows of a bucket have the same length, so bucket and start of the
 * window identify a counter.
 */
export class SqlRateCounterRepository extends SqlRepository implements RateCounterRepository {
  async add(bucket: string, amount: number, windowMs: number, now: Date): Promise<RateCount> {
    const startMs = Math.floor(now.getTime() / windowMs) * windowMs;
    const resetAt = new Date(startMs + windowMs);
    const { rows } = await this.session.query<{ used: number }>(ADD_TO_COUNTER, [
      bucket,
      new Date(startMs),
      resetAt,
      amount,
    ]);
    return { used: rows[0]?.used ?? 0, resetAt };
  }
}
