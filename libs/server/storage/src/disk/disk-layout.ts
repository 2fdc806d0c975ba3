import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { objectKey } from '../object-key.ts';

/**
 * Separates the key from the random part in the name of an unfinished file. Keys never contain this
 * character.
 */
const UNFINISHED = '~';

/** The paths of files under the root folder. No other code turns keys into paths. */
export interface DiskLayout {
  readonly objects: string;
  readonly unfinished: string;
  /** The folder of a finished file. Two levels of 256 folders each spread all keys evenly. */
  folderOf(key: string): string;
  pathOf(key: string): string;
  unfinishedPath(key: string): string;
  /** True when `name` is the file of an unfinished put of `key`. */
  isUnfinished(name: string, key: string): boolean;
  /** The key of a finished file. Null for any other name. */
  keyOf(name: string): string | null;
}

// The name is flat and reversible: the slashes of the key become dots, which keys never contain.
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
