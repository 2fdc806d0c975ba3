import { operationsOf } from '../http/operation.ts';
import { usageAnswer } from './usage.presenter.ts';

/** Operations for reading how much of its plan an account has left; API keys may call them too. */
export const usageOperations = operationsOf('Usage', 'user', {
  'get /account/': {
    id: 'getUsage',
    summary: 'Read how much of your plan is left',
    description:
      'Contains the plan, credits, storage, bandwidth and requests. Call it before a large batch: an upload ' +
      'that exceeds the storage is refused with STORAGE_QUOTA_EXCEEDED, an edit that exceeds the credits with ' +
      'INSUFFICIENT_CREDITS. The headers of every answer to an API key contain the remaining requests as well.',
    answers: {
      200: { description: 'The limits of the plan and how much of each is used.', body: usageAnswer },
    },
  },
});
