import type { Operation } from '../openapi/operation.ts';
import { usageAnswer } from './usage.presenter.ts';

/** What an account has left; for API keys too. */
export const usageOperations: readonly Operation[] = [
  {
    id: 'getUsage',
    method: 'get',
    path: '/account/',
    tag: 'Usage',
    summary: 'Read what your account has left',
    description:
      'Plan, credits, storage, bandwidth and requests. Ask before a large batch: an upload without room is refused ' +
      'with STORAGE_QUOTA_EXCEEDED, an edit without credits with INSUFFICIENT_CREDITS. Each answer to an API key ' +
      'tells the remaining requests in its headers as well.',
    access: 'user',
    answers: { 200: { description: 'What is left.', body: usageAnswer } },
  },
];
