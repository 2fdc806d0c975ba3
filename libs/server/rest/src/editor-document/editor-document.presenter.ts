import type { EditorDocumentSummary } from '@safelight/application';
import type { EditorDocument } from '@safelight/domain';
import { z } from 'zod';
import { count, time } from '../http/answer-fields.ts';

const facts = {
  image: z
    .string()
    .describe('The uid of the image that the document belongs to. An image has at most one document.'),
  revision: z.int().describe('The number of saves. The next save states the revision it is based on.'),
  size_bytes: count.describe(
    'Size of the document in bytes, which counts towards the storage limit of the plan.',
  ),
  shown_by: z
    .string()
    .nullable()
    .describe('The id of the version of the image that looks like this revision; null if there is none.'),
  saved_by: z.string().describe('The device of the last save: “Firefox on Linux”.'),
  created_at: time.describe('When the document was first saved.'),
  updated_at: time.describe('When the document was last saved.'),
};

export const documentSummaryAnswer = z.strictObject(facts);

export const documentAnswer = z.strictObject({
  ...facts,
  document: z.looseObject({}).describe('The document in the format of the editor.'),
});

export const presentDocumentSummary = (
  document: EditorDocumentSummary,
): z.infer<typeof documentSummaryAnswer> => ({
  image: document.imageUid,
  revision: document.revision,
  size_bytes: document.sizeBytes,
  shown_by: document.shownBy,
  saved_by: document.savedBy,
  created_at: document.createdAt.toISOString(),
  updated_at: document.updatedAt.toISOString(),
});

export const presentDocument = (document: EditorDocument): z.infer<typeof documentAnswer> => ({
  ...presentDocumentSummary({ ...document, sizeBytes: document.content.sizeBytes }),
  document: JSON.parse(document.content.json) as Record<string, unknown>,
});
