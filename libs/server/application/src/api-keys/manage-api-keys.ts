import {
  DomainError,
  invalidField,
  notFound,
  requestsAsOf,
  requireSession,
  type ApiKey,
  type Viewer,
} from '@safelight/domain';
import { API_KEYS_MAX, apiKeyNameProblem, TEXTS } from '@safelight/rules';
import type { ApiKeyFormat, ApiKeyRepository, Clock, Ids, UnitOfWork } from '../ports/index.ts';

interface Deps {
  readonly apiKeys: ApiKeyRepository;
  readonly unitOfWork: UnitOfWork;
  readonly format: ApiKeyFormat;
  readonly ids: Ids;
  readonly clock: Clock;
}

const checkedName = (name: string): string => {
  const problem = apiKeyNameProblem(name);
  if (problem !== null) throw invalidField('name', problem);
  return name.trim();
};

/** Makes a key; its text is in this answer and nowhere else. CONFLICT when the account has as many as it may. */
export const createApiKey =
  (deps: Deps) =>
  async (viewer: Viewer, name: string): Promise<{ apiKey: ApiKey; key: string }> => {
    const userId = requireSession(viewer);
    const { key, prefix, lastFour, secretHash } = deps.format.create();
    const apiKey: ApiKey = {
      id: deps.ids.uuid(),
      userId,
      name: checkedName(name),
      prefix,
      lastFour,
      isActive: true,
      createdAt: deps.clock.now(),
      lastUsedAt: null,
      requestsCount: 0,
      countedHour: null,
      requestsTotal: 0,
    };
    await deps.unitOfWork.transaction(async (tx) => {
      await tx.users.lock(userId);
      if ((await tx.apiKeys.listByUser(userId)).length >= API_KEYS_MAX) {
        throw new DomainError('CONFLICT', TEXTS.apiKeys.tooMany(API_KEYS_MAX));
      }
      await tx.apiKeys.insert(apiKey, secretHash);
    });
    return { apiKey, key };
  };

/** The viewer's keys, newest first. */
export const listApiKeys =
  (deps: Pick<Deps, 'apiKeys' | 'clock'>) =>
  async (viewer: Viewer): Promise<readonly ApiKey[]> => {
    const apiKeys = await deps.apiKeys.listByUser(requireSession(viewer));
    return apiKeys.map((apiKey) => requestsAsOf(apiKey, deps.clock.now()));
  };

/** One of the viewer's keys; NOT_FOUND otherwise. */
export const getApiKey =
  (deps: Pick<Deps, 'apiKeys' | 'clock'>) =>
  async (viewer: Viewer, id: string): Promise<ApiKey> => {
    const apiKey = await deps.apiKeys.findOwned(requireSession(viewer), id);
    if (apiKey === null) throw notFound();
    return requestsAsOf(apiKey, deps.clock.now());
  };

/** Renames, activates or deactivates a key. */
export const updateApiKey =
  (deps: Pick<Deps, 'apiKeys' | 'clock'>) =>
  async (viewer: Viewer, id: string, changes: { name?: string; isActive?: boolean }): Promise<ApiKey> => {
    const userId = requireSession(viewer);
    const apiKey = await deps.apiKeys.update(userId, id, {
      ...changes,
      ...(changes.name === undefined ? {} : { name: checkedName(changes.name) }),
    });
    if (apiKey === null) throw notFound();
    return requestsAsOf(apiKey, deps.clock.now());
  };

/** Deletes a key; it stops working at once. */
export const deleteApiKey =
  (deps: Pick<Deps, 'apiKeys'>) =>
  async (viewer: Viewer, id: string): Promise<void> => {
    if (!(await deps.apiKeys.delete(requireSession(viewer), id))) throw notFound();
  };

export type CreateApiKey = ReturnType<typeof createApiKey>;
export type ListApiKeys = ReturnType<typeof listApiKeys>;
export type GetApiKey = ReturnType<typeof getApiKey>;
export type UpdateApiKey = ReturnType<typeof updateApiKey>;
export type DeleteApiKey = ReturnType<typeof deleteApiKey>;
