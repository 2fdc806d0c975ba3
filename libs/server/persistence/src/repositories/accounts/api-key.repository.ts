import { type ApiKey, type ApiKeyCredentials, hourOf } from '@safelight/domain';
import type { ApiKeyRepository, ApiKeyUse } from '@safelight/application/ports';
import { ApiKeyRecord } from '../../records/api-key.record.ts';
import { isUuid, NEWEST_FIRST, SqlRepository } from '../sql-repository.ts';

const toApiKey = ({ secretHash: _secretHash, ...apiKey }: ApiKeyRecord): ApiKey => apiKey;

const toApiKeyCredentials = (record: ApiKeyRecord): ApiKeyCredentials => ({
  apiKey: toApiKey(record),
  secretHash: record.secretHash,
});

const fromApiKey = (apiKey: ApiKey, secretHash: string): ApiKeyRecord => ({ ...apiKey, secretHash });

/**
 * Adds the numbers of requests to API keys. Locks rows in the order of their ids, so that two processes that
 * report the same keys cannot deadlock. Requests in an hour before the latest one are added only to the total.
 */
const RECORD_USE = `
  WITH reported AS (
    SELECT id, requests, in_hour, last_used_at, hour, max(hour) OVER (PARTITION BY id) AS latest_hour
    FROM unnest($1::uuid[], $2::integer[], $3::integer[], $4::timestamptz[], $5::timestamptz[])
      AS u (id, requests, in_hour, last_used_at, hour)
  ), used AS (
    SELECT id, sum(requests) AS requests, max(last_used_at) AS last_used_at, max(hour) AS hour,
      coalesce(sum(in_hour) FILTER (WHERE hour = latest_hour), 0) AS in_hour
    FROM reported GROUP BY id
  ), locked AS (
    SELECT id FROM api_key WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE
  )
  UPDATE api_key SET requests_total = requests_total + used.requests,
    requests_count = CASE
      WHEN counted_hour > used.hour THEN requests_count
      WHEN counted_hour = used.hour THEN requests_count + used.in_hour
      ELSE used.in_hour END,
    counted_hour = greatest(counted_hour, used.hour),
    last_used_at = greatest(api_key.last_used_at, used.last_used_at)
  FROM used JOIN locked USING (id) WHERE api_key.id = used.id`;

export class SqlApiKeyRepository extends SqlRepository implements ApiKeyRepository {
  async insert(apiKey: ApiKey, secretHash: string): Promise<void> {
    await this.session.manager.insert(ApiKeyRecord, fromApiKey(apiKey, secretHash));
  }

  async listByUser(userId: string): Promise<readonly ApiKey[]> {
    if (!isUuid(userId)) return [];
    return this.findAll(ApiKeyRecord, toApiKey, { where: { userId }, order: NEWEST_FIRST });
  }

  async findOwned(userId: string, id: string): Promise<ApiKey | null> {
    if (!isUuid(userId) || !isUuid(id)) return null;
    return this.findOne(ApiKeyRecord, toApiKey, { userId, id });
  }

  async findByPrefix(prefix: string): Promise<readonly ApiKeyCredentials[]> {
    return (await this.session.manager.findBy(ApiKeyRecord, { prefix })).map(toApiKeyCredentials);
  }

  async update(
    userId: string,
    id: string,
    changes: { name?: string; isActive?: boolean },
  ): Promise<ApiKey | null> {
    if (!isUuid(userId) || !isUuid(id)) return null;
    const { name, isActive } = changes;
    const set = { ...(name === undefined ? {} : { name }), ...(isActive === undefined ? {} : { isActive }) };
    if (Object.keys(set).length > 0) await this.session.manager.update(ApiKeyRecord, { userId, id }, set);
    return this.findOwned(userId, id);
  }

  async delete(userId: string, id: string): Promise<boolean> {
    if (!isUuid(userId) || !isUuid(id)) return false;
    const { affected } = await this.session.manager.delete(ApiKeyRecord, { userId, id });
    return affected === 1;
  }

  async recordUse(uses: readonly ApiKeyUse[]): Promise<void> {
    const valid = uses.filter(({ id }) => isUuid(id));
    if (valid.length === 0) return;
    await this.session.query(RECORD_USE, [
      valid.map(({ id }) => id),
      valid.map(({ requests }) => requests),
      valid.map(({ requestsInHour }) => requestsInHour),
      valid.map(({ lastUsedAt }) => lastUsedAt),
      valid.map(({ lastUsedAt }) => hourOf(lastUsedAt)),
    ]);
  }
}
