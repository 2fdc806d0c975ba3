import type { ComparisonView, Viewer } from '@safelight/domain';
import { Router } from 'express';
import { sendJson } from '../http/answer.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { resource } from '../http/resource.ts';
import type { RestDeps } from '../http/rest-deps.ts';
import { viewerOf } from '@safelight/transport';
import { readComparisonForm, type ComparisonTexts } from './comparison-form.ts';
import type { PresentComparison } from './comparison.presenter.ts';

interface Deps extends Pick<RestDeps, 'useCases'> {
  readonly present: PresentComparison;
}

/** POST /comparisons/upload: two pictures by multipart/form-data, both streamed to the store while they arrive. */
export const comparisonUploadRouter = ({ useCases, present }: Deps): Router => {
  const router = Router();

  /** Takes back what was published a moment ago. */
  const withdraw = async (viewer: Viewer, { uid, original, edited }: ComparisonView): Promise<void> => {
    const uids = [original.imageUid, edited.imageUid];
    await useCases.deleteComparison(viewer, uid);
    await useCases.trashImages(viewer, uids);
    await useCases.deleteImagesForever(viewer, uids);
  };

  /** Texts may follow the files they are of; they are checked before anything is published. */
  const applyLate = async (viewer: Viewer, published: ComparisonView, late: ComparisonTexts) => {
    if (Object.keys(late).length === 0) return published;
    try {
      return await useCases.updateComparison(viewer, published.uid, late);
    } catch (error) {
      await withdraw(viewer, published);
      throw error;
    }
  };

  resource(router, '/comparisons/upload', {
    post: async (req, res) => {
      const viewer = await viewerOf(useCases, req);
      const grant = await useCases.grantUpload(viewer, { idempotencyKey: idempotencyKeyOf(req) });
      const { result, late } = await useCases.inUploadTurn(() =>
        readComparisonForm(req, grant.maxBytes, (upload) => useCases.uploadComparison(grant, upload)),
      );
      const comparison = present(await applyLate(viewer, result, late));
      sendJson(res, 201, comparison, { Location: `/api/images/comparisons/${comparison.uid}/` });
    },
  });

  return router;
};
