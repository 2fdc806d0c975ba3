import { refreshExpiryOf, type Client, type SessionTokens } from '@safelight/domain';
import type { Ports, Transaction } from '../ports/index.ts';

type Deps = Pick<Ports, 'ids' | 'secrets' | 'clock' | 'accessTokens'>;

interface SessionStart {
  readonly userId: string;
  readonly client: Client;
  /** The session that the new refresh token belongs to. Without it, a new session starts. */
  readonly continued?: {
    readonly familyId: string;
    readonly startedAt: Date;
    readonly refresh: string;
  };
}

/**
 * Issues an access token and a refresh token in the caller's transaction. Only the hash of the refresh token
 * is stored.
 */
export const startSession =
  (deps: Deps) =>
  async (
    tx: Pick<Transaction, 'sessions' | 'refreshTokens' | 'users'>,
    { userId, client, continued }: SessionStart,
  ): Promise<SessionTokens> => {
    const now = deps.clock.now();
    const refresh = continued?.refresh ?? deps.ids.secret();
    const familyId = continued?.familyId ?? deps.ids.uuid();
    const startedAt = continued?.startedAt ?? now;
    if (continued === undefined) {
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
      expiresAt: refreshExpiryOf(startedAt, now),
      usedAt: null,
      familyStartedAt: startedAt,
      familyEndedAt: null,
    });
    return { access: await issueAccess(deps, tx, { userId, familyId }), refresh };
  };

/**
 * Creates an access token for a session. The token contains the person's current role and whether the account
 * is suspended.
 */
export const issueAccess = async (
  { accessTokens }: Pick<Deps, 'accessTokens'>,
  tx: Pick<Transaction, 'users'>,
  session: { readonly userId: string; readonly familyId: string },
): Promise<string> => {
  const user = await tx.users.findById(session.userId);
  const isSuspended = user !== null && user.suspension !== null;
  return accessTokens.issue({ ...session, role: user?.role ?? 'user', isSuspended });
};

export type StartSession = ReturnType<typeof startSession>;
