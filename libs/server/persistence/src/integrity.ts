import type { IntegrityRecords } from '@safelight/application/ports';
import type { Database } from './data-source.ts';
import { translating } from './guarded.ts';
import { CONTRADICTIONS } from './contradictions.ts';
import { ownedObjects } from './owned-objects.ts';

/** Reads the rows for the integrity check, page by page. */
export const createIntegrityRecords = ({ pool }: Pick<Database, 'pool'>): IntegrityRecords => ({
  ownedObjects: () => ownedObjects(pool),

  intentKeys: async () => {
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
