import { DomainError, invalidField } from '@safelight/domain';
import { TEXTS, textProblem, type Privacy } from '@safelight/rules';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { fileRequired, MultipartForm, type FormFile } from '@safelight/transport';
import { text } from '../http/request-fields.ts';
import { privacy } from './image-changes.ts';

/** The form as it is described to clients. */
export const uploadForm = z.object({
  image: z.file(),
  original_filename: text.optional().describe("Kept instead of the file's own name."),
  privacy: privacy.optional().describe('Private when absent.'),
});

/** The texts of an upload form; what was not sent is absent. */
export interface UploadFields {
  privacy?: Privacy;
  originalFilename?: string;
}

/** The picture, from the moment its part of the form begins. */
export interface UploadPart {
  /** Ends only when the whole form has proved well formed; throws otherwise. */
  readonly source: AsyncIterable<Uint8Array>;
  /** What the form calls the file. */
  readonly filename: string;
  /** The texts, before the file and after it: all are there once `source` has ended. */
  readonly fields: Readonly<UploadFields>;
  /** Aborted when the client hangs up or the form turns out to be malformed. */
  readonly signal: AbortSignal;
}

const MAX_TEXTS = 16;
const MAX_TEXT_BYTES = 4 * 1024;

const malformed = (): DomainError =>
  new DomainError('INVALID_INPUT', 'Send multipart/form-data with the picture in the field "image".');
const notOneFile = (): DomainError => new DomainError('INVALID_INPUT', TEXTS.images.oneFile);

const checkedName = (name: string): string => {
  const problem = textProblem(name);
  if (problem !== null) throw invalidField('original_filename', problem);
  return name;
};

/** Reads one text of the form into `fields`; each may come once, before or after the file. */
const readField = (name: string, value: string, fields: UploadFields): void => {
  const isRepeated = (key: keyof UploadFields): boolean => key in fields;
  switch (name) {
    case 'privacy': {
      const parsed = privacy.safeParse(value);
      if (!parsed.success || isRepeated('privacy'))
        throw invalidField(name, 'Use "public" or "private", once.');
      fields.privacy = parsed.data;
      return;
    }
    case 'original_filename':
      if (isRepeated('originalFilename')) throw invalidField(name, 'Send this field once.');
      if (value !== '') fields.originalFilename = checkedName(value);
      return;
    case 'image':
      throw notOneFile();
  }
};

/**
 * Reads an upload form, handing its picture of at most `maxBytes` to `take` while it arrives. Answers what
 * `take` made. Errors: INVALID_INPUT for a form that is not one, or not
 * of one picture; FILE_REQUIRED; FILE_TOO_LARGE; UPLOAD_ABORTED when the client hangs up; those of `take`,
 * which has settled by then.
 */
export const readUploadForm = async <T>(
  req: IncomingMessage,
  maxBytes: number,
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
    if (file.name !== 'image') throw notOneFile();
    const filename = checkedName(file.filename);
    taken = take({ source: form.lastBytesOf(file), filename, fields, signal: form.signal });
    taken.catch((error: unknown) => form.fail(error));
  };

  return form.read({
    text: (name, value) => readField(name, value, fields),
    file: takeFile,
    result: async () => {
      if (taken === null) throw fileRequired();
      return taken;
    },
    begun: () => taken,
  });
};
