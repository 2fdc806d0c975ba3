import { invalidField } from '@safelight/domain';
import { Router, type Request } from 'express';
import { z } from 'zod';
import { sendJson } from '../http/answer.ts';
import { pathText } from '../http/path-params.ts';
import { readBody, text } from '../http/request-fields.ts';
import { resource } from '../http/resource.ts';
import type { RestDeps } from '../http/rest-deps.ts';
import { signedInViewerOf } from '../http/viewer.ts';
import { presentAiEdit } from './ai-edit.presenter.ts';

const request = z.object({ image: text, prompt: text, version: text.nullish() });

/** Longest Idempotency-Key kept (the de facto bound of payment APIs). */
const IDEMPOTENCY_KEY_MAX_LENGTH = 255;

const idempotencyKeyOf = (req: Request): string | null => {
  const key = req.get('idempotency-key') ?? '';
  if (key.length > IDEMPOTENCY_KEY_MAX_LENGTH) {
    throw invalidField('idempotency_key', `Use at most ${IDEMPOTENCY_KEY_MAX_LENGTH} characters.`);
  }
  return key === '' ? null : key;
};

/** Edits described in words: asked for here, then polled. */
export const aiEditRouter = ({ useCases }: Pick<RestDeps, 'useCases'>): Router => {
  const router = Router();

  resource(router, '/edits', {
    post: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const { image, prompt, version } = readBody(request, req);
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
