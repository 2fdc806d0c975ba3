import type { BandwidthRepository, BandwidthUse } from '@safelight/application/ports';
import type { PlanId } from '@safelight/rules';
import { isUuid, SqlRepository } from '../sql-repository.ts';

type OwnerUse = BandwidthUse & { readonly plan: PlanId };

/**
 * Locks the rows of the owners first, so that an owner who is being deleted is skipped without an error. The
 * counters follow in the order of owners, so that two processes cannot deadlock.
 */
const ADD = `
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

const FIND = `
  SELECT coalesce(total.bytes, 0) AS bytes, owner.plan
  FROM user_account owner LEFT JOIN bandwidth_use total ON total.owner_id = owner.id AND total.month = $2
  WHERE owner.id = $1`;

export class SqlBandwidthRepository extends SqlRepository implements BandwidthRepository {
  async add(uses: readonly BandwidthUse[], month: Date): Promise<readonly OwnerUse[]> {
    const valid = uses.filter(({ ownerId }) => isUuid(ownerId));
    if (valid.length === 0) return [];
    const values = [valid.map(({ ownerId }) => ownerId), valid.map(({ bytes }) => bytes), month];
    return (await this.session.query<OwnerUse>(ADD, values)).rows;
  }

  async find(ownerId: string, month: Date): Promise<Omit<OwnerUse, 'ownerId'> | null> {
    if (!isUuid(ownerId)) return null;
    const { rows } = await this.session.query<Omit<OwnerUse, 'ownerId'>>(FIND, [ownerId, month]);
    return rows[0] ?? null;
  }
}
