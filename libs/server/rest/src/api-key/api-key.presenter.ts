import type { ApiKey } from '@safelight/domain';
import { z } from 'zod';
import { count, time } from '../http/answer-fields.ts';

export const apiKeyAnswer = z.strictObject({
  id: z.uuid().describe('The id of the key.'),
  name: z.string().describe('The name of the key.'),
  prefix: z.string().describe('The first 8 characters of the key.'),
  last_four: z.string().describe('The last four characters of the key.'),
  is_active: z.boolean().describe('Whether the key works.'),
  created_at: time.describe('When the key was created.'),
  last_used: time.nullable().describe('When the key was last used; null for never.'),
  requests_count: count.describe(
    'Requests made with this key in this hour. They count towards the limit of the account.',
  ),
  requests_limit: count.describe(
    'Requests an hour that the plan allows with all API keys of the account together.',
  ),
  requests_total: count.describe('Requests made with this key since it was created.'),
});

export const createdApiKeyAnswer = z.strictObject({
  api_key: z
    .strictObject({
      ...apiKeyAnswer.shape,
      key: z.string().describe('The whole key. It is shown only this once.'),
    })
    .describe('The new key.'),
});

/**
 * A key in the form that the API answers; `requestsLimit` is the number of requests per hour that the plan
 * allows.
 */
export const presentApiKey = (apiKey: ApiKey, requestsLimit: number): z.infer<typeof apiKeyAnswer> => ({
  id: apiKey.id,
  name: apiKey.name,
  prefix: apiKey.prefix,
  last_four: apiKey.lastFour,
  is_active: apiKey.isActive,
  created_at: apiKey.createdAt.toISOString(),
  last_used: apiKey.lastUsedAt?.toISOString() ?? null,
  requests_count: apiKey.requestsCount,
  requests_limit: requestsLimit,
  requests_total: apiKey.requestsTotal,
});
