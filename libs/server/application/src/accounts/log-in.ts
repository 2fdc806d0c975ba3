import { DomainError, type Client } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import type { Ports } from '../ports/index.ts';
import type { AdmitUser, SignedIn } from './admit-user.ts';
import { isPlausible } from './check-fields.ts';
import { lockCredentials } from './lock-credentials.ts';

interface Deps extends Pick<Ports, 'users' | 'sessions' | 'passwords' | 'unitOfWork'> {
  readonly limits: AttemptLimits;
  readonly admitUser: AdmitUser;
}

export interface LogInInput {
  readonly username: string;
  readonly password: string;
  readonly client: Client;
}

const refused = (userId: string | null): DomainError =>
  new DomainError('INVALID_CREDENTIALS', TEXTS.login.invalidCredentials, {}, { undisclosed: { userId } });

/**
 * Signs in by username and password. An unknown username takes as long as a known one. Only the right password
 * reveals that the address is not verified: EMAIL_NOT_VERIFIED, with `details.userId` for sending the link
 * again. Throws RATE_LIMITED after too many failures.
 */
export const logIn =
  (deps: Deps) =>
  async ({ username, password, client }: LogInInput): Promise<SignedIn> => {
    const plausible = isPlausible({ username, password });
    const found = plausible ? await deps.users.findCredentials(username) : null;
    const forgive = await deps.limits.login(username, client, async () =>
      found === null ? false : deps.sessions.knowsAddress(found.user.id, client.address),
    );
    const matches = await deps.passwords.verify(found?.passwordHash ?? null, plausible ? password : '');
    if (found === null || !matches) throw refused(found?.user.id ?? null);
    await forgive();
    if (found.user.emailVerifiedAt === null) {
      const { id: userId } = found.user;
      throw new DomainError(
        'EMAIL_NOT_VERIFIED',
        TEXTS.login.notVerified,
        { userId },
        { undisclosed: { userId } },
      );
    }
    return deps.unitOfWork.transaction(async (tx) => {
      const current = await lockCredentials(tx, found);
      const signedIn =
        current === null ? null : await deps.admitUser(tx, current.user, client, { isFirst: false });
      if (signedIn === null) throw refused(found.user.id);
      return signedIn;
    });
  };
