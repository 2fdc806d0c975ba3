import { DomainError, type Viewer } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { ApiKeyFormat, ApiKeyRepository, Secrets } from '../ports/index.ts';
import type { ApiKeyUsage } from './api-key-usage.ts';

interface Deps {
  readonly apiKeys: ApiKeyRepository;
  readonly format: ApiKeyFormat;
  readonly secrets: Secrets;
  readonly usage: ApiKeyUsage;
}

/** The viewer a key stands for; INVALID_API_KEY for anything but an active key of ours. Counts the use. */
export const authenticateApiKey =
  (deps: Deps) =>
  async (key: string): Promise<Viewer> => {
    const parsed = deps.format.parse(key);
    const candidates = parsed === null ? [] : await deps.apiKeys.findByPrefix(parsed.prefix);
    const match = candidates.find(
      ({ secretHash }) => parsed !== null && deps.secrets.equal(secretHash, parsed.secretHash),
    );
    if (match === undefined || !match.apiKey.isActive) {
      throw new DomainError('INVALID_API_KEY', TEXTS.apiKeys.invalid);
    }
    deps.usage.count(match.apiKey.id);
    return { kind: 'api-key', userId: match.apiKey.userId, apiKeyId: match.apiKey.id };
  };

export type AuthenticateApiKey = ReturnType<typeof authenticateApiKey>;
