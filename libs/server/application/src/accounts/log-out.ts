import type { Clock, RefreshTokenRepository, Secrets } from '../ports/index.ts';

interface Deps {
  readonly refreshTokens: RefreshTokenRepository;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** Ends the session a refresh token belongs to; an unknown token is fine. */
export const logOut =
  (deps: Deps) =>
  async (refresh: string): Promise<void> => {
    const token = await deps.refreshTokens.findByHash(deps.secrets.hash(refresh));
    if (token !== null) await deps.refreshTokens.endFamily(token.familyId, deps.clock.now());
  };

export type LogOut = ReturnType<typeof logOut>;
