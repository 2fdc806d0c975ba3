import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import {
  BackupError,
  type BackedUpObject,
  type Snapshot,
  type SnapshotHead,
} from '@safelight/application/ports';

/** The first line names the format of the file, so that a later format can be recognized. */
const FORMAT = 'safelight-backup-1';

interface Head extends SnapshotHead {
  readonly format: string;
}

interface Seal {
  readonly objects: number;
  /** SHA-256 of all lines before this one. */
  readonly seal: string;
}

/**
 * The lines of the file, each a JSON value: the head, the files, and a checksum of all lines before the
 * checksum.
 */
export function* snapshotLines({ objects, ...head }: Snapshot): Generator<string, void, undefined> {
  const hash = createHash('sha256');
  const line = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  yield line({ format: FORMAT, ...head } satisfies Head);
  for (const { key, sizeBytes, sha256 } of objects) yield line({ key, sizeBytes, sha256 });
  yield `${JSON.stringify({ objects: objects.length, seal: hash.digest('hex') } satisfies Seal)}\n`;
}

/** Reads a file that `snapshotLines` produced. Throws BackupError with the number of the first wrong line. */
export const readSnapshotFile = async (path: string): Promise<Snapshot> => {
  const damaged = (line: number, what: string): BackupError =>
    new BackupError(`The backup is damaged: ${path} ${what} (line ${line}).`);
  const hash = createHash('sha256');
  let head: Head | null = null;
  let seal: Seal | null = null;
  let number = 0;
  const objects: BackedUpObject[] = [];
  const file = await open(path);
  for await (const text of file.readLines()) {
    number += 1;
    if (seal !== null) throw damaged(number, 'goes on after its end');
    let value: Head | BackedUpObject | Seal;
    try {
      value = JSON.parse(text) as Head | BackedUpObject | Seal;
    } catch {
      throw damaged(number, 'was cut or altered');
    }
    if ('seal' in value) seal = value;
    else {
      hash.update(`${text}\n`);
      if (number > 1) objects.push(value as BackedUpObject);
      else head = value as Head;
    }
  }
  if (head?.format !== FORMAT) throw damaged(1, 'is not a snapshot of Safelight');
  if (seal === null) throw damaged(number, 'was cut');
  if (seal.objects !== objects.length || seal.seal !== hash.digest('hex'))
    throw damaged(number, 'was altered: its seal does not fit');
  const { takenAt, shape, rows, lost } = head;
  return { takenAt, shape, rows, lost, objects };
};
