import type { IntegrityRecords, StoredObject } from '@safelight/application';
import type { Database } from './data-source.ts';
import { translating } from './guarded.ts';
import { CONTRADICTIONS } from './contradictions.ts';

const PAGE = 10_000;

const OWNED = `
  SELECT key, size FROM (
    SELECT original_key AS key, original_size AS size FROM image_version
    UNION ALL SELECT shared_key, shared_size FROM image_version WHERE shared_key IS NOT NULL
    UNION ALL SELECT key, size_bytes FROM derivative
    UNION ALL SELECT key, size_bytes FROM layer_picture
    UNION ALL SELECT key, size_bytes FROM data_export WHERE state = 'ready'
  ) AS owned WHERE key > $1 ORDER BY key LIMIT ${PAGE}`;

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
