import { DomainError } from '@safelight/domain';
import { PASSWORD_MAX_LENGTH, TEXTS, textProblem, USERNAME_MAX_LENGTH } from '@safelight/rules';
import type { PasswordHasher, RefreshTokenRepository, UserRepository } from '../ports/index.ts';
import type { StartSession } from './start-session.ts';
import type { SignedIn } from './verify-email.ts';

interface Deps {
  readonly users: UserRepository;
  readonly refreshTokens: RefreshTokenRepository;
  readonly passwords: PasswordHasher;
  readonly startSession: StartSession;
}

export interface LogInInput {
  readonly username: string;
  readonly password: string;
  readonly clientHash: string;
}

/**
 * Signs in by username and password. Unknown users take as long as known ones; an unverified address is
 * told only to someone who knows the password (EMAIL_NOT_VERIFIED, details.userId for a resend).
 */
export const logIn =
  (deps: Deps) =>
  async (input: LogInInput): Promise<SignedIn> => {
    const plausible =
      input.username.length <= USERNAME_MAX_LENGTH &&
      input.password.length <= PASSWORD_MAX_LENGTH &&
      textProblem(input.username) === null;
    const found = plausible ? await deps.users.findCredentials(input.username) : null;
    const matches = await deps.passwords.verify(found?.passwordHash ?? null, plausible ? input.password : '');
    if (found === null || !matches) {
      throw new DomainError('INVALID_CREDENTIALS', TEXTS.login.invalidCredentials);
    }
    if (found.user.emailVerifiedAt === null) {
      throw new DomainError('EMAIL_NOT_VERIFIED', TEXTS.login.notVerified, { userId: found.user.id });
    }
    const tokens = await deps.startSession(deps.refreshTokens, {
      userId: found.user.id,
      clientHash: input.clientHash,
    });
    return { user: found.user, tokens };
  };

export type LogIn = ReturnType<typeof logIn>;
