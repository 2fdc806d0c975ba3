import {
  AI_EDIT_STATES,
  EDIT_AREAS,
  isImageUid,
  isSettled,
  type AiEditJob,
  type Viewer,
} from '@safelight/domain';
import { AI_EDIT_CURSORS, type FollowedEdit } from '@safelight/application';
import { Router, type Response } from 'express';
import { z } from 'zod';
import { resource, sendJson } from '../http/answer.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { pathText, readBody, readQuery, text } from '../http/request-fields.ts';
import { nextPageHeaders, pageShape, placeIn, sentParameters, whole } from '../http/query-fields.ts';
import type { RestDeps } from '../rest-deps.ts';
import { signedInViewerOf } from '@safelight/transport';
import {
  presentAiCapabilities,
  presentEditPlan,
  type PresentAiEdit,
  type PresentedEdit,
} from './ai-edit.presenter.ts';

const reference = text
  .nullish()
  .describe(
    'The uid of another image of yours that the prompt refers to, for example as a background or a style.',
  );

export const aiEditRequest = z.strictObject({
  image: text.describe('The uid of the image to edit.'),
  prompt: text.describe('What to do, in words of any language; at most 2,000 characters.'),
  version: text.nullish().describe('The id of the version to edit; the current version when absent.'),
  mask: text
    .nullish()
    .describe(
      'A PNG in base64, also as a data URL, with the proportions of the image, up to 1 MiB when decoded. What is white or opaque ' +
        'may change. All other pixels and the size of the image stay exactly the same.',
    ),
  area: z
    .enum(['subject', 'background'], 'Use subject or background.')
    .nullish()
    .describe(
      'Instead of a mask: `subject` for the subject, which the editor finds by itself, or `background` for ' +
        'everything else.',
    ),
  reference,
});

export const aiEditPlanRequest = z.strictObject({
  image: text.describe(
    'The uid of an image that you may edit. It is required, although a plan is the same for every image.',
  ),
  prompt: text.describe('What to do, in words of any language; at most 2,000 characters.'),
  area: z
    .enum(EDIT_AREAS, `Use one of ${EDIT_AREAS.join(', ')}.`)
    .nullish()
    .describe('The part of the image that may change, `painted` for a mask; the whole image when absent.'),
  reference,
});

export const aiEditListQuery = z.strictObject({
  ...pageShape,
  state: z
    .enum(AI_EDIT_STATES, `Use one of ${AI_EDIT_STATES.join(', ')}.`)
    .optional()
    .describe('Only edits in this state.'),
  image: text
    .refine(isImageUid, 'Use the uid of an image.')
    .optional()
    .describe('Only edits of the image with this uid.'),
});

/** The longest time in seconds that a request may wait for an edit, shorter than the timeouts of proxies. */
const MAX_WAIT_S = 25;
/** Seconds after which a client should ask again for an unfinished edit. */
const POLL_AFTER_S = 2;

export const aiEditQuery = z.strictObject({
  wait: whole(0, MAX_WAIT_S)
    .default(0)
    .describe('Seconds to wait for the edit to finish. The answer comes as soon as it has.'),
});

const pollHeaders = ({ state }: AiEditJob): Readonly<Record<string, string>> =>
  isSettled(state) ? {} : { 'Retry-After': String(POLL_AFTER_S) };

interface Deps extends Pick<RestDeps, 'useCases' | 'publicUrl'> {
  readonly present: PresentAiEdit;
}

/** AI edits: clients request them here and then poll for the result. */
export const aiEditRouter = ({ useCases, publicUrl, present }: Deps): Router => {
  const router = Router();

  const presentAll = async (viewer: Viewer, jobs: readonly PresentedEdit[]) => {
    const results = await useCases.getAiEditResults(viewer, jobs);
    return jobs.map((job) => present(viewer, job, results.get(job.id) ?? null));
  };
  /**
   * Resolves with the edit when it has ended, when the time is up or when the client has disconnected. Reads
   * the database only when the edit changes.
   */
  const waitFor = async (
    viewer: Viewer,
    id: string,
    waitMs: number,
    res: Response,
  ): Promise<FollowedEdit> => {
    const job = await useCases.getAiEdit(viewer, id);
    if (waitMs === 0 || isSettled(job.state)) return job;
    const ended = new AbortController();
    const end = (): void => ended.abort();
    const timer = setTimeout(end, waitMs);
    res.once('close', end);
    let latest = job;
    try {
      for await (const seen of useCases.watchAiEdit(viewer, id, ended.signal)) latest = seen;
    } finally {
      clearTimeout(timer);
      res.off('close', end);
    }
    return latest;
  };

  const presentOne = async (viewer: Viewer, job: PresentedEdit) => (await presentAll(viewer, [job]))[0];

  resource(router, '/edits', {
    get: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const { limit, cursor, state, image } = readQuery(aiEditListQuery, req);
      const { jobs, hasNext } = await useCases.listAllAiEdits(viewer, {
        limit,
        after: placeIn(AI_EDIT_CURSORS, cursor),
        states: state === undefined ? [] : [state],
        imageUid: image ?? null,
      });
      const last = hasNext ? jobs.at(-1) : undefined;
      const next = last === undefined ? null : AI_EDIT_CURSORS.encode({ at: last.createdAt, id: last.id });
      const query = { ...sentParameters(aiEditListQuery, req), limit };
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
        pictureHash: null,
        mask: mask ?? null,
        area: area ?? null,
        referenceUid: reference ?? null,
        idempotencyKey: idempotencyKeyOf(req),
      });
      const headers = { Location: `/api/ai/edits/${job.id}/`, ...pollHeaders(job) };
      sendJson(res, 202, await presentOne(viewer, job), headers);
    },
  });

  resource(router, '/edits/:id', {
    get: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const { wait } = readQuery(aiEditQuery, req);
      const job = await waitFor(viewer, pathText(req, 'id'), wait * 1_000, res);
      sendJson(res, 200, await presentOne(viewer, job), pollHeaders(job));
    },
  });

  resource(router, '/edits/:id/cancel', {
    post: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const job = await useCases.cancelAiEdit(viewer, pathText(req, 'id'));
      sendJson(res, 200, await presentOne(viewer, job));
    },
  });

  resource(router, '/edits/:id/take-back', {
    post: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const job = await useCases.takeBackAiEdit(viewer, pathText(req, 'id'));
      sendJson(res, 200, await presentOne(viewer, job));
    },
  });

  resource(router, '/plan', {
    post: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const { image, prompt, area, reference } = readBody(aiEditPlanRequest, req);
      const plan = await useCases.planAiEdit(viewer, {
        imageUid: image,
        prompt,
        area: area ?? null,
        referenceUid: reference ?? null,
      });
      sendJson(res, 200, presentEditPlan(plan));
    },
  });

  resource(router, '/capabilities', {
    get: async (_req, res) => {
      sendJson(res, 200, presentAiCapabilities(await useCases.getAiCapabilities()));
    },
  });

  return router;
};
