import type { UploadTexts } from '@safelight/application';
import { IMAGE_DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH, type Privacy } from '@safelight/rules';
import { type z } from 'zod';
import { defined, textUpTo } from '../http/request-fields.ts';
import { expiry, privacy, tagList } from './image-changes.ts';

/** Optional details of an upload, by form or by query. */
export const uploadTexts = {
  title: textUpTo(TITLE_MAX_LENGTH).optional().describe('The title of the image; the filename when absent.'),
  description: textUpTo(IMAGE_DESCRIPTION_MAX_LENGTH).optional().describe('What the image shows.'),
  privacy: privacy.optional().describe('Who can see the image; private when absent.'),
  tags: tagList.optional().describe('The tags of the image.'),
  expires_in: expiry
    .optional()
    .describe('Seconds until the image is moved to the trash automatically; never when absent.'),
};

type Said = z.infer<z.ZodObject<typeof uploadTexts>>;

/** Converts the details to the form that use cases take. */
export const uploadTextsIn = ({
  expires_in: expiresIn,
  ...texts
}: Said): UploadTexts & { readonly privacy?: Privacy } => defined({ ...texts, expiresIn });
