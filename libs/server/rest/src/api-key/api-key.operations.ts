import { z } from 'zod';
import type { Operation } from '../http/operation.ts';
import { apiKeyAnswer, createdApiKeyAnswer } from './api-key.presenter.ts';
import { apiKeyChanges, apiKeyCreation } from './api-key.router.ts';

const tag = 'API keys';
const access = 'session';

export const apiKeyOperations: readonly Operation[] = [
  {
    id: 'listApiKeys',
    method: 'get',
    path: '/auth/api-keys/',
    tag,
    summary: 'List your API keys',
    description: 'The keys themselves are not included: a key is shown only when it is created.',
    access,
    answers: { 200: { description: 'Newest first.', body: z.array(apiKeyAnswer) } },
  },
  {
    id: 'createApiKey',
    method: 'post',
    path: '/auth/api-keys/',
    tag,
    summary: 'Create an API key',
    description:
      'Keep `key` from the answer: it cannot be shown again. All keys of an account share the requests that its ' +
      'plan allows in an hour, and an account has at most 100 keys. When you signed in more than ten minutes ' +
      'ago, send the password; an account without a password must sign in again. The owner is notified by ' +
      'email.',
    access,
    body: apiKeyCreation,
    answers: { 201: { description: 'The key, which is shown only this once.', body: createdApiKeyAnswer } },
    errors: ['CONFLICT', 'WRONG_PASSWORD', 'PASSWORD_REQUIRED', 'FRESH_SIGN_IN_REQUIRED'],
  },
  {
    id: 'getApiKey',
    method: 'get',
    path: '/auth/api-keys/{id}/',
    tag,
    summary: 'Read one of your API keys',
    description: 'Contains the time of its last use.',
    access,
    answers: { 200: { description: 'The entry of the key, without the key itself.', body: apiKeyAnswer } },
    errors: ['NOT_FOUND'],
  },
  {
    id: 'updateApiKey',
    method: 'patch',
    path: '/auth/api-keys/{id}/',
    tag,
    summary: 'Rename an API key, or switch it off or on',
    description: 'A key that is switched off is refused with INVALID_API_KEY until it is switched on again.',
    access,
    body: apiKeyChanges,
    answers: { 200: { description: 'The entry of the key after the change.', body: apiKeyAnswer } },
    errors: ['NOT_FOUND'],
  },
  {
    id: 'deleteApiKey',
    method: 'delete',
    path: '/auth/api-keys/{id}/',
    tag,
    summary: 'Delete an API key',
    description: 'This cannot be undone.',
    access,
    answers: { 204: { description: 'The key is refused from now on.' } },
    errors: ['NOT_FOUND'],
  },
];
