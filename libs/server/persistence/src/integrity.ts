import type { IntegrityRecords, StoredObject } from '@safelight/application';
import type { Database } from './data-source.ts';
import { translating } from './guarded.ts';

const PAGE = 10_000;

const OWNED = `
  SELECT key, size FROM (
    SELECT original_key AS key, original_size AS size FROM image_version
    UNION ALL SELECT shared_key, shared_size FROM image_version WHERE shared_key IS NOT NULL
    UNION ALL SELECT key, size_bytes FROM derivative
    UNION ALL SELECT key, size_bytes FROM data_export WHERE state = 'ready'
  ) AS owned WHERE key > $1 ORDER BY key LIMIT ${PAGE}`;

/** A lease this long past is not a worker that is late but one that nobody took over from. */
const STALE_LEASE = '5 minutes';

/** Each row these select is one contradiction, as a sentence. */
const CONTRADICTIONS = [
  `SELECT 'user ' || user_id || ' has a balance of ' || sum(amount) FROM credit_ledger
   GROUP BY user_id HAVING sum(amount) < 0`,
  `SELECT 'user ' || user_id || ': balance and reserved credits are not grants less captures' FROM credit_ledger e
   GROUP BY user_id
   HAVING sum(amount) + count(*) FILTER (WHERE kind = 'reserve') - count(*) FILTER (WHERE kind IN ('capture', 'release'))
     <> sum(amount) FILTER (WHERE kind NOT IN ('reserve', 'capture', 'release')) - count(*) FILTER (WHERE kind = 'capture')`,
  `SELECT 'edit ' || j.id || ' is ' || j.state || ' but its credit is '
     || coalesce(string_agg(e.kind, ' and ' ORDER BY e.id), 'untouched')
   FROM ai_edit_job j LEFT JOIN credit_ledger e ON e.job_id = j.id
   GROUP BY j.id, j.state
   HAVING coalesce(string_agg(e.kind, ',' ORDER BY e.id), '') <> CASE j.state
     WHEN 'succeeded' THEN 'reserve,capture' WHEN 'queued' THEN 'reserve' WHEN 'processing' THEN 'reserve'
     ELSE 'reserve,release' END`,
  `SELECT 'edit ' || id || ' has a lease that expired at ' || lease_expires_at FROM ai_edit_job
   WHERE lease_expires_at < now() - interval '${STALE_LEASE}'`,
  `SELECT 'edit ' || ai_job_id || ' made ' || count(*) || ' versions' FROM image_version
   WHERE ai_job_id IS NOT NULL GROUP BY ai_job_id HAVING count(*) > 1`,
  `SELECT 'user ' || u.owner_id || ' is counted with ' || u.image_count || ' images, ' || u.storage_bytes || ' bytes and '
     || u.view_count || ' views'
   FROM owner_usage u
   WHERE u.image_count <> (SELECT count(*) FROM image i WHERE i.owner_id = u.owner_id AND i.deleted_at IS NULL)
      OR u.storage_bytes <> (SELECT coalesce(sum(v.original_size + coalesce(v.shared_size, 0)), 0)
                             FROM image_version v JOIN image i ON i.uid = v.image_uid WHERE i.owner_id = u.owner_id)
      OR u.view_count <> (SELECT coalesce(sum(i.view_count), 0) FROM image i WHERE i.owner_id = u.owner_id)`,
];

/** What the integrity check reads: all rows, in pages. */
export const createIntegrityRecords = ({ pool }: Pick<Database, 'pool'>): IntegrityRecords => ({
  async *ownedObjects(): AsyncGenerator<StoredObject> {
    for (let after = ''; ;) {
      const { rows } = await translating(() => pool.query<{ key: string; size: number }>(OWNED, [after]));
      for (const { key, size } of rows) yield { key, sizeBytes: Number(size) };
      const last = rows.at(-1);
      if (last === undefined || rows.length < PAGE) return;
      after = last.key;
    }
  },

  notedKeys: async () => {
    const { rows } = await translating(() => pool.query<{ key: string }>('SELECT key FROM blob_intent'));
    return new Set(rows.map(({ key }) => key));
  },

  contradictions: async () => {
    const found: string[] = [];
    for (const text of CONTRADICTIONS) {
      const { rows } = await translating(() => pool.query<string[]>({ text, rowMode: 'array' }));
      found.push(...rows.map(([sentence = '']) => sentence));
    }
    return found;
  },
});
