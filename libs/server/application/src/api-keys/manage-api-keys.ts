import {
  DomainError,
  invalidField,
  notFound,
  requestsAsOf,
  requireSession,
  shownName,
  type ApiKey,
  type Viewer,
} from '@safelight/domain';
import { API_KEYS_MAX, apiKeyNameProblem, TEXTS } from '@safelight/rules';
import { accountGone } from '../accounts/check-fields.ts';
import { confirmOwner, type ConfirmOwnerDeps } from '../accounts/confirm-owner.ts';
import { lockCredentials } from '../accounts/lock-credentials.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Ports } from '../ports/index.ts';

type Deps = Pick<Ports, 'apiKeys' | 'unitOfWork' | 'format' | 'ids' | 'clock'>;

type NoticeDeps = Pick<Ports, 'links' | 'templates'>;

const checkedName = (name: string): string => {
  const problem = apiKeyNameProblem(name);
  if (problem !== null) throw invalidField('name', problem);
  return name.trim();
};

/**
 * Creates an API key and notifies the owner by email. Only the result of this call contains the full key.
 * Throws CONFLICT if the account has the maximum number of keys, and the errors of `confirmOwner`.
 */
export const createApiKey =
  (deps: Deps & ConfirmOwnerDeps & NoticeDeps) =>
  async (
    viewer: Viewer,
    name: string,
    password: string | null = null,
  ): Promise<{ apiKey: ApiKey; key: string }> => {
    requireSession(viewer);
    const wanted = checkedName(name);
    const owner = await confirmOwner(deps, viewer, password, { freshSignInSuffices: true });
    const { user } = owner;
    const userId = user.id;
    const { key, prefix, lastFour, secretHash } = deps.format.create();
    const apiKey: ApiKey = {
      id: deps.ids.uuid(),
      userId,
      name: wanted,
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
      if ((await lockCredentials(tx, owner)) === null) throw accountGone();
      if ((await tx.apiKeys.listByUser(userId)).length >= API_KEYS_MAX) {
        throw new DomainError('CONFLICT', TEXTS.apiKeys.tooMany(API_KEYS_MAX));
      }
      await tx.apiKeys.insert(apiKey, secretHash);
      const message = deps.templates.apiKeyCreated({
        to: user.email,
        name: shownName(user),
        at: apiKey.createdAt,
        apiKey,
        apiKeysLink: deps.links.apiKeys(),
      });
      await queueMail(tx, deps.ids, message);
    });
    return { apiKey, key };
  };

/** Returns the viewer's keys, newest first. */
export const listApiKeys =
  (deps: Pick<Deps, 'apiKeys' | 'clock'>) =>
  async (viewer: Viewer): Promise<readonly ApiKey[]> => {
    const apiKeys = await deps.apiKeys.listByUser(requireSession(viewer));
    return apiKeys.map((apiKey) => requestsAsOf(apiKey, deps.clock.now()));
  };

/** Returns one of the viewer's keys; throws NOT_FOUND otherwise. */
export const getApiKey =
  (deps: Pick<Deps, 'apiKeys' | 'clock'>) =>
  async (viewer: Viewer, id: string): Promise<ApiKey> => {
    const apiKey = await deps.apiKeys.findOwned(requireSession(viewer), id);
    if (apiKey === null) throw notFound();
    return requestsAsOf(apiKey, deps.clock.now());
  };

/**
 * Changes the name of one of the viewer's keys, or whether it works. An inactive key stops working at once, and its
 * open connections close. Throws NOT_FOUND, INVALID_INPUT.
 */
export const updateApiKey =
  (deps: Pick<Deps, 'unitOfWork' | 'clock'>) =>
  async (viewer: Viewer, id: string, changes: { name?: string; isActive?: boolean }): Promise<ApiKey> => {
    const userId = requireSession(viewer);
    const checked = {
      ...changes,
      ...(changes.name === undefined ? {} : { name: checkedName(changes.name) }),
    };
    const apiKey = await deps.unitOfWork.transaction(async (tx) => {
      const changed = await tx.apiKeys.update(userId, id, checked);
      if (changed === null) throw notFound();
      if (!changed.isActive) await tx.signals.publish({ type: 'keys-stopped', userId, apiKeyId: id });
      return changed;
    });
    return requestsAsOf(apiKey, deps.clock.now());
  };

/** Deletes an API key, which stops working at once. Its open connections close. Throws NOT_FOUND. */
export const deleteApiKey =
  (deps: Pick<Deps, 'unitOfWork'>) =>
  async (viewer: Viewer, id: string): Promise<void> => {
    const userId = requireSession(viewer);
    await deps.unitOfWork.transaction(async (tx) => {
      if (!(await tx.apiKeys.delete(userId, id))) throw notFound();
      await tx.signals.publish({ type: 'keys-stopped', userId, apiKeyId: id });
    });
  };
