import type { StoredObject } from '@safelight/application/ports';
import type pg from 'pg';
import { translating } from './guarded.ts';

const PAGE = 10_000;

const OWNED = `
  SELECT key, size FROM (
    SELECT original_key AS key, original_size AS size FROM image_version
    UNION ALL SELECT shared_key, shared_size FROM image_version WHERE shared_key IS NOT NULL
    UNION ALL SELECT key, size_bytes FROM derivative
    UNION ALL SELECT key, size_bytes FROM layer_picture
    UNION ALL SELECT key, size_bytes FROM data_export WHERE state = 'ready'
  ) AS owned WHERE key > $1 ORDER BY key LIMIT ${PAGE}`;

/** Yields every file to which a row refers, page by page. */
export async function* ownedObjects(
  queryable: Pick<pg.ClientBase | pg.Pool, 'query'>,
): AsyncGenerator<StoredObject, void, undefined> {
  for (let after = ''; ;) {
    const { rows } = await translating(() =>
      queryable.query<{ key: string; size: number | string }>(OWNED, [after]),
    );
    for (const { key, size } of rows) yield { key, sizeBytes: Number(size) };
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.key;
  }
}
