import type { MaintenanceRepository } from '@safelight/application/ports';
import { EVENT_RETENTION_DAYS } from '@safelight/domain';
import { CONTACT_RETENTION_YEARS, DAYS_IN_TRASH } from '@safelight/rules';
import { SqlRepository } from './sql-repository.ts';

/** The number of rows that one statement deletes. It is small, so that locks are short. */
const BATCH = 5_000;

/**
 * The conditions for rows that are no longer needed at the time $1. Sessions are stored longer than their
 * tokens, because they show which clients and addresses a person has used. Their age is compared by
 * `created_at` first, which has an index.
 */
const PAST_USE = [
  ['one_time_token', `expires_at < $1::timestamptz - interval '1 day'`],
  ['refresh_token', `expires_at < $1::timestamptz - interval '1 day'`],
  [
    'session_family',
    `created_at < $1::timestamptz - interval '180 days' AND last_used_at < $1::timestamptz - interval '180 days'`,
  ],
  ['rate_counter', `expires_at < $1::timestamptz - interval '1 hour'`],
  ['idempotency_key', `created_at < $1::timestamptz - interval '25 hours'`],
  ['page_view', `counted_at < $1::timestamptz - interval '1 hour'`],
  ['deleted_comparison', `deleted_at < $1::timestamptz - interval '${DAYS_IN_TRASH} days'`],
  ['contact_message', `created_at < $1::timestamptz - interval '${CONTACT_RETENTION_YEARS} years'`],
  ['domain_event', `occurred_at < $1::timestamptz - interval '${EVENT_RETENTION_DAYS} days'`],
  ['payment_event', `received_at < $1::timestamptz - interval '${EVENT_RETENTION_DAYS} days'`],
  ['bandwidth_use', `month < $1::timestamptz - interval '400 days'`],
] as const;

export class SqlMaintenanceRepository extends SqlRepository implements MaintenanceRepository {
  async prune(now: Date): Promise<number> {
    let deleted = 0;
    for (const [table, condition] of PAST_USE) deleted += await this.#deleteWhere(table, condition, now);
    return deleted;
  }

  /** Deletes rows batch by batch. Skips rows that another process has locked. */
  async #deleteWhere(table: string, condition: string, now: Date): Promise<number> {
    const text = `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))`;
    for (let deleted = 0; ;) {
      const { rowCount } = await this.session.query(text, [now]);
      deleted += rowCount;
      if (rowCount < BATCH) return deleted;
    }
  }
}
