/** Why a file could not be made or opened; the message is for people. */
export class FileError extends Error {
  override readonly name = 'FileError';
}
