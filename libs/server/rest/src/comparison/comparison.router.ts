import { COMPARISON_CURSORS } from '@safelight/application';
import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { Router } from 'express';
import { z } from 'zod';
import { resource, sendJson, sendNoContent } from '../http/answer.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { defined, pathText, readBody, readQuery, text } from '../http/request-fields.ts';
import { nextPageHeaders, pageShape, placeIn } from '../http/query-fields.ts';
import type { RestDeps } from '../rest-deps.ts';
import { saying } from '../http/saying.ts';
import { signedInViewerOf, viewerOf, withFieldsNamed } from '@safelight/transport';
import type { PresentComparison } from './comparison.presenter.ts';

interface Deps extends Pick<RestDeps, 'useCases' | 'clientOf' | 'publicUrl'> {
  readonly present: PresentComparison;
}

const texts = {
  title: text.nullish().describe('The title, of at most 200 characters; null or an empty text for none.'),
  description: text
    .nullish()
    .describe('What the comparison shows, in at most 2,000 characters; null or an empty text for none.'),
};

export const comparisonListQuery = z.strictObject(pageShape);
export const comparisonChanges = z.strictObject(texts);
/**
 * The body that publishes two versions of the viewer's images: of one, such as those before and after an AI edit,
 * or of two.
 */
export const newComparison = z.strictObject({
  image: text.describe('The uid of the image before the change.'),
  edited_image: text
    .nullish()
    .describe('The uid of the image after the change; by default it is the same image.'),
  original_version: text
    .nullish()
    .describe('The id of the version before the change; by default the current version of its image.'),
  edited_version: text
    .nullish()
    .describe('The id of the version after the change; by default the current version of its image.'),
  ...texts,
});

const textsIn = ({ title, description }: z.infer<typeof comparisonChanges>) =>
  defined({ title, description });

/** A handler for `catch` that names the fields of the use case as `newComparison` names them. */
const namingVersions = (error: unknown): never => {
  if (!(error instanceof DomainError)) throw error;
  const details = withFieldsNamed(error.details, (field) => field.replace(/_version_id$/, '_version'));
  throw new DomainError(error.code, error.message, details);
};

/** Routes of published comparisons: anyone may read them; their owners list, change and delete them. */
export const comparisonRouter = ({ useCases, clientOf, publicUrl, present }: Deps): Router => {
  const router = Router();

  resource(router, '/comparisons', {
    get: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const { limit, cursor } = readQuery(comparisonListQuery, req);
      const page = await useCases.listComparisons(viewer, {
        limit,
        after: placeIn(COMPARISON_CURSORS, cursor),
      });
      const next = page.hasNext && page.end !== null ? COMPARISON_CURSORS.encode(page.end) : null;
      const headers = nextPageHeaders(`${publicUrl}/api/images/comparisons/`, { limit }, next);
      sendJson(res, 200, page.comparisons.map(present), headers);
    },
    post: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const body = readBody(newComparison, req);
      const comparison = await useCases
        .createComparison(viewer, {
          imageUid: body.image,
          editedImageUid: body.edited_image ?? null,
          originalVersionId: body.original_version ?? null,
          editedVersionId: body.edited_version ?? null,
          ...textsIn(body),
          idempotencyKey: idempotencyKeyOf(req),
        })
        .catch(namingVersions);
      sendJson(res, 201, present(comparison), { Location: `/api/images/comparisons/${comparison.uid}/` });
    },
  });

  resource(router, '/:uid/comparisons', {
    get: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const image = await useCases.getImage(viewer, pathText(req, 'uid'));
      const found = await useCases.listComparisonsOfImage(viewer, image);
      sendJson(res, 200, found.map(present));
    },
  });

  resource(router, '/comparisons/:uid', {
    get: async (req, res) => {
      const viewer = await viewerOf(useCases, req);
      const uid = pathText(req, 'uid');
      const found = await useCases.getComparison(viewer, uid).catch(saying(TEXTS.comparisons.notFound));
      useCases.countView({ uid, viewer, visitorHash: clientOf(req).visitor });
      sendJson(res, 200, present(found));
    },
    patch: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const uid = pathText(req, 'uid');
      const changes = textsIn(readBody(comparisonChanges, req));
      const changed = useCases.updateComparison(viewer, uid, changes);
      sendJson(res, 200, present(await changed.catch(saying(TEXTS.comparisons.notFound))));
    },
    delete: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const gone = useCases.deleteComparison(viewer, pathText(req, 'uid'));
      await gone.catch(saying(TEXTS.comparisons.notFound));
      sendNoContent(res);
    },
  });

  resource(router, '/comparisons/:uid/restore', {
    post: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const restored = useCases.restoreComparison(viewer, pathText(req, 'uid'));
      sendJson(res, 200, present(await restored.catch(saying(TEXTS.comparisons.notFound))));
    },
  });

  return router;
};
