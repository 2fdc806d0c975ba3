import type { View, ViewRepository } from '@safelight/application/ports';
import { VIEW_REPEAT_MS } from '@safelight/rules';
import { SqlRepository } from '../sql-repository.ts';

/**
 * Counts views of pages of one kind. Locks rows of visitors in a fixed order, and then rows of pages in a
 * fixed order. Two processes that count the same views therefore cannot deadlock, and the second one sees the
 * counts of the first.
 */
const recordIn = (table: 'image' | 'comparison', isThere: string, alsoSet: string): string => `
  WITH looked AS (
    SELECT look.uid, look.visitor_hash, max(look.at) AS at
    FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS look (uid, visitor_hash, at)
    JOIN ${table} page ON page.uid = look.uid AND ${isThere}
    GROUP BY look.uid, look.visitor_hash
  ), counted AS (
    INSERT INTO page_view AS known (kind, uid, visitor_hash, counted_at)
    SELECT '${table}', uid, visitor_hash, at FROM looked ORDER BY uid COLLATE "C", visitor_hash COLLATE "C"
    ON CONFLICT (kind, uid, visitor_hash) DO UPDATE SET counted_at = excluded.counted_at
      WHERE known.counted_at <= excluded.counted_at - $4 * interval '1 millisecond'
    RETURNING uid, visitor_hash
  ), pages AS (
    SELECT uid, max(looked.at) AS at, count(counted.uid) AS views
    FROM looked LEFT JOIN counted USING (uid, visitor_hash) GROUP BY uid
  ), locked AS MATERIALIZED (
    SELECT page.uid FROM ${table} page WHERE page.uid IN (SELECT uid FROM pages) ORDER BY page.uid FOR NO KEY UPDATE
  )
  UPDATE ${table} page SET view_count = page.view_count + pages.views ${alsoSet}
  FROM locked JOIN pages USING (uid) WHERE page.uid = locked.uid`;

const RECORD: Readonly<Record<View['kind'], string>> = {
  image: recordIn(
    'image',
    'page.deleted_at IS NULL',
    ', last_accessed_at = greatest(page.last_accessed_at, pages.at)',
  ),
  comparison: recordIn('comparison', 'true', ''),
};

export class SqlViewRepository extends SqlRepository implements ViewRepository {
  /** Stores the views by one SQL statement for each kind of page. */
  async record(views: readonly View[]): Promise<void> {
    for (const kind of ['image', 'comparison'] as const) {
      const looks = views.filter((view) => view.kind === kind);
      if (looks.length === 0) continue;
      await this.session.query(RECORD[kind], [
        looks.map(({ uid }) => uid),
        looks.map(({ visitorHash }) => visitorHash),
        looks.map(({ at }) => at),
        VIEW_REPEAT_MS,
      ]);
    }
  }
}
