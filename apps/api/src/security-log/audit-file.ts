import { appendFile, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Lines kept while the file cannot be written; the oldest go first. */
const MAX_WAITING = 10_000;

/** A file that lines are appended to, by several processes if need be. */
export interface AuditFile {
  /** Returns at once; lines are written in the order in which they come. */
  append(line: string): void;
  /** Ends when every line is written, or cannot be. */
  close(): Promise<void>;
}

interface Options {
  readonly path: string;
  /** Told once for each time that writing begins to fail. */
  readonly onError: (error: unknown) => void;
}

/**
 * Opens the file for each write anew, so that a tool may move it away at any time (rotation needs no signal), and writes
 * whole lines in one call, so that those of several processes do not mix. What cannot be written waits for the next
 * line. Throws when the file cannot be opened now.
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
