import type { ApiKey } from '@safelight/domain';
import { z } from 'zod';
import { count, time } from '../http/answer-fields.ts';

export const apiKeyAnswer = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  prefix: z.string().describe('First 8 characters.'),
  last_four: z.string(),
  is_active: z.boolean(),
  created_at: time,
  last_used: time.nullable(),
  requests_count: count.describe('Requests in this hour, of those that the account may make.'),
  requests_limit: count.describe('Requests an hour that the plan allows with all keys of the account.'),
  requests_total: count.describe('Requests since the key was made.'),
});

export const createdApiKeyAnswer = z.strictObject({
  api_key: z.strictObject({
    ...apiKeyAnswer.shape,
    key: z.string().describe('The whole key, shown only here.'),
  }),
});

/** A key as its owner sees it; `requestsLimit` is what the plan allows in an hour. */
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
