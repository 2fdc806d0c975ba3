import {
  BackupError,
  type BackedUpObject,
  type BackupFolder,
  type RowSet,
  type RowSource,
  type RowTarget,
  type Snapshot,
} from '../ports/index.ts';
import { InMemoryStore } from './fakes.ts';

export class InMemoryBackupFolder implements BackupFolder {
  readonly bytes = new InMemoryStore();
  readonly kept = new Map<string, Snapshot>();
  copied: BackedUpObject[] = [];

  async snapshots() {
    return [...this.kept.keys()].sort();
  }
  async read(name: string) {
    const snapshot = this.kept.get(name);
    if (snapshot === undefined) throw new BackupError(`There is no snapshot ${name}.`);
    return snapshot;
  }
  async write(name: string, snapshot: Snapshot) {
    this.kept.set(name, snapshot);
  }
  async remove(name: string) {
    this.kept.delete(name);
  }
  async listCopied() {
    return this.copied;
  }
  async recordCopied(object: BackedUpObject) {
    this.copied.push(object);
  }
  async clearCopied() {
    this.copied = [];
  }
}

const SHAPE = { migrations: ['First1'], sequences: {} };
const IMAGES: RowSet = { name: 'image', columns: ['key'] };

/** Rows that each refer to one file. A row is a line with the key of its file. */
export class InMemoryKeyRows implements RowSource, RowTarget {
  readonly keys = new Set<string>();

  withSnapshot: RowSource['withSnapshot'] = (work) => {
    const keys = [...this.keys].sort();
    return work({
      shape: SHAPE,
      sets: [IMAGES],
      ownedObjects: async function* () {
        for (const key of keys) yield { key, sizeBytes: 1 };
      },
      rowsOf: async function* () {
        yield Buffer.from(keys.join('\n'));
      },
    });
  };

  async prepare() {
    if (this.keys.size > 0) throw new BackupError('The database is not empty.');
  }

  load: RowTarget['load'] = async (_shape, sets, read) => {
    const chunks: Uint8Array[] = [];
    for (const set of sets) for await (const chunk of read(set)) chunks.push(chunk);
    for (const key of Buffer.concat(chunks).toString().split('\n').filter(Boolean)) this.keys.add(key);
  };
}
