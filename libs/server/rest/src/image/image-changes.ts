import type { ImageChanges } from '@safelight/application';
import { PRIVACIES } from '@safelight/rules';
import type { Request } from 'express';
import { z } from 'zod';
import { flag, readBody, text } from '../http/request-fields.ts';

export const privacy = z.enum(PRIVACIES, { error: 'Use "public" or "private".' });

/** Strict: a field that is read-only or unknown is refused, never ignored. */
export const imageChanges = z.strictObject({
  original_filename: text.optional(),
  /** Another name for `original_filename`. */
  filename: text.optional(),
  title: text.optional(),
  tags: z.array(text, { error: 'This field must be a list of texts.' }).optional(),
  privacy: privacy.optional(),
  is_favorite: flag.optional(),
});

/** What a PATCH of an image asks to change. */
export const imageChangesIn = (req: Request): ImageChanges => {
  const body = readBody(imageChanges, req);
  const originalFilename = body.original_filename ?? body.filename;
  return {
    ...(originalFilename === undefined ? {} : { originalFilename }),
    ...(body.title === undefined ? {} : { title: body.title }),
    ...(body.tags === undefined ? {} : { tags: body.tags }),
    ...(body.privacy === undefined ? {} : { privacy: body.privacy }),
    ...(body.is_favorite === undefined ? {} : { isFavorite: body.is_favorite }),
  };
};
