import type { FileJobOutput, FileJobInput, FileJobKind } from './file-job.ts';

/** A request of the page to the worker. */
export type Request = {
  readonly [K in FileJobKind]: { readonly kind: K; readonly input: FileJobInput<K> };
}[FileJobKind];

/** The worker's answer; the message of an error is shown to people. */
export type Reply =
  | { readonly ok: true; readonly answer: FileJobOutput<FileJobKind> }
  | { readonly ok: false; readonly message: string };

/** The names of the errors whose messages are written for people. */
const FOR_PEOPLE = ['FileError', 'FontMissing', 'PsdError'];

export const refusalOf = (error: unknown): Reply => ({
  ok: false,
  message:
    error instanceof Error && FOR_PEOPLE.includes(error.name)
      ? error.message
      : 'The file could not be made. The document may be too large for the memory of this device.',
});
