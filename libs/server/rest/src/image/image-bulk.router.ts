import type { UseCases } from '@safelight/application';
import type { Image, Viewer } from '@safelight/domain';
import { Router, type Request } from 'express';
import { z } from 'zod';
import { createArchiveSender } from '../bytes/send-archive.ts';
import { type Handler, resource, sendJson } from '../http/answer.ts';
import { texts } from '../http/query-fields.ts';
import { withExample } from '../http/with-example.ts';
import { defined, flag, readBody, readQuery, text } from '../http/request-fields.ts';
import type { RestDeps } from '../rest-deps.ts';
import { signedInViewerOf } from '@safelight/transport';
import { privacy } from './image-changes.ts';

const LIST = { error: 'This field must be a list of texts.' };
const uids = z
  .array(text, LIST)
  .describe('The uids of the images; 500 at most. Those of other images are ignored.');
const tags = z.array(text, LIST);

/** Strict objects, so that each action accepts only its own fields. */
export const bulkAction = z.discriminatedUnion(
  'action',
  [
    withExample(
      z.strictObject({
        action: z.literal('update').describe('Changes images.'),
        uids,
        privacy: privacy.optional().describe('The new privacy of the images.'),
        is_favorite: flag.optional().describe('Whether the images are marked as favorites.'),
        add_tags: tags.optional().describe('Tags that each image gets besides those it has.'),
        remove_tags: tags.optional().describe('Tags that each image loses.'),
      }),
      { action: 'update', uids: ['UID', 'OTHER_UID'], add_tags: ['sea'], is_favorite: true },
      { title: 'Change' },
    ),
    withExample(
      z.strictObject({ action: z.literal('trash').describe('Moves images to the trash.'), uids }),
      { action: 'trash', uids: ['UID'] },
      { title: 'Trash' },
    ),
    withExample(
      z.strictObject({ action: z.literal('restore').describe('Brings images back from the trash.'), uids }),
      { action: 'restore', uids: ['UID'] },
      { title: 'Restore' },
    ),
    withExample(
      z.strictObject({
        action: z.literal('delete_forever').describe('Deletes images of the trash for good.'),
        uids,
      }),
      { action: 'delete_forever', uids: ['UID'] },
      { title: 'Delete' },
    ),
    withExample(
      z.strictObject({
        action: z.literal('empty_trash').describe('Deletes all images of the trash for good.'),
      }),
      { action: 'empty_trash' },
      { title: 'Empty the trash' },
    ),
  ],
  { error: 'Use one of update, trash, restore, delete_forever, empty_trash.' },
);
type BulkAction = z.infer<typeof bulkAction>;

export const bulkAnswer = z.strictObject({
  count: z.int().nonnegative().describe('The number of images that were changed or deleted.'),
});

export const archiveQuery = z.strictObject({
  uids: texts.describe('The uids of the images, separated by commas; 500 at most.'),
});

/** The body of a request for an archive, for lists of images that do not fit into an address. */
export const archiveBody = z.strictObject({ uids: uids.describe('The uids of the images; 500 at most.') });

const changesIn = ({
  privacy,
  is_favorite: isFavorite,
  add_tags: addTags,
  remove_tags: removeTags,
}: Extract<BulkAction, { action: 'update' }>) => defined({ privacy, isFavorite, addTags, removeTags });

/** Returns the images that were changed, or the uids of those that were deleted. */
const perform = (
  useCases: UseCases,
  viewer: Viewer,
  body: BulkAction,
): Promise<readonly (Image | string)[]> => {
  switch (body.action) {
    case 'update':
      return useCases.updateImages(viewer, body.uids, changesIn(body));
    case 'trash':
      return useCases.trashImages(viewer, body.uids);
    case 'restore':
      return useCases.restoreImages(viewer, body.uids);
    case 'delete_forever':
      return useCases.deleteImagesForever(viewer, body.uids);
    case 'empty_trash':
      return useCases.emptyTrash(viewer);
  }
};

/**
 * Routes for several images at once: POST /bulk changes them, GET and POST /archive answer a ZIP of their
 * originals.
 */
export const imageBulkRouter = ({ useCases, archiver }: Pick<RestDeps, 'useCases' | 'archiver'>): Router => {
  const router = Router();
  const answerArchive = createArchiveSender({ useCases, archiver });

  resource(router, '/bulk', {
    post: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const changed = await perform(useCases, viewer, readBody(bulkAction, req));
      sendJson(res, 200, { count: changed.length });
    },
  });

  const archiveOf =
    (uidsOf: (req: Request) => readonly string[]): Handler =>
    async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      await answerArchive(res, await useCases.exportImages(viewer, uidsOf(req)));
    };

  resource(router, '/archive', {
    get: archiveOf((req) => readQuery(archiveQuery, req).uids),
    post: archiveOf((req) => readBody(archiveBody, req).uids),
  });

  return router;
};
