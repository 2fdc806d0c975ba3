import type { ApiKey } from '@safelight/domain';

/** A key as its owner sees it; `requestsLimit` is what the plan allows in an hour. */
export const presentApiKey = (apiKey: ApiKey, requestsLimit: number) => ({
  id: apiKey.id,
  name: apiKey.name,
  prefix: apiKey.prefix,
  last_four: apiKey.lastFour,
  is_active: apiKey.isActive,
  created_at: apiKey.createdAt.toISOString(),
  last_used: apiKey.lastUsedAt?.toISOString() ?? null,
  requests_count: apiKey.requestsCount,
  requests_limit: requestsLimit,
});
