import { REFRESH_TOKEN_TTL_MS, type Client, type SessionTokens } from '@safelight/domain';
import type { AccessTokens, Clock, Ids, Secrets, Transaction } from '../ports/index.ts';

interface Deps {
  readonly ids: Ids;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly accessTokens: AccessTokens;
}

interface SessionStart {
  readonly userId: string;
  readonly client: Client;
  /** The family to continue; a new one when absent. */
  readonly familyId?: string;
}

/** Issues a token pair inside the caller's transaction; only the refresh token's hash is stored. */
export const startSession =
  (deps: Deps) =>
  async (
    tx: Pick<Transaction, 'sessions' | 'refreshTokens' | 'users'>,
    { userId, client, ...start }: SessionStart,
  ): Promise<SessionTokens> => {
    const now = deps.clock.now();
    const refresh = deps.ids.secret();
    const familyId = start.familyId ?? deps.ids.uuid();
    if (start.familyId === undefined) {
      const { hash: clientHash, address, userAgent } = client;
      const family = { id: familyId, userId, clientHash, address, userAgent };
      await tx.sessions.insert({ ...family, createdAt: now, lastUsedAt: now });
    } else {
      await tx.sessions.touch(familyId, now);
    }
    await tx.refreshTokens.insert({
      id: deps.ids.uuid(),
      familyId,
      userId,
      tokenHash: deps.secrets.hash(refresh),
      clientHash: client.hash,
      expiresAt: new Date(now.getTime() + REFRESH_TOKEN_TTL_MS),
      usedAt: null,
      familyEndedAt: null,
    });
    const role = (await tx.users.findById(userId))?.role ?? 'user';
    return { access: await deps.accessTokens.issue({ userId, familyId, role }), refresh };
  };

export type StartSession = ReturnType<typeof startSession>;
