import type { AccountReader } from '@safelight/application/ports';
import type { AccountStatistics, Activity } from '@safelight/domain';
import { isUuid, SqlRepository } from '../sql-repository.ts';

/**
 * Selects the statistics of an account. Images, bytes and views come from counters; everything else is counted
 * from indexes.
 */
export const STATISTICS = `
  SELECT coalesce(usage.image_count, 0) AS "imageCount", coalesce(usage.storage_bytes, 0) AS "storageBytes",
    coalesce(usage.view_count, 0) AS "viewCount",
    (SELECT count(*) FROM ai_edit_job WHERE user_id = $1 AND state = 'succeeded') AS "aiEditCount",
    keys.count AS "apiKeyCount", keys.requests AS "apiRequestCount",
    coalesce((SELECT bytes FROM bandwidth_use WHERE owner_id = $1 AND month = $2), 0) AS "bandwidthBytes"
  FROM (SELECT count(*), coalesce(sum(requests_total), 0)::bigint AS requests FROM api_key WHERE user_id = $1) keys
  LEFT JOIN owner_usage usage ON usage.owner_id = $1`;

const NOTHING: AccountStatistics = {
  imageCount: 0,
  storageBytes: 0,
  viewCount: 0,
  aiEditCount: 0,
  apiKeyCount: 0,
  apiRequestCount: 0,
  bandwidthBytes: 0,
};

/**
 * Selects the recent activity of an account. Each part reads only the requested number of rows from an index in
 * this order.
 */
export const ACTIVITY = `
  SELECT kind, at, subject, image_uid AS "imageUid" FROM (
    (SELECT 'image-uploaded' AS kind, created_at AS at, title AS subject, uid AS image_uid FROM image
     WHERE owner_id = $1 AND deleted_at IS NULL ORDER BY created_at DESC, uid DESC LIMIT $2)
    UNION ALL
    (SELECT 'ai-edit-finished', finished_at, prompt,
       (SELECT uid FROM image WHERE uid = edit.image_uid AND deleted_at IS NULL) FROM ai_edit_job edit
     WHERE user_id = $1 AND state = 'succeeded' ORDER BY finished_at DESC LIMIT $2)
    UNION ALL
    (SELECT 'api-key-created', created_at, name, NULL FROM api_key
     WHERE user_id = $1 ORDER BY created_at DESC LIMIT $2)
    UNION ALL
    (SELECT 'signed-in', created_at, user_agent, NULL FROM session_family
     WHERE user_id = $1 ORDER BY created_at DESC LIMIT $2)
    UNION ALL
    (SELECT 'credits-granted', created_at, reason, NULL FROM credit_ledger
     WHERE user_id = $1 AND kind = 'grant' ORDER BY created_at DESC LIMIT $2)
    UNION ALL
    (SELECT 'export-requested', created_at, '', NULL FROM data_export
     WHERE user_id = $1 ORDER BY created_at DESC LIMIT $2)
  ) AS activity ORDER BY at DESC, kind, subject LIMIT $2`;

export class SqlAccountReader extends SqlRepository implements AccountReader {
  async statistics(userId: string, month: Date): Promise<AccountStatistics> {
    if (!isUuid(userId)) return NOTHING;
    const { rows } = await this.session.query<AccountStatistics>(STATISTICS, [userId, month]);
    return rows[0] ?? NOTHING;
  }

  async activity(userId: string, limit: number): Promise<readonly Activity[]> {
    if (!isUuid(userId)) return [];
    return (await this.session.query<Activity>(ACTIVITY, [userId, limit])).rows;
  }
}
