/** The reason why a Photoshop file cannot be opened; the message is for people. */
export class PsdError extends Error {
  override readonly name = 'PsdError';
}
