import type {
  BackedUpRows,
  BackupFolder,
  Clock,
  ImageStore,
  RowSource,
  RowsOfMoment,
  StoredObject,
} from '../ports/index.ts';
import { BackupError } from './backup-error.ts';
import { BACKUP_PUT, createObjectCopier, type ObjectCopier } from './copy-objects.ts';
import { forgetSnapshots } from './forget-snapshots.ts';
import { progressOf, type OnBackupProgress } from './progress.ts';

/** So many objects are copied while a moment of the database is held; more are copied first, without one. */
const FEW = 1_000;
/** From this look on, everything is copied within the moment, however much it is. */
const PATIENT_LOOKS = 5;
const MAX_LOOKS = 50;

export interface BackupReport {
  readonly snapshot: string;
  /** Objects the snapshot names, and how many of them this run moved. */
  readonly objects: number;
  readonly moved: number;
  readonly movedBytes: number;
  /** Keys that rows name but whose bytes the store does not have. */
  readonly lost: readonly string[];
  readonly forgotten: { readonly snapshots: number; readonly objects: number };
}

export interface BackUpOptions {
  /** Snapshots to keep, this one among them; all when absent. */
  readonly keep?: number;
}

interface Deps {
  readonly rows: RowSource;
  readonly store: ImageStore;
  readonly folder: BackupFolder;
  readonly clock: Pick<Clock, 'now'>;
  readonly tell: OnBackupProgress;
}

/** Either a snapshot, or what to do before the next look. */
type Look =
  | {
      readonly kind: 'taken';
      readonly snapshot: string;
      readonly objects: number;
      readonly lost: readonly string[];
    }
  | { readonly kind: 'much-to-copy'; readonly wanted: readonly StoredObject[] }
  | { readonly kind: 'some-vanished'; readonly missing: ReadonlySet<string> };

const listOwned = async (moment: RowsOfMoment): Promise<readonly StoredObject[]> => {
  const owned: StoredObject[] = [];
  for await (const object of moment.ownedObjects()) owned.push(object);
  return owned;
};

const keyOfRows = (snapshot: string, index: number, name: string): string =>
  `rows/${snapshot}/${String(index).padStart(2, '0')}${name.replaceAll(/[^a-z0-9]/g, '')}`;

/** Copies rows, writes the snapshot; answers its name. */
const takeSnapshot = async (
  { folder, clock, tell }: Pick<Deps, 'folder' | 'clock' | 'tell'>,
  moment: RowsOfMoment,
  bytes: Pick<Parameters<BackupFolder['write']>[1], 'objects' | 'lost'>,
): Promise<string> => {
  const takenAt = clock.now().toISOString();
  const snapshot = takenAt.toLowerCase().replaceAll(/[^0-9tz]/g, '');
  const rows: BackedUpRows[] = [];
  const count = progressOf('rows', moment.sets.length, tell);
  for (const [index, set] of moment.sets.entries()) {
    const key = keyOfRows(snapshot, index, set.name);
    const put = await folder.bytes.put(key, moment.rowsOf(set), BACKUP_PUT);
    rows.push({ ...set, key, ...put });
    count(put.sizeBytes);
  }
  await folder.write(snapshot, { takenAt, shape: moment.shape, rows, ...bytes });
  return snapshot;
};

/**
 * Looks at one moment: copies the bytes that its rows name and the folder lacks, then the rows themselves. A key in
 * `gone` had no bytes at an earlier look; a row goes before its bytes do, so one that is still there has lost them.
 */
const look = (
  deps: Deps,
  copier: ObjectCopier,
  gone: ReadonlySet<string>,
  isPatient: boolean,
): Promise<Look> =>
  deps.rows.atOneMoment(async (moment) => {
    const owned = await listOwned(moment);
    const wanted = owned.filter(({ key }) => !copier.known.has(key));
    if (isPatient && wanted.length > FEW) return { kind: 'much-to-copy', wanted };
    const missing = await copier.copy(wanted);
    if ([...missing].some((key) => !gone.has(key))) return { kind: 'some-vanished', missing };
    const objects = owned.flatMap(({ key }) => copier.known.get(key) ?? []);
    const lost = [...missing];
    const snapshot = await takeSnapshot(deps, moment, { objects, lost });
    return { kind: 'taken', snapshot, objects: objects.length, lost };
  });

/**
 * Copies everything that rows name and then the rows, beside a running server: a snapshot has no row without its
 * bytes (docs/adr/0037). Bytes never change under a key, so what an earlier run brought is not read again. Keys whose
 * bytes were lost before the backup are told, and the rest is backed up all the same.
 */
export const backUp =
  (deps: Deps) =>
  async ({ keep = Infinity }: BackUpOptions = {}): Promise<BackupReport> => {
    const copier = await createObjectCopier(deps);
    let gone: ReadonlySet<string> = new Set();
    for (let looks = 1; looks <= MAX_LOOKS; looks += 1) {
      const seen = await look(deps, copier, gone, looks < PATIENT_LOOKS);
      if (seen.kind === 'taken') {
        await deps.folder.forgetNotes();
        const { snapshot, objects, lost } = seen;
        const forgotten = await forgetSnapshots(deps.folder)(keep);
        return { snapshot, objects, lost, ...copier.moved(), forgotten };
      }
      gone = seen.kind === 'much-to-copy' ? await copier.copy(seen.wanted) : seen.missing;
    }
    throw new BackupError('Images are removed faster than they can be copied. Please run the backup again.');
  };
