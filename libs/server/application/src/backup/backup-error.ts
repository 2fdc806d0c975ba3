/** Why there is no backup, or none to restore from: a sentence for the operator that names the place. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
