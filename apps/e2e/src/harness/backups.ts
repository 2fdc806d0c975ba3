import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { bearer, graphqlData, uploaded, type Account } from './client.ts';
import { runScript } from './processes.ts';
import type { TestServer } from './server.ts';

export interface Ran {
  readonly code: number | null;
  readonly output: string;
}

/** Runs an operator's built command on the data that `env` configures. */
const run = async (script: string, args: readonly string[], env: TestServer['env']): Promise<Ran> => {
  const { child, output } = runScript([`dist/apps/api/${script}.js`, ...args], env);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, output: output() };
};

export const backUp = (folder: string, env: TestServer['env']): Promise<Ran> => run('backup', [folder], env);
export const verify = (folder: string, env: TestServer['env']): Promise<Ran> =>
  run('backup', [folder, '--verify'], env);
export const restore = (from: string, env: TestServer['env']): Promise<Ran> => run('restore', [from], env);

/** The numbers in the output of a backup. */
export const countsOf = ({ output }: Ran): { objects: number; moved: number; lost: number } => {
  const [, objects, moved, lost] = /: (\d+) objects, (\d+) of them new .*, (\d+) lost/.exec(output) ?? [];
  if (objects === undefined) throw new Error(output);
  return { objects: Number(objects), moved: Number(moved), lost: Number(lost) };
};

/** The paths of all files in the backup's folder `objects`. */
export const objectFiles = async (folder: string): Promise<readonly string[]> =>
  (await readdir(join(folder, 'objects'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * A person who uploads images, and now and then deletes one for good, as fast as the server answers, until
 * stopped.
 */
export class Bustle {
  /** The SHA-256 of each uploaded image that may still exist, by uid. */
  readonly sent = new Map<string, string>();
  readonly #account: Account;
  readonly #picture: (number: number) => Promise<Uint8Array>;
  #isOver = false;
  #done: Promise<void> = Promise.resolve();

  constructor(account: Account, picture: (number: number) => Promise<Uint8Array>) {
    this.#account = account;
    this.#picture = picture;
  }

  begin(): void {
    this.#done = this.#bustle();
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#done;
  }

  async #bustle(): Promise<void> {
    const { url, access } = this.#account;
    const headers = bearer(this.#account);
    for (let number = 1; !this.#isOver; number += 1) {
      const bytes = await this.#picture(number);
      const { uid } = await uploaded(url, headers.Authorization, bytes);
      this.sent.set(uid, sha256Of(bytes));
      if (number % 3 !== 0) continue;
      const deleted = await fetch(`${url}/api/images/${uid}/`, { method: 'DELETE', headers });
      if (!deleted.ok) throw new Error(`delete: ${deleted.status}`);
      await graphqlData(url, 'mutation { emptyTrash }', {}, access);
    }
  }
}
