import type { Session } from '../../session.ts';
import { removeImagesOf } from '../images/image-removal.ts';

/** Leaves the files of exports to the sweeper, before their rows are deleted. */
const ABANDON_EXPORTS = `
  INSERT INTO blob_intent AS intent (key, abandoned_at)
  SELECT key, now() FROM data_export WHERE user_id = $1 AND key IS NOT NULL ORDER BY key
  ON CONFLICT (key) DO UPDATE SET abandoned_at = coalesce(intent.abandoned_at, excluded.abandoned_at)`;

/**
 * The tables with rows of a user, and the column with the user's id. Rows that refer to these rows are
 * deleted with them.
 */
const OWNED = [
  ['domain_event', 'user_id'],
  ['deleted_comparison', 'owner_id'],
  ['share_link', 'owner_id'],
  ['project_tag', 'owner_id'],
  ['project', 'owner_id'],
  ['contact_message', 'user_id'],
  ['data_export', 'user_id'],
  ['external_identity', 'user_id'],
  ['one_time_token', 'user_id'],
  ['session_family', 'user_id'],
  ['api_key', 'user_id'],
  ['idempotency_key', 'user_id'],
  ['monthly_credits', 'user_id'],
  ['subscription', 'user_id'],
  ['purchase', 'user_id'],
  ['payment_customer', 'user_id'],
  ['credit_ledger', 'user_id'],
  ['credit_balance', 'user_id'],
  ['ai_edit_job', 'user_id'],
  ['bandwidth_use', 'owner_id'],
  ['owner_usage', 'owner_id'],
  ['user_account', 'id'],
] as const;

/**
 * Deletes a user with all data in one transaction. The lock waits for transactions that are adding data.
 * Later ones find no user.
 */
export const purgeUser = (session: Session, id: string): Promise<void> =>
  session.atomically(async (inner) => {
    const { query } = inner;
    await query('SELECT FROM user_account WHERE id = $1 FOR UPDATE', [id]);
    await query('DELETE FROM comparison WHERE owner_id = $1', [id]);
    await removeImagesOf(inner, id);
    await query(ABANDON_EXPORTS, [id]);
    for (const [table, column] of OWNED) await query(`DELETE FROM ${table} WHERE ${column} = $1`, [id]);
  });
