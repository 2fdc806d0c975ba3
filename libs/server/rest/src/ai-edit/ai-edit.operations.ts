import { IDEMPOTENCY_HEADER } from '../http/idempotency-key.ts';
import type { Operation } from '../openapi/operation.ts';
import { aiEditAnswer } from './ai-edit.presenter.ts';
import { aiEditRequest } from './ai-edit.router.ts';

const tag = 'AI edits';
const access = 'user';

export const aiEditOperations: readonly Operation[] = [
  {
    id: 'requestAiEdit',
    method: 'post',
    path: '/ai/edits/',
    tag,
    summary: 'Ask for an edit described in words',
    description: 'Costs one credit, which comes back when the edit fails.',
    access,
    headers: IDEMPOTENCY_HEADER,
    body: aiEditRequest,
    answers: {
      202: {
        description: 'The edit under way.',
        body: aiEditAnswer,
        headers: { Location: 'Path to poll.' },
      },
    },
    errors: ['NOT_FOUND', 'INSUFFICIENT_CREDITS', 'IDEMPOTENCY_CONFLICT', 'UNSUPPORTED_EDIT'],
  },
  {
    id: 'getAiEdit',
    method: 'get',
    path: '/ai/edits/{id}/',
    tag,
    summary: 'Read how an edit goes',
    access,
    answers: { 200: { description: 'The edit.', body: aiEditAnswer } },
    errors: ['NOT_FOUND'],
  },
];
