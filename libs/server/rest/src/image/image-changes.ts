import type { ImageChanges } from '@safelight/application';
import { EXPIRY_SECONDS, PRIVACIES, TAGS_MAX, TITLE_MAX_LENGTH } from '@safelight/rules';
import type { Request } from 'express';
import { z } from 'zod';
import { defined, flag, readBody, text } from '../http/request-fields.ts';

export const privacy = z.enum(PRIVACIES, { error: 'Use "public" or "private".' });

const { min, max } = EXPIRY_SECONDS;
const EXPIRY = `Use a number of seconds from ${min} to ${max}.`;
/** Seconds until an image is moved to the trash automatically. */
export const expiry = z.int(EXPIRY).min(min, EXPIRY).max(max, EXPIRY);
export const tagList = z.array(text, { error: 'This field must be a list of texts.' });

/** A strict object, so that a read-only or unknown field is refused, not ignored. */
export const imageChanges = z.strictObject({
  original_filename: text.optional().describe('The name under which the file is downloaded.'),
  filename: text
    .optional()
    .describe(
      'Another name for the field `original_filename`. If both are sent, `original_filename` counts.',
    ),
  title: text.optional().describe(`The title, of at most ${TITLE_MAX_LENGTH} characters.`),
  description: text.optional().describe('A new description; an empty text removes it.'),
  tags: tagList.optional().describe(`All tags of the image, ${TAGS_MAX} at most; they replace those before.`),
  show_tags: flag.optional().describe('Whether others can see the tags.'),
  privacy: privacy
    .optional()
    .describe('Who can see the image: everyone who has its address (`public`) or only you (`private`).'),
  is_favorite: flag.optional().describe('Whether the image is marked as a favorite.'),
  expires_in: expiry
    .nullish()
    .describe('Seconds until the image is moved to the trash automatically; null for never.'),
});

/** The changes that a PATCH of an image requests. */
export const imageChangesIn = (req: Request): ImageChanges => {
  const { original_filename, filename, show_tags, expires_in, is_favorite, ...rest } = readBody(
    imageChanges,
    req,
  );
  return defined({
    ...rest,
    originalFilename: original_filename ?? filename,
    areTagsShown: show_tags,
    expiresIn: expires_in,
    isFavorite: is_favorite,
  });
};
