import { Router } from 'express';
import { resource, sendJson } from '../http/answer.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import type { RestDeps } from '../rest-deps.ts';
import { bodyTurns, signedInViewerOf } from '@safelight/transport';
import { readComparisonForm } from './comparison-form.ts';
import type { PresentComparison } from './comparison.presenter.ts';

interface Deps extends Pick<RestDeps, 'useCases'> {
  readonly present: PresentComparison;
}

/**
 * POST /comparisons/upload takes two pictures as multipart/form-data and streams both to the store while they
 * arrive.
 */
export const comparisonUploadRouter = ({ useCases, present }: Deps): Router => {
  const router = Router();

  resource(router, '/comparisons/upload', {
    post: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const grant = await useCases.grantUpload(viewer, { idempotencyKey: idempotencyKeyOf(req) });
      const reading = { maxBytes: grant.maxBytes, inTurn: bodyTurns(useCases, req, grant.userId) };
      const published = await readComparisonForm(req, reading, (upload) =>
        useCases.uploadComparison(grant, upload),
      );
      const comparison = present(published);
      sendJson(res, 201, comparison, { Location: `/api/images/comparisons/${comparison.uid}/` });
    },
  });

  return router;
};
