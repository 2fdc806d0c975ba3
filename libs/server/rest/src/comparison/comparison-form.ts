import type { ComparisonFile, ComparisonUpload } from '@safelight/application';
import { DomainError, invalidField } from '@safelight/domain';
import {
  COMPARISON_DESCRIPTION_MAX_LENGTH,
  COMPARISON_TITLE_MAX_LENGTH,
  lengthProblem,
  TEXTS,
  textProblem,
} from '@safelight/rules';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { deferred, MultipartForm, NO_FILENAME, type FormFile } from '@safelight/transport';
import type { FormReading } from '../image/upload-form.ts';
import { textUpTo, UNKNOWN_FIELD } from '../http/request-fields.ts';

const TEXT_LENGTHS = {
  title: COMPARISON_TITLE_MAX_LENGTH,
  description: COMPARISON_DESCRIPTION_MAX_LENGTH,
} as const;
type TextName = keyof typeof TEXT_LENGTHS;

const SIDES = { original_image: 'original', edited_image: 'edited' } as const;
type FileName = keyof typeof SIDES;

/** The multipart form for publishing a comparison, as the OpenAPI document describes it. */
export const comparisonForm = z.strictObject({
  original_image: z.file().describe('The image before the change.'),
  edited_image: z.file().describe('The image after the change.'),
  title: textUpTo(TEXT_LENGTHS.title).optional().describe('The title of the comparison.'),
  description: textUpTo(TEXT_LENGTHS.description).optional().describe('What the comparison shows.'),
});

export type ComparisonTexts = Pick<ComparisonUpload, 'title' | 'description'>;

const MAX_TEXTS = 16;
/** The maximum size of the description in UTF-8 bytes, with some reserve. */
const MAX_TEXT_BYTES = 8 * 1024;

const EXPECTED = 'Send multipart/form-data with images in the fields "original_image" and "edited_image".';
const malformed = (): DomainError => new DomainError('INVALID_INPUT', EXPECTED);

/** The error for a field that should not be there; its text says which fields are expected. */
const misplaced = (name: string, problem: string): DomainError =>
  new DomainError('INVALID_INPUT', EXPECTED, { fields: { [name]: [problem] } });

const bothRequired = (): DomainError => new DomainError('FILE_REQUIRED', TEXTS.comparisons.bothRequired);

const isFileName = (name: string): name is FileName => Object.hasOwn(SIDES, name);
const isTextName = (name: string): name is TextName => Object.hasOwn(TEXT_LENGTHS, name);

const checkedText = (name: TextName, value: string): string => {
  const trimmed = value.trim();
  const problem = lengthProblem(trimmed, TEXT_LENGTHS[name]) ?? textProblem(trimmed);
  if (problem !== null) throw invalidField(name, problem);
  return trimmed;
};

/**
 * Reads the form of a comparison, and passes its two pictures of at most `maxBytes` each to `take` while they
 * arrive, in any order. Returns the result of `take`. Throws the errors of an upload, and FILE_REQUIRED when
 * one of the pictures is missing.
 */
export const readComparisonForm = async <T>(
  req: IncomingMessage,
  { maxBytes, inTurn }: FormReading,
  take: (upload: ComparisonUpload) => Promise<T>,
): Promise<T> => {
  const form = new MultipartForm(req, {
    maxFiles: 2,
    maxFileBytes: maxBytes,
    maxTexts: MAX_TEXTS,
    maxTextBytes: MAX_TEXT_BYTES,
    malformed,
    tooManyFiles: malformed,
  });
  const files = { original: deferred<ComparisonFile>(), edited: deferred<ComparisonFile>() };
  const seen = new Set<string>();
  const texts: Partial<Record<TextName, string>> = {};
  let taken: Promise<T> | null = null;

  const once = (name: string): void => {
    if (seen.has(name)) throw invalidField(name, 'Send this field once.');
    seen.add(name);
  };

  const takeFile = (file: FormFile): void => {
    const { name, filename } = file;
    if (!isFileName(name)) throw misplaced(name, UNKNOWN_FIELD);
    once(name);
    const isLast = seen.has('original_image') && seen.has('edited_image');
    const source = isLast ? form.lastBytesOf(file) : form.bytesOf(file);
    files[SIDES[name]].resolve({ source, filename });
    if (taken !== null) return;
    const [original, edited] = [files.original.promise, files.edited.promise];
    taken = take({ original, edited, late: () => texts, signal: form.signal });
    taken.catch((error: unknown) => form.fail(error));
  };

  // Rejects the promises of pictures that have not arrived, after the form itself has failed.
  const giveUp = (): void => {
    for (const { reject } of Object.values(files)) reject(bothRequired());
  };
  form.signal.addEventListener('abort', giveUp, { once: true });

  return form.readByTurns(inTurn, {
    text: (name, value) => {
      if (isFileName(name)) throw misplaced(name, NO_FILENAME);
      if (!isTextName(name)) throw invalidField(name, UNKNOWN_FIELD);
      once(name);
      texts[name] = checkedText(name, value);
    },
    file: takeFile,
    result: async () => {
      if (taken === null || !seen.has('original_image') || !seen.has('edited_image')) throw bothRequired();
      return taken;
    },
    begun: () => taken,
  });
};
