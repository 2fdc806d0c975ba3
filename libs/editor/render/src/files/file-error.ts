/** The reason why a file could not be made or opened; the message is shown to people. */
export class FileError extends Error {
  override readonly name = 'FileError';
}
