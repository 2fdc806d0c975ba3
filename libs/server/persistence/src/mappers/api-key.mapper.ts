import type { ApiKey, ApiKeyCredentials } from '@safelight/domain';
import type { ApiKeyRecord } from '../records/api-key.record.ts';

export const toApiKey = ({ secretHash: _secretHash, ...apiKey }: ApiKeyRecord): ApiKey => apiKey;

export const toApiKeyCredentials = (record: ApiKeyRecord): ApiKeyCredentials => ({
  apiKey: toApiKey(record),
  secretHash: record.secretHash,
});

export const fromApiKey = (apiKey: ApiKey, secretHash: string): ApiKeyRecord => ({ ...apiKey, secretHash });
