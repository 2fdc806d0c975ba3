import type { Answer, Asked, FileJobKind } from './file-job.ts';

/** What the page asks of the worker. */
export type Request = {
  readonly [K in FileJobKind]: { readonly kind: K; readonly asked: Asked<K> };
}[FileJobKind];

/** What it answers; the message of a refusal is for people. */
export type Reply =
  | { readonly ok: true; readonly answer: Answer<FileJobKind> }
  | { readonly ok: false; readonly message: string };

/** Errors whose message says what happened in words for people. */
const SPEAKING = ['FileError', 'FontMissing', 'PsdError'];

export const refusalOf = (error: unknown): Reply => ({
  ok: false,
  message:
    error instanceof Error && SPEAKING.includes(error.name)
      ? error.message
      : 'The file could not be made. The document may be too large for the memory of this device.',
});
