import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Step } from './steps.ts';

/** Where a person's work on one image stands in this browser. */
export interface Draft {
  readonly id: string;
  readonly userId: string;
  readonly imageUid: string;
  /** The document that the steps start from, as JSON. */
  readonly start: string;
  /** The server's revision that holds the first `savedSteps` steps; 0 when it has none. */
  readonly revision: number;
  readonly savedSteps: number;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

export interface DraftWithSteps {
  readonly draft: Draft;
  readonly steps: readonly Step[];
}

interface KeptPicture {
  readonly userId: string;
  readonly sha256: string;
  readonly bytes: ArrayBuffer;
  readonly type: string;
  readonly keptAt: number;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft; indexes: { image: [string, string] } };
  /** By the draft and the place of the step in it. */
  steps: { key: [string, number]; value: Step };
  pictures: { key: [string, string]; value: KeptPicture };
}

const NAME = 'safelight-editor';
/** After this long without a change, work that the server has is forgotten here. */
export const KEEP_SAVED_MS = 7 * 24 * 60 * 60 * 1000;
/** What the server does not have, and pictures that may belong to it, stay longer. */
export const KEEP_UNSAVED_MS = 90 * 24 * 60 * 60 * 1000;

const stepsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** A person's work that waits in this browser. Every call is one transaction: it happens as a whole or not at all. */
export interface LocalDrafts {
  /** The drafts of an image, the last changed first. */
  readonly list: (userId: string, imageUid: string) => Promise<readonly DraftWithSteps[]>;
  readonly begin: (draft: Draft) => Promise<void>;
  /** Adds steps after those that are there. */
  readonly append: (id: string, at: number, steps: readonly Step[], now: number) => Promise<void>;
  readonly markSaved: (id: string, revision: number, savedSteps: number) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly readPicture: (userId: string, sha256: string) => Promise<Blob | null>;
  readonly writePicture: (userId: string, sha256: string, picture: Blob, now: number) => Promise<void>;
  /** Forgets what is old. */
  readonly tidy: (now: number) => Promise<void>;
  readonly close: () => void;
}

const upgrade = (database: IDBPDatabase<Schema>): void => {
  database.createObjectStore('drafts', { keyPath: 'id' }).createIndex('image', ['userId', 'imageUid']);
  database.createObjectStore('steps');
  database.createObjectStore('pictures', { keyPath: ['userId', 'sha256'] });
};

/** Opens what this browser keeps. Rejects where it keeps nothing, as in some private windows. */
export const openLocalDrafts = async (name = NAME): Promise<LocalDrafts> => {
  const database = await openDB<Schema>(name, 1, { upgrade });

  const change = async (
    id: string,
    fields: Partial<Draft>,
    steps: readonly [number, Step][] = [],
  ): Promise<void> => {
    const tx = database.transaction(['drafts', 'steps'], 'readwrite');
    const draft = await tx.objectStore('drafts').get(id);
    if (draft !== undefined) {
      void tx.objectStore('drafts').put({ ...draft, ...fields });
      for (const [at, step] of steps) void tx.objectStore('steps').put(step, [id, at]);
    }
    await tx.done;
  };

  const remove = async (id: string): Promise<void> => {
    const tx = database.transaction(['drafts', 'steps'], 'readwrite');
    void tx.objectStore('drafts').delete(id);
    void tx.objectStore('steps').delete(stepsOf(id));
    await tx.done;
  };

  return {
    list: async (userId, imageUid) => {
      const tx = database.transaction(['drafts', 'steps']);
      const drafts = await tx.objectStore('drafts').index('image').getAll([userId, imageUid]);
      const found = await Promise.all(
        drafts.map(async (draft) => ({
          draft,
          steps: await tx.objectStore('steps').getAll(stepsOf(draft.id)),
        })),
      );
      return found.sort((a, b) => b.draft.changedAt - a.draft.changedAt);
    },
    begin: async (draft) => {
      await database.put('drafts', draft);
    },
    append: (id, at, steps, now) =>
      change(
        id,
        { changedAt: now },
        steps.map((step, index) => [at + index, step]),
      ),
    markSaved: (id, revision, savedSteps) => change(id, { revision, savedSteps }),
    remove,
    readPicture: async (userId, sha256) => {
      const kept = await database.get('pictures', [userId, sha256]);
      return kept === undefined ? null : new Blob([kept.bytes], { type: kept.type });
    },
    writePicture: async (userId, sha256, picture, now) => {
      const bytes = await picture.arrayBuffer();
      await database.put('pictures', { userId, sha256, bytes, type: picture.type, keptAt: now });
    },
    tidy: async (now) => {
      for (const draft of await database.getAll('drafts')) {
        const steps = await database.count('steps', stepsOf(draft.id));
        const keepMs = steps > draft.savedSteps ? KEEP_UNSAVED_MS : KEEP_SAVED_MS;
        if (now - draft.changedAt > keepMs) await remove(draft.id);
      }
      const tx = database.transaction('pictures', 'readwrite');
      for await (const cursor of tx.store) {
        if (now - cursor.value.keptAt > KEEP_UNSAVED_MS) void cursor.delete();
      }
      await tx.done;
    },
    close: () => {
      database.close();
    },
  };
};
