import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Step } from './steps.ts';

/** A person's work on one image in this browser. */
export interface Draft {
  readonly id: string;
  readonly userId: string;
  readonly imageUid: string;
  /** The document before the first step, as JSON. */
  readonly start: string;
  /** The server's revision that contains the first `savedSteps` steps; 0 when there is none. */
  readonly revision: number;
  readonly savedSteps: number;
  /** Epoch milliseconds. */
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
  /** The key is the draft's id and the index of the step. */
  steps: { key: [string, number]; value: Step };
  pictures: { key: [string, string]; value: KeptPicture };
}

const NAME = 'safelight-editor';
/** Drafts that the server has stored are deleted here after this long without a change. */
export const KEEP_SAVED_MS = 7 * 24 * 60 * 60 * 1000;
/** Unsaved drafts, and pictures that may belong to one, are kept longer. */
export const KEEP_UNSAVED_MS = 90 * 24 * 60 * 60 * 1000;

const stepsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** A person's unsaved work in this browser. Every call is one transaction, which succeeds or fails as a whole. */
export interface LocalDrafts {
  /** The drafts of an image, the last changed first. */
  readonly list: (userId: string, imageUid: string) => Promise<readonly DraftWithSteps[]>;
  readonly begin: (draft: Draft) => Promise<void>;
  /** Appends steps to the existing ones. */
  readonly append: (id: string, at: number, steps: readonly Step[], now: number) => Promise<void>;
  readonly markSaved: (id: string, revision: number, savedSteps: number) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly readPicture: (userId: string, sha256: string) => Promise<Blob | null>;
  readonly writePicture: (userId: string, sha256: string, picture: Blob, now: number) => Promise<void>;
  /** Deletes drafts and pictures that were kept long enough. */
  readonly tidy: (now: number) => Promise<void>;
  readonly close: () => void;
}

const upgrade = (database: IDBPDatabase<Schema>): void => {
  database.createObjectStore('drafts', { keyPath: 'id' }).createIndex('image', ['userId', 'imageUid']);
  database.createObjectStore('steps');
  database.createObjectStore('pictures', { keyPath: ['userId', 'sha256'] });
};

/** Opens the storage of this browser. Rejects when the browser offers none, as in some private windows. */
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
    close: () => database.close(),
  };
};
