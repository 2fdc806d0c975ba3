import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { objectKey } from '../object-key.ts';

/** Separates the name of an unfinished file from what makes it its own. Not part of any key. */
const UNFINISHED = '~';

/** Where things lie under the root. Keys never reach the file system but through here. */
export interface DiskLayout {
  readonly objects: string;
  readonly unfinished: string;
  /** The folder of a finished object: two levels of 256, spread evenly whatever keys look like. */
  folderOf(key: string): string;
  pathOf(key: string): string;
  /** A fresh path for a put that has not finished. */
  unfinishedPath(key: string): string;
  /** True when `name` is a file of an unfinished put of `key`. */
  isUnfinished(name: string, key: string): boolean;
  /** The key of a finished file, null for a file that is not ours. */
  keyOf(name: string): string | null;
}

// A key's slashes become dots, which no key contains: one flat name, reversible.
const nameOf = (key: string): string => objectKey(key).replaceAll('/', '.');
const KEY_NAME = /^[a-z0-9]{2,}(?:\.[a-z0-9]{2,})*$/;

export const diskLayout = (root: string): DiskLayout => {
  const objects = join(root, 'objects');
  const unfinished = join(root, 'tmp');
  const folderOf = (key: string): string => {
    const shard = createHash('sha256').update(key).digest('hex');
    return join(objects, shard.slice(0, 2), shard.slice(2, 4));
  };
  return {
    objects,
    unfinished,
    folderOf,
    pathOf: (key) => join(folderOf(key), nameOf(key)),
    unfinishedPath: (key) => join(unfinished, `${nameOf(key)}${UNFINISHED}${randomBytes(8).toString('hex')}`),
    isUnfinished: (name, key) => name.startsWith(`${nameOf(key)}${UNFINISHED}`),
    keyOf: (name) => (KEY_NAME.test(name) ? name.replaceAll('.', '/') : null),
  };
};
