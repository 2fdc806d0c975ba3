import { SCHEMA } from '@safelight/engine';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type EditPurpose, type EditPurposes, purposesInMemory } from './edit-purpose.ts';

interface KeptPurpose {
  readonly userId: string;
  readonly jobId: string;
  readonly purpose: EditPurpose;
  /** The schema of documents in which the purpose's strokes and layers are stored. */
  readonly schema: number;
  readonly keptAt: number;
}

interface Schema extends DBSchema {
  purposes: { key: [string, string]; value: KeptPurpose };
}

/** A separate database, so that an open tab with an older version of the program does not block its upgrade. */
const NAME = 'safelight-edits';
/** Purposes are kept as long as the server keeps pictures to which an area may refer. */
export const KEEP_PURPOSES_MS = 90 * 24 * 60 * 60 * 1000;

interface LocalPurposesOptions {
  readonly userId: string;
  readonly now: () => number;
  readonly name?: string;
}

/** Stores purposes in the browser. Without storage, as in some private windows, they last until the page is closed. */
export const localPurposes = ({ userId, now, name = NAME }: LocalPurposesOptions): EditPurposes => {
  const inPage = purposesInMemory();
  const within = async <T>(act: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> => {
    try {
      const database = await openDB<Schema>(name, 1, {
        upgrade: (created) => created.createObjectStore('purposes', { keyPath: ['userId', 'jobId'] }),
      });
      return await act(database).finally(() => {
        database.close();
      });
    } catch {
      return undefined;
    }
  };
  const tidy = async (database: IDBPDatabase<Schema>): Promise<void> => {
    const tx = database.transaction('purposes', 'readwrite');
    for await (const cursor of tx.store) {
      if (now() - cursor.value.keptAt > KEEP_PURPOSES_MS) void cursor.delete();
    }
    await tx.done;
  };
  return {
    keep: async (jobId, purpose) => {
      await inPage.keep(jobId, purpose);
      await within(async (database) => {
        await tidy(database);
        await database.put('purposes', { userId, jobId, purpose, schema: SCHEMA, keptAt: now() });
      });
    },
    find: async (jobId) => {
      const known = await inPage.find(jobId);
      if (known !== null) return known;
      const kept = await within((database) => database.get('purposes', [userId, jobId]));
      return kept?.schema === SCHEMA ? kept.purpose : null;
    },
  };
};
