import { DomainError, invalidField } from '@safelight/domain';
import { TEXTS, textProblem } from '@safelight/rules';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { fileRequired, MultipartForm, type BodyTurns, type FormFile } from '@safelight/transport';
import { decimal, texts } from '../http/query-fields.ts';
import { readFields, text, UNKNOWN_FIELD } from '../http/request-fields.ts';
import { expiry } from './image-changes.ts';
import { uploadTexts } from './upload-texts.ts';

/** The texts of an upload as sent in forms and query parameters. */
export const formTexts = z.strictObject({
  original_filename: text.optional().describe('The filename to keep; that of the file when absent.'),
  ...uploadTexts,
  tags: texts.optional(),
  expires_in: decimal(expiry).optional(),
});

/** The multipart form of an upload, as the OpenAPI document describes it. */
export const uploadForm = z.strictObject({
  image: z.file().describe('The image.'),
  ...formTexts.shape,
  tags: text.optional().describe('Tags separated by commas; the field may occur several times.'),
  expires_in: uploadTexts.expires_in,
});

/** The texts of an upload; those that were not sent are absent. */
export type UploadFields = z.infer<typeof formTexts>;

/** The picture, available once its part of the form begins. */
export interface UploadPart {
  /** The bytes of the picture. Ends only when the whole form has proved well formed; throws otherwise. */
  readonly source: AsyncIterable<Uint8Array>;
  /** The filename that the form gives. */
  readonly filename: string;
  /** The texts before and after the file. They are complete when `source` has ended. */
  readonly fields: Readonly<UploadFields>;
  /** Aborted when the client disconnects or the form turns out to be malformed. */
  readonly signal: AbortSignal;
}

const MAX_TEXTS = 16;
/** The maximum size of the description in UTF-8 bytes, with some reserve. */
const MAX_TEXT_BYTES = 8 * 1024;

const malformed = (): DomainError =>
  new DomainError('INVALID_INPUT', 'Send multipart/form-data with the image in the field "image".');
const notOneFile = (): DomainError => invalidField('image', TEXTS.images.oneFile);

/** The error for a file in a field of another name; its details name that field and the expected one. */
const misnamedFile = (name: string): DomainError =>
  new DomainError('INVALID_INPUT', TEXTS.images.oneFile, {
    fields: { image: [TEXTS.images.oneFile], [name]: [UNKNOWN_FIELD] },
  });

/** A filename from a client; throws INVALID_INPUT when the database cannot store it. */
export const checkedName = (name: string): string => {
  const problem = textProblem(name);
  if (problem !== null) throw invalidField('original_filename', problem);
  return name;
};

/**
 * Makes a function that reads texts of the form into `fields`. Each may occur once, and `tags` several times,
 * before or after the file; a blank one counts as absent.
 */
const textReader = (fields: UploadFields) => {
  const seen = new Set<string>();
  return (name: string, value: string): void => {
    if (name === 'image') throw notOneFile();
    if (seen.has(name) && name !== 'tags') throw invalidField(name, 'Send this field once.');
    seen.add(name);
    if (value === '' && Object.hasOwn(formTexts.shape, name)) return;
    const { tags, ...read } = readFields(formTexts, { [name]: value });
    Object.assign(fields, read, tags === undefined ? {} : { tags: [...(fields.tags ?? []), ...tags] });
  };
};

/** The maximum size of the file, and how reading the form takes turns with other uploads. */
export interface FormReading {
  readonly maxBytes: number;
  readonly inTurn: BodyTurns;
}

/**
 * Reads an upload form, and passes its picture of at most `maxBytes` to `take` while it arrives. Returns the
 * result of `take`. Throws INVALID_INPUT for a malformed form or one without exactly one picture,
 * FILE_REQUIRED, FILE_TOO_LARGE, UPLOAD_ABORTED when the client disconnects, and the errors of `take`, which
 * has settled by then.
 */
export const readUploadForm = async <T>(
  req: IncomingMessage,
  { maxBytes, inTurn }: FormReading,
  take: (part: UploadPart) => Promise<T>,
): Promise<T> => {
  const form = new MultipartForm(req, {
    maxFiles: 1,
    maxFileBytes: maxBytes,
    maxTexts: MAX_TEXTS,
    maxTextBytes: MAX_TEXT_BYTES,
    malformed,
    tooManyFiles: notOneFile,
  });
  const fields: UploadFields = {};
  let taken: Promise<T> | null = null;

  const takeFile = (file: FormFile): void => {
    if (file.name !== 'image') throw misnamedFile(file.name);
    const filename = checkedName(file.filename);
    taken = take({ source: form.lastBytesOf(file), filename, fields, signal: form.signal });
    taken.catch((error: unknown) => form.fail(error));
  };

  return form.readByTurns(inTurn, {
    text: textReader(fields),
    file: takeFile,
    result: async () => {
      if (taken === null) throw fileRequired();
      return taken;
    },
    begun: () => taken,
  });
};
