import { z } from 'zod';
import { operationsOf } from '../http/operation.ts';
import { withExample } from '../http/with-example.ts';
import { apiKeyAnswer, createdApiKeyAnswer } from './api-key.presenter.ts';
import { apiKeyChanges, apiKeyCreation } from './api-key.router.ts';

export const apiKeyOperations = operationsOf('API keys', 'session', {
  'get /auth/api-keys/': {
    id: 'listApiKeys',
    summary: 'List your API keys',
    description: 'The keys themselves are not included: a key is shown only when it is created.',
    answers: { 200: { description: 'Newest first.', body: z.array(apiKeyAnswer) } },
  },
  'post /auth/api-keys/': {
    id: 'createApiKey',
    summary: 'Create an API key',
    description:
      'Keep `api_key.key` from the answer: it cannot be shown again. All keys of an account share the requests that its ' +
      'plan allows in an hour, and an account has at most 100 keys. When you signed in more than ten minutes ' +
      'ago, send the password; an account without a password must sign in again. The owner is notified by ' +
      'email. An `Idempotency-Key` is not read, because the key is not stored and could not be answered again: when the ' +
      'answer is lost, delete the key that the list then contains, and create another.',
    body: withExample(apiKeyCreation, { name: 'Camera roll', password: 'Correct-horse-1' }),
    answers: { 201: { description: 'The key, which is shown only this once.', body: createdApiKeyAnswer } },
    errors: ['CONFLICT', 'WRONG_PASSWORD', 'PASSWORD_REQUIRED', 'FRESH_SIGN_IN_REQUIRED'],
  },
  'get /auth/api-keys/{id}/': {
    id: 'getApiKey',
    summary: 'Read one of your API keys',
    description: 'Contains the time of its last use.',
    answers: { 200: { description: 'The entry of the key, without the key itself.', body: apiKeyAnswer } },
    errors: ['NOT_FOUND'],
  },
  'patch /auth/api-keys/{id}/': {
    id: 'updateApiKey',
    summary: 'Rename an API key, or switch it off or on',
    description: 'A key that is switched off is refused with INVALID_API_KEY until it is switched on again.',
    body: withExample(apiKeyChanges, { is_active: false }),
    answers: { 200: { description: 'The entry of the key after the change.', body: apiKeyAnswer } },
    errors: ['NOT_FOUND'],
  },
  'delete /auth/api-keys/{id}/': {
    id: 'deleteApiKey',
    summary: 'Delete an API key',
    description: 'This cannot be undone.',
    answers: { 204: { description: 'The key is refused from now on.' } },
    errors: ['NOT_FOUND'],
  },
});
