import type { Request } from 'express';
import { z } from 'zod';
import { readFields } from '../http/request-fields.ts';
import { formTexts } from './upload-form.ts';

/** The query parameters of every upload of a file. */
export const uploadQuery = z.strictObject({
  allow_duplicate: z
    .enum(['true', 'false'], { error: 'Use true or false.' })
    .optional()
    .describe('`true` makes a new image even if you already have this file as an image.'),
});

const { original_filename, ...texts } = formTexts.shape;

/** The query parameters of a PUT whose path contains the filename. */
export const putNamedQuery = z.strictObject({
  ...texts,
  description: texts.description.describe('What the image shows.'),
  tags: texts.tags.describe('Tags separated by commas.'),
  expires_in: texts.expires_in.describe(
    'Seconds until the image is moved to the trash automatically; never when absent.',
  ),
  ...uploadQuery.shape,
});

/** The query parameters of a PUT whose path does not contain the filename. */
export const putQuery = z.strictObject({
  original_filename: original_filename.describe(
    'The filename to keep; when absent, one is made from the time and the type: `image-2026-01-31-101502.png`.',
  ),
  ...putNamedQuery.shape,
});

export type SaidInAddress = z.infer<typeof putQuery>;

/** The texts in the query parameters; a blank one counts as absent, as in a form. */
export const saidInAddress = (
  schema: typeof putQuery | typeof putNamedQuery,
  req: Request,
): SaidInAddress => {
  const sent = Object.entries(req.query).filter(([, value]) => value !== '');
  return readFields<SaidInAddress>(schema, Object.fromEntries(sent), 'The query cannot be read.');
};
