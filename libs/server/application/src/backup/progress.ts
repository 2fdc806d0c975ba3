/** How far a backup or a restore is. */
export interface BackupProgress {
  readonly stage: 'copying' | 'rows' | 'checking';
  /** Objects or sets of rows. */
  readonly done: number;
  readonly total: number;
  /** Moved or read in this stage so far. */
  readonly bytes: number;
}

export type OnBackupProgress = (progress: BackupProgress) => void;

/** Counts one stage. */
export const progressOf = (
  stage: BackupProgress['stage'],
  total: number,
  tell: OnBackupProgress,
): ((bytes: number) => void) => {
  let [done, sum] = [0, 0];
  return (bytes) => {
    done += 1;
    sum += bytes;
    tell({ stage, done, total, bytes: sum });
  };
};
