export interface BackupProgress {
  readonly stage: 'copying' | 'rows' | 'checking';
  /** The number of files or row sets that are done. */
  readonly done: number;
  readonly total: number;
  /** The number of bytes that were copied or read in this stage. */
  readonly bytes: number;
}

export type OnBackupProgress = (progress: BackupProgress) => void;

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
