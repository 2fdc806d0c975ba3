/** Why there is no backup, or none to restore from: a sentence for the operator, with the place. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
