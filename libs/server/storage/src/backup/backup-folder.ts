import { appendFile, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError, type BackedUpObject, type BackupFolder } from '@safelight/application/ports';
import { isMissing } from '../disk/disk-errors.ts';
import { createDiskStore } from '../disk/disk-store.ts';
import { makeFolder, syncFolder } from '../disk/durable-folder.ts';
import { readSnapshotFile, snapshotLines } from './snapshot-file.ts';

const SUFFIX = '.jsonl';
const NAME = /^[0-9]{8}t[0-9]{9}z$/;
const FILE_MODE = 0o600;
const WRITE_CHARACTERS = 64 * 1024;

/**
 * Parses the records of copied files. A line that a crash truncated does not count, and neither does text
 * appended to it later.
 */
const parseCopied = (text: string): readonly BackedUpObject[] =>
  text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as BackedUpObject];
    } catch {
      return [];
    }
  });

/** Joins lines into chunks, so that the file gets a few large writes instead of one per line. */
function* inChunks(lines: Iterable<string>): Generator<string, void, undefined> {
  let chunk = '';
  for (const line of lines) {
    chunk += line;
    if (chunk.length < WRITE_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

/** Stores backups in a local folder: `objects`, `snapshots`, and the records of an unfinished run. */
export const createBackupFolder = (root: string): BackupFolder => {
  const folder = join(root, 'snapshots');
  const unfinished = join(root, 'unfinished.jsonl');
  const pathOf = (name: string): string => join(folder, `${name}${SUFFIX}`);

  return {
    bytes: createDiskStore({ root }),

    snapshots: async () => {
      const entries = await readdir(folder).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      return entries
        .filter((entry) => entry.endsWith(SUFFIX))
        .map((entry) => entry.slice(0, -SUFFIX.length))
        .filter((name) => NAME.test(name))
        .sort();
    },

    read: async (name) => {
      try {
        return await readSnapshotFile(pathOf(name));
      } catch (error) {
        throw isMissing(error) ? new BackupError(`There is no snapshot ${pathOf(name)}.`) : error;
      }
    },

    write: async (name, snapshot) => {
      await makeFolder(folder);
      const draft = `${pathOf(name)}.unfinished`;
      const file = await open(draft, 'w', FILE_MODE);
      try {
        for (const chunk of inChunks(snapshotLines(snapshot))) await file.writeFile(chunk);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, pathOf(name));
      await syncFolder(folder);
    },

    remove: (name) => rm(pathOf(name), { force: true }),

    listCopied: async () => {
      try {
        return parseCopied(await readFile(unfinished, 'utf8'));
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },

    recordCopied: ({ key, sizeBytes, sha256 }) =>
      appendFile(unfinished, `${JSON.stringify({ key, sizeBytes, sha256 })}\n`, { mode: FILE_MODE }),

    clearCopied: () => rm(unfinished, { force: true }),
  };
};
