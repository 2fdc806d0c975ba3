import { createHash } from 'node:crypto';
import { BackupError, type BackedUpObject, type ImageStore } from '../ports/index.ts';

export const altered = ({ key }: BackedUpObject): BackupError =>
  new BackupError(`The backup is damaged: the bytes of ${key} are not those that were backed up.`);

const cut = ({ key, sizeBytes }: BackedUpObject, found: number): BackupError =>
  new BackupError(`The backup is damaged: ${key} has ${found} bytes of ${sizeBytes}.`);

/** Resolves when the file has its full size; otherwise throws BackupError with its key. */
export const checkSize = async (bytes: ImageStore, object: BackedUpObject): Promise<void> => {
  const found = await bytes.stat(object.key);
  if (found === null) throw new BackupError(`The backup is damaged: ${object.key} is missing.`);
  if (found.sizeBytes !== object.sizeBytes) throw cut(object, found.sizeBytes);
};

/** The content of the file; throws BackupError at its end when it differs from what was backed up. */
export async function* readChecked(
  bytes: ImageStore,
  object: BackedUpObject,
): AsyncGenerator<Uint8Array, void, undefined> {
  const hash = createHash('sha256');
  for await (const chunk of (await bytes.open(object.key)) as AsyncIterable<Uint8Array>) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== object.sha256) throw altered(object);
}
