import { AI_EDIT_STATES, invalidField, type AiEditJob, type Viewer } from '@safelight/domain';
import { Router } from 'express';
import { z } from 'zod';
import { sendJson } from '../http/answer.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { pathText } from '../http/path-params.ts';
import { nextPageHeaders, pageShape } from '../http/query-fields.ts';
import { readBody, readQuery, text } from '../http/request-fields.ts';
import { resource } from '../http/resource.ts';
import type { RestDeps } from '../http/rest-deps.ts';
import { signedInViewerOf } from '@safelight/transport';
import { presentAiCapabilities, type PresentAiEdit } from './ai-edit.presenter.ts';

export const aiEditRequest = z.object({
  image: text,
  prompt: text,
  version: text.nullish().describe('The version to edit; the current one when absent.'),
  mask: text
    .nullish()
    .describe(
      'A PNG in base64, at most 1 MiB decoded, in the shape of the picture: white or opaque where it may change. ' +
        'The rest stays as it is, to the bit, and so does the size.',
    ),
  area: z
    .enum(['subject', 'background'], 'Use subject or background.')
    .nullish()
    .describe('Instead of a mask: what is found to be the subject, or all but that.'),
  reference: text.nullish().describe('uid of another image of yours: a background, a style.'),
});

export const aiEditListQuery = z.object({
  ...pageShape,
  state: z.enum(AI_EDIT_STATES, `Use one of ${AI_EDIT_STATES.join(', ')}.`).optional(),
});

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const cursorIn = (cursor: string | undefined): string | null => {
  if (cursor === undefined) return null;
  if (!UUID.test(cursor)) throw invalidField('cursor', 'Use the cursor of the page before.');
  return cursor;
};

interface Deps extends Pick<RestDeps, 'useCases' | 'publicUrl'> {
  readonly present: PresentAiEdit;
}

/** Edits described in words: asked for here, then polled. */
export const aiEditRouter = ({ useCases, publicUrl, present }: Deps): Router => {
  const router = Router();

  const presentAll = async (viewer: Viewer, jobs: readonly AiEditJob[]) => {
    const results = await useCases.getAiEditResults(viewer, jobs);
    return jobs.map((job) => present(viewer, job, results.get(job.id) ?? null));
  };
  const presentOne = async (viewer: Viewer, job: AiEditJob) => (await presentAll(viewer, [job]))[0];

  resource(router, '/edits', {
    get: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const { limit, cursor, state } = readQuery(aiEditListQuery, req);
      const { jobs, hasNext } = await useCases.listAllAiEdits(viewer, {
        limit,
        afterId: cursorIn(cursor),
        states: state === undefined ? [] : [state],
      });
      const next = hasNext ? (jobs.at(-1)?.id ?? null) : null;
      const query = { limit, ...(state === undefined ? {} : { state }) };
      const headers = nextPageHeaders(`${publicUrl}/api/ai/edits/`, query, next);
      sendJson(res, 200, await presentAll(viewer, jobs), headers);
    },
    post: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const { image, prompt, version, mask, area, reference } = readBody(aiEditRequest, req);
      const job = await useCases.requestAiEdit(viewer, {
        imageUid: image,
        prompt,
        versionId: version ?? null,
        mask: mask ?? null,
        area: area ?? null,
        referenceUid: reference ?? null,
        idempotencyKey: idempotencyKeyOf(req),
      });
      sendJson(res, 202, await presentOne(viewer, job), { Location: `/api/ai/edits/${job.id}/` });
    },
  });

  resource(router, '/edits/:id', {
    get: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const job = await useCases.getAiEdit(viewer, pathText(req, 'id'));
      sendJson(res, 200, await presentOne(viewer, job));
    },
  });

  resource(router, '/edits/:id/cancel', {
    post: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const job = await useCases.cancelAiEdit(viewer, pathText(req, 'id'));
      sendJson(res, 200, await presentOne(viewer, job));
    },
  });

  resource(router, '/capabilities', {
    get: async (_req, res) => {
      sendJson(res, 200, presentAiCapabilities(await useCases.getAiCapabilities()));
    },
  });

  return router;
};
