import type { UseCases } from '@safelight/application';
import type { Image, Viewer } from '@safelight/domain';
import { Router, type Request } from 'express';
import { z } from 'zod';
import { createArchiveSender } from '../bytes/send-archive.ts';
import { type Handler, resource, sendJson } from '../http/answer.ts';
import { texts } from '../http/query-fields.ts';
import { defined, flag, readBody, readQuery, text } from '../http/request-fields.ts';
import type { RestDeps } from '../rest-deps.ts';
import { signedInViewerOf } from '@safelight/transport';
import { privacy } from './image-changes.ts';

const LIST = { error: 'This field must be a list of texts.' };
const uids = z.array(text, LIST);
const tags = z.array(text, LIST);

/** Strict objects, so that each action accepts only its own fields. */
export const bulkAction = z.discriminatedUnion(
  'action',
  [
    z.strictObject({
      action: z.literal('update'),
      uids,
      privacy: privacy.optional(),
      is_favorite: flag.optional(),
      add_tags: tags.optional(),
      remove_tags: tags.optional(),
    }),
    z.strictObject({ action: z.literal('trash'), uids }),
    z.strictObject({ action: z.literal('restore'), uids }),
    z.strictObject({ action: z.literal('delete_forever'), uids }),
    z.strictObject({ action: z.literal('empty_trash') }),
  ],
  { error: 'Use one of update, trash, restore, delete_forever, empty_trash.' },
);
type BulkAction = z.infer<typeof bulkAction>;

export const bulkAnswer = z.strictObject({ count: z.int().nonnegative() });

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
      await answerArchive(res, viewer, await useCases.exportImages(viewer, uidsOf(req)));
    };

  resource(router, '/archive', {
    get: archiveOf((req) => readQuery(archiveQuery, req).uids),
    post: archiveOf((req) => readBody(archiveBody, req).uids),
  });

  return router;
};
