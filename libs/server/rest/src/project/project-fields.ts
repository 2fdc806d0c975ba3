import { ALL_PROJECTS, decodeProjectCursor, type ProjectListQuery } from '@safelight/application';
import { invalidField } from '@safelight/domain';
import { TAGS_MAX } from '@safelight/rules';
import type { Request } from 'express';
import { z } from 'zod';
import { pageShape, periodBound, sentParameters, texts } from '../http/query-fields.ts';
import { readQuery, text } from '../http/request-fields.ts';

const LIST = { error: 'This field must be a list of texts.' };
const list = z.array(text, LIST);
const uids = list.describe('The uids of the images; 500 at most.');
const beforeUid = text
  .nullish()
  .describe(
    'The uid of the image of the project before which the images are placed; at the end when absent or null.',
  );

export const newProject = z.strictObject({
  name: text.describe('The name of the project, of at most 200 characters.'),
  description: text.nullish().describe('What the project is about, in at most 2,000 characters.'),
  tags: list.optional().describe('The tags of the project.'),
  uids: uids.optional().describe('The uids of the first images of the project, in this order; 500 at most.'),
});

export const projectChanges = z.strictObject({
  name: text.optional().describe('A new name.'),
  description: text.nullish().describe('A new description; null removes it.'),
  tags: list.optional().describe('All tags of the project; they replace those before.'),
  cover_uid: text
    .nullish()
    .describe(
      'The uid of the image to use as the cover, one of the project; null makes the first image the cover.',
    ),
});

export const placedImages = z.strictObject({ uids, before_uid: beforeUid });
export const chosenImages = z.strictObject({ uids });

export const projectsAction = z.strictObject({
  action: z
    .enum(['delete', 'restore'], { error: 'Use one of delete, restore.' })
    .describe('Whether the projects are deleted or restored.'),
  ids: list.describe('The ids of the projects; 100 at most.'),
});

export const projectArchiveQuery = z.strictObject({
  ids: texts.describe('The ids of the projects, separated by commas; 100 at most.'),
});

export const newShareLink = z.strictObject({
  expires_at: text
    .nullish()
    .describe('When the link stops working, such as 2026-01-31T12:00:00Z; never when absent.'),
  password: text
    .nullish()
    .describe('A password to ask visitors for, from 6 to 128 characters; none when absent.'),
});

export const sharePassword = z.strictObject({ password: text.describe('The password of the link.') });

export const projectImagesQuery = z.strictObject(pageShape);

export const projectListQuery = z.strictObject({
  search: text.optional().describe('Text that the name contains, in upper or lower case.'),
  sort: z
    .enum(['newest', 'oldest', 'name'], { error: 'Use one of newest, oldest, name.' })
    .default('newest')
    .describe('The order: by time of creation or by name.'),
  tags: texts
    .optional()
    .describe('Tags separated by commas. Only projects that have all of them are listed.'),
  from: text.optional().describe('Created on or after this day (UTC) or time.'),
  to: text.optional().describe('Created on or before this day (UTC), or before this time.'),
  ...pageShape,
});

/** The page of projects that a query string requests, and the query parameters for the next page. */
export const projectListQueryIn = (req: Request) => {
  const { cursor, limit, sort, search, tags = [], from, to } = readQuery(projectListQuery, req);
  if (tags.length > TAGS_MAX) throw invalidField('tags', `Use at most ${TAGS_MAX} tags.`);
  const term = search?.trim() ?? '';
  const query: Omit<ProjectListQuery, 'ownerId'> = {
    sort,
    search: term === '' ? null : term,
    limit,
    after: cursor === undefined ? null : decodeProjectCursor(cursor, sort, 'cursor'),
    filter: {
      ...ALL_PROJECTS,
      tags,
      ...(from === undefined ? {} : { createdFrom: periodBound('from', from, 'start') }),
      ...(to === undefined ? {} : { createdTo: periodBound('to', to, 'end') }),
    },
  };
  return { query, parameters: { ...sentParameters(projectListQuery, req), limit } };
};
