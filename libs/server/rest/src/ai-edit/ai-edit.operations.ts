import { z } from 'zod';
import { IDEMPOTENCY_HEADER } from '../http/idempotency-key.ts';
import { NEXT_PAGE_HEADERS } from '../http/query-fields.ts';
import { operationsOf } from '../http/operation.ts';
import { withExample } from '../http/with-example.ts';
import { aiCapabilitiesAnswer, aiEditAnswer, aiEditPlanAnswer } from './ai-edit.presenter.ts';
import { aiEditListQuery, aiEditPlanRequest, aiEditQuery, aiEditRequest } from './ai-edit.router.ts';

const POLLING = 'Seconds after which to ask again; absent once the edit is settled.';

export const aiEditOperations = operationsOf('AI edits', 'user', {
  'post /ai/edits/': {
    id: 'requestAiEdit',
    summary: 'Request an edit described in words',
    description:
      'Costs one credit, which is given back if the edit fails or is cancelled. Your plan limits how many edits ' +
      'run at a time; the others wait. Read the path in `Location`, best with `?wait=25`, until `state` is ' +
      '`succeeded`, `failed` or `cancelled`.',
    headers: IDEMPOTENCY_HEADER,
    body: withExample(aiEditRequest, { image: 'UID', prompt: 'Convert to watercolor' }),
    answers: {
      202: {
        description: 'The edit, which waits for its turn.',
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
  'get /ai/edits/': {
    id: 'listAiEdits',
    summary: 'List your edits, newest first',
    description:
      'Edits of all your images, finished or not. A page holds at most 100; the header `Link` contains the ' +
      'address of the next page.',
    query: aiEditListQuery,
    answers: {
      200: { description: 'One page of the list.', body: z.array(aiEditAnswer), headers: NEXT_PAGE_HEADERS },
    },
  },
  'get /ai/edits/{id}/': {
    id: 'getAiEdit',
    summary: 'Read the state of an edit',
    description:
      '`state` is `queued` or `processing` until the edit has `succeeded`, `failed` or been `cancelled`. After ' +
      'it has succeeded, `result` is the new version with its addresses, and `POST ' +
      '/images/{uid}/versions/{id}/use/` makes it the current version. After it has failed, `error_code` says why, ' +
      '`error_message` says it in words for a person, and its credit has been given back.',
    query: aiEditQuery,
    answers: {
      200: { description: 'The edit.', body: aiEditAnswer, headers: { 'Retry-After': POLLING } },
    },
    errors: ['NOT_FOUND'],
  },
  'post /ai/edits/{id}/cancel/': {
    id: 'cancelAiEdit',
    summary: 'Cancel an edit; its credit is given back',
    description: 'An edit that has finished stays as it is.',
    answers: { 200: { description: 'The edit after the call.', body: aiEditAnswer } },
    errors: ['NOT_FOUND'],
  },
  'post /ai/edits/{id}/take-back/': {
    id: 'takeBackAiEdit',
    summary: 'Take back an edit that is not what you asked for; its credit is given back',
    description:
      'Deletes the result for good. Possible for edits that the built-in editor made, for 24 hours after they ' +
      'succeeded, and for five edits in 30 days. Refused while the result is used: as the current version, in a ' +
      'comparison, as a layer of a document or as the source of another edit, and if it was public. An edit that ' +
      'was taken back before stays as it is.',
    answers: { 200: { description: 'The edit after the call.', body: aiEditAnswer } },
    errors: ['NOT_FOUND', 'TAKE_BACK_REFUSED'],
  },
  'post /ai/plan/': {
    id: 'planAiEdit',
    summary: 'Read what an edit would do, without requesting it',
    description:
      'Costs nothing, and can be called three hundred times in 15 minutes; a prompt counts once for every 200 ' +
      'characters. The plan says what the built-in editor ' +
      'understands of a prompt. The prompt is not stored and the image is not looked at: an edit still fails, ' +
      'free of charge, if the image lacks what its prompt names.',
    body: withExample(aiEditPlanRequest, { image: 'UID', prompt: 'Convert to watercolor' }),
    answers: { 200: { description: 'The plan, if one is known.', body: aiEditPlanAnswer } },
    errors: ['NOT_FOUND', 'INVALID_FILE_FORMAT', 'UNSUPPORTED_EDIT'],
  },
  'get /ai/capabilities/': {
    id: 'getAiCapabilities',
    summary: 'Read which edits this server can make',
    description:
      'This depends on the AI editors that are set up. An edit whose prompt asks for anything else fails with the ' +
      '`error_code` `not_possible`, and its credit is given back.',
    access: 'anyone',
    answers: { 200: { description: 'What the AI editors can do.', body: aiCapabilitiesAnswer } },
  },
});
