import { REFRESH_TOKEN_TTL_MS, type SessionTokens } from '@safelight/domain';
import type { AccessTokens, Clock, Ids, RefreshTokenRepository, Secrets } from '../ports/index.ts';

interface Deps {
  readonly ids: Ids;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly accessTokens: AccessTokens;
}

interface SessionStart {
  readonly userId: string;
  readonly clientHash: string;
  /** The family to continue; a new one when absent. */
  readonly familyId?: string;
}

/** Issues a token pair, storing the refresh token's hash with the repository given. */
export const startSession =
  (deps: Deps) =>
  async (refreshTokens: RefreshTokenRepository, start: SessionStart): Promise<SessionTokens> => {
    const refresh = deps.ids.secret();
    const familyId = start.familyId ?? deps.ids.uuid();
    await refreshTokens.insert({
      id: deps.ids.uuid(),
      familyId,
      userId: start.userId,
      tokenHash: deps.secrets.hash(refresh),
      clientHash: start.clientHash,
      expiresAt: new Date(deps.clock.now().getTime() + REFRESH_TOKEN_TTL_MS),
      usedAt: null,
      familyEndedAt: null,
    });
    const access = await deps.accessTokens.issue({ userId: start.userId, familyId });
    return { access, refresh };
  };

export type StartSession = ReturnType<typeof startSession>;
