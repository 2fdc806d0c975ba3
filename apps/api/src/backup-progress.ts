import type { BackupProgress, OnBackupProgress } from '@safelight/application';

const WORDS: Readonly<Record<BackupProgress['stage'], string>> = {
  copying: 'Copying objects',
  rows: 'Rows',
  checking: 'Checking',
};

const TERMINAL_MS = 200;
const LOG_MS = 10_000;

const megabytes = (bytes: number): string => (bytes === 0 ? '' : `, ${(bytes / 1e6).toFixed(1)} MB`);

/** The progress as one line, for example `Copying objects: 3 of 40, 3.0 MB`. */
const progressLine = ({ stage, done, total, bytes }: BackupProgress): string =>
  `${WORDS[stage]}: ${done} of ${total}${megabytes(bytes)}`;

interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Makes a function that shows the progress. On a terminal it overwrites one line; in a log file it writes a
 * line every ten seconds and at the end of each stage.
 */
export const showProgress = (out: Terminal, now: () => number): OnBackupProgress => {
  let toldAt = -Infinity;
  return (progress) => {
    const isLast = progress.done === progress.total;
    if (!isLast && now() - toldAt < (out.isTTY === true ? TERMINAL_MS : LOG_MS)) return;
    toldAt = now();
    const line = progressLine(progress);
    out.write(out.isTTY === true ? `\r${line}\u001B[K${isLast ? '\n' : ''}` : `${line}\n`);
  };
};
