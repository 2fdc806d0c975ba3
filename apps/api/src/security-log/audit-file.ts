import { appendFile, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The number of lines to keep while the file cannot be written; beyond it the oldest are dropped. */
const MAX_WAITING = 10_000;

/** A file to which lines are appended, also by several processes. */
export interface AuditFile {
  /** Returns immediately; lines are written in the order of the calls. */
  append(line: string): void;
  /** Resolves when every line has been written or has failed. */
  close(): Promise<void>;
}

interface Options {
  readonly path: string;
  /** Called once each time that writing starts to fail. */
  readonly onError: (error: unknown) => void;
}

/**
 * Opens a file for appending. The file is opened again for each write, so that a tool may move it away at any
 * time (rotation needs no signal), and whole lines are written in one call, so that lines of several
 * processes do not mix. Lines that cannot be written wait for the next attempt. Throws when the file cannot
 * be opened now.
 */
export const openAuditFile = async ({ path, onError }: Options): Promise<AuditFile> => {
  const options = { mode: 0o600 };
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await (await open(path, 'a', options.mode)).close();

  let waiting: string[] = [];
  let writing: Promise<void> | null = null;
  let isFailing = false;

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      const lines = waiting;
      waiting = [];
      try {
        await appendFile(path, lines.join(''), options);
        isFailing = false;
      } catch (error) {
        waiting = [...lines, ...waiting].slice(-MAX_WAITING);
        if (!isFailing) onError(error);
        isFailing = true;
        return;
      }
    }
  };

  const write = (): Promise<void> =>
    (writing ??= drain().finally(() => {
      writing = null;
    }));

  return {
    append: (line) => {
      waiting = [...waiting, `${line}\n`].slice(-MAX_WAITING);
      void write();
    },
    close: async () => {
      await writing;
      await write();
    },
  };
};
