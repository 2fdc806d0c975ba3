import { accountSuspended, DomainError, type Viewer } from '@safelight/domain';
import { PLAN_LIMITS, TEXTS } from '@safelight/rules';
import type { RequestAllowances } from '../limits/request-allowances.ts';
import type { Ports } from '../ports/index.ts';
import type { ApiKeyUsage } from '../api-keys/api-key-usage.ts';

interface Deps extends Pick<Ports, 'apiKeys' | 'users' | 'format' | 'secrets'> {
  readonly usage: ApiKeyUsage;
  readonly allowances: RequestAllowances;
}

const refused = (): DomainError => new DomainError('INVALID_API_KEY', TEXTS.apiKeys.invalid);

/**
 * Returns the viewer of a key. Counts a request towards the hourly limit that all keys of the account share,
 * and towards the statistics of this key. Throws INVALID_API_KEY unless the key is active and its account is
 * not being deleted, ACCOUNT_SUSPENDED for a suspended account, RATE_LIMITED.
 */
export const authenticateApiKey =
  (deps: Deps) =>
  async (key: string): Promise<Viewer> => {
    const parsed = deps.format.parse(key);
    const candidates = parsed === null ? [] : await deps.apiKeys.findByPrefix(parsed.prefix);
    const match = candidates.find(
      ({ secretHash }) => parsed !== null && deps.secrets.equal(secretHash, parsed.secretHash),
    );
    if (match === undefined || !match.apiKey.isActive) throw refused();
    const { id: apiKeyId, userId } = match.apiKey;
    const owner = await deps.users.findById(userId);
    if (owner === null || owner.deletionRequestedAt !== null) throw refused();
    if (owner.suspension !== null) throw accountSuspended();
    const { apiRequestsPerHour } = PLAN_LIMITS[owner.plan];
    const allowance = await deps.allowances.take(userId, apiRequestsPerHour);
    deps.usage.count(apiKeyId);
    return { kind: 'api-key', userId, apiKeyId, allowance };
  };

export type AuthenticateApiKey = ReturnType<typeof authenticateApiKey>;
