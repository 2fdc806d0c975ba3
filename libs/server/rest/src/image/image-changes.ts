import type { ImageChanges } from '@safelight/application';
import { EXPIRY_SECONDS, PRIVACIES } from '@safelight/rules';
import type { Request } from 'express';
import { z } from 'zod';
import { flag, readBody, text } from '../http/request-fields.ts';

export const privacy = z.enum(PRIVACIES, { error: 'Use "public" or "private".' });

const { min, max } = EXPIRY_SECONDS;
const EXPIRY = `Use a number of seconds from ${min} to ${max}.`;
/** Seconds until an image is moved to the trash automatically. */
export const expiry = z.int(EXPIRY).min(min, EXPIRY).max(max, EXPIRY);
export const tagList = z.array(text, { error: 'This field must be a list of texts.' });

/** Strict: a field that is read-only or unknown is refused, not ignored. */
export const imageChanges = z.strictObject({
  original_filename: text.optional(),
  /** An alias of `original_filename`. */
  filename: text.optional(),
  title: text.optional(),
  description: text.optional().describe('Empty removes it.'),
  tags: tagList.optional(),
  show_tags: flag.optional().describe('Whether others can see the tags.'),
  privacy: privacy.optional(),
  is_favorite: flag.optional(),
  expires_in: expiry
    .nullish()
    .describe('Seconds until the image is moved to the trash automatically; null for never.'),
});

/** The changes that a PATCH of an image requests. */
export const imageChangesIn = (req: Request): ImageChanges => {
  const body = readBody(imageChanges, req);
  const originalFilename = body.original_filename ?? body.filename;
  return {
    ...(originalFilename === undefined ? {} : { originalFilename }),
    ...(body.title === undefined ? {} : { title: body.title }),
    ...(body.show_tags === undefined ? {} : { areTagsShown: body.show_tags }),
    ...(body.description === undefined ? {} : { description: body.description }),
    ...(body.expires_in === undefined ? {} : { expiresIn: body.expires_in }),
    ...(body.tags === undefined ? {} : { tags: body.tags }),
    ...(body.privacy === undefined ? {} : { privacy: body.privacy }),
    ...(body.is_favorite === undefined ? {} : { isFavorite: body.is_favorite }),
  };
};
