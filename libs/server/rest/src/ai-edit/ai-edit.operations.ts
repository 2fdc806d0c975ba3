import { z } from 'zod';
import { IDEMPOTENCY_HEADER } from '../http/idempotency-key.ts';
import { NEXT_PAGE_HEADERS } from '../http/query-fields.ts';
import type { Operation } from '../openapi/operation.ts';
import { aiCapabilitiesAnswer, aiEditAnswer } from './ai-edit.presenter.ts';
import { aiEditListQuery, aiEditQuery, aiEditRequest } from './ai-edit.router.ts';

const tag = 'AI edits';
const access = 'user';
const POLLING = 'Seconds after which to ask again; absent once the edit is settled.';

export const aiEditOperations: readonly Operation[] = [
  {
    id: 'requestAiEdit',
    method: 'post',
    path: '/ai/edits/',
    tag,
    summary: 'Ask for an edit described in words',
    description:
      'Costs one credit, which comes back when the edit fails or is cancelled. As many run at a time as your plan ' +
      'allows; the others wait. Then read the path in `Location`, best with `?wait=25`, until `state` is settled.',
    access,
    headers: IDEMPOTENCY_HEADER,
    body: aiEditRequest,
    answers: {
      202: {
        description: 'The edit under way.',
        body: aiEditAnswer,
        headers: { Location: 'Path to poll.', 'Retry-After': POLLING },
      },
    },
    errors: [
      'NOT_FOUND',
      'INVALID_FILE_FORMAT',
      'INSUFFICIENT_CREDITS',
      'IDEMPOTENCY_CONFLICT',
      'UNSUPPORTED_EDIT',
      'OVERLOADED',
    ],
  },
  {
    id: 'listAiEdits',
    method: 'get',
    path: '/ai/edits/',
    tag,
    summary: 'List your edits, newest first',
    description:
      'Of all your images, under way and settled. A page of at most 100 at a time; the header `Link` ' +
      'holds the address of the next page.',
    access,
    query: aiEditListQuery,
    answers: {
      200: { description: 'A page.', body: z.array(aiEditAnswer), headers: NEXT_PAGE_HEADERS },
    },
  },
  {
    id: 'getAiEdit',
    method: 'get',
    path: '/ai/edits/{id}/',
    tag,
    summary: 'Read how an edit goes',
    description:
      '`state` is `queued` or `processing` until it is settled: `succeeded`, `failed` or `cancelled`. ' +
      'Once it has succeeded, `result` is the new version with its addresses; `POST ' +
      '/images/{uid}/versions/{id}/use/` makes that the current one. `error_message` says in words for a ' +
      'person why it failed; its credit is back then.',
    access,
    query: aiEditQuery,
    answers: {
      200: { description: 'The edit.', body: aiEditAnswer, headers: { 'Retry-After': POLLING } },
    },
    errors: ['NOT_FOUND'],
  },
  {
    id: 'cancelAiEdit',
    method: 'post',
    path: '/ai/edits/{id}/cancel/',
    tag,
    summary: 'Cancel an edit; its credit comes back',
    description: 'One that is settled stays as it is.',
    access,
    answers: { 200: { description: 'The edit as it is now.', body: aiEditAnswer } },
    errors: ['NOT_FOUND'],
  },
  {
    id: 'getAiCapabilities',
    method: 'get',
    path: '/ai/capabilities/',
    tag,
    summary: 'What edits can be asked for here and now',
    description:
      'What works depends on which editors this server has. Words for anything else are refused with ' +
      'UNSUPPORTED_EDIT before a credit is spent.',
    access: 'anyone',
    answers: { 200: { description: 'What can be asked for.', body: aiCapabilitiesAnswer } },
  },
];
