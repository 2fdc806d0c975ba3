import { Router } from 'express';
import { z } from 'zod';
import { sendJson } from '../http/answer.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { pathText } from '../http/path-params.ts';
import { readBody, text } from '../http/request-fields.ts';
import { resource } from '../http/resource.ts';
import type { RestDeps } from '../http/rest-deps.ts';
import { signedInViewerOf } from '../http/viewer.ts';
import { presentAiEdit } from './ai-edit.presenter.ts';

export const aiEditRequest = z.object({ image: text, prompt: text, version: text.nullish() });

/** Edits described in words: asked for here, then polled. */
export const aiEditRouter = ({ useCases }: Pick<RestDeps, 'useCases'>): Router => {
  const router = Router();

  resource(router, '/edits', {
    post: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const { image, prompt, version } = readBody(aiEditRequest, req);
      const job = await useCases.requestAiEdit(viewer, {
        imageUid: image,
        prompt,
        versionId: typeof version === 'string' ? version : null,
        idempotencyKey: idempotencyKeyOf(req),
      });
      sendJson(res, 202, presentAiEdit(job), { Location: `/api/ai/edits/${job.id}/` });
    },
  });

  resource(router, '/edits/:id', {
    get: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const job = await useCases.getAiEdit(viewer, pathText(req, 'id'));
      sendJson(res, 200, presentAiEdit(job));
    },
  });

  return router;
};
