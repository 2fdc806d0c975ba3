import { canonicalName, invalidField, VERIFY_EMAIL_TTL_MS, type User } from '@safelight/domain';
import { emailProblem, passwordProblem, textProblem, TEXTS, usernameProblem } from '@safelight/rules';
import type { Clock, Ids, PasswordHasher, UnitOfWork } from '../ports/index.ts';
import type { SendVerification } from './send-verification.ts';

export interface Registration {
  readonly username: string;
  readonly email: string;
  readonly fullName: string | null;
  readonly password: string;
  readonly passwordConfirm: string;
}

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly passwords: PasswordHasher;
  readonly sendVerification: SendVerification;
  readonly ids: Ids;
  readonly clock: Clock;
}

const check = (input: Registration): void => {
  const username = usernameProblem(input.username);
  if (username !== null) throw invalidField('username', username);
  const email = emailProblem(input.email);
  if (email !== null) throw invalidField('email', email);
  const fullName = textProblem(input.fullName ?? '');
  if (fullName !== null) throw invalidField('full_name', fullName);
  const password = passwordProblem(input.password);
  if (password !== null) throw invalidField('password', password, 'WEAK_PASSWORD');
  if (canonicalName(input.password) === canonicalName(input.username)) {
    throw invalidField('password', TEXTS.register.weakPassword, 'WEAK_PASSWORD');
  }
  if (input.password !== input.passwordConfirm) {
    throw invalidField('password_confirm', TEXTS.register.passwordMismatch);
  }
};

/** Creates an unverified account and queues its verification mail, together or not at all. */
export const registerUser =
  (deps: Deps) =>
  async (input: Registration): Promise<User> => {
    check(input);
    const passwordHash = await deps.passwords.hash(input.password);
    const user: User = {
      id: deps.ids.uuid(),
      username: input.username,
      email: input.email.trim(),
      fullName: input.fullName?.trim() || input.username,
      plan: 'free',
      emailVerifiedAt: null,
      createdAt: deps.clock.now(),
    };
    await deps.unitOfWork.transaction(async (tx) => {
      await tx.users.insert(user, passwordHash);
      await deps.sendVerification(tx, user, VERIFY_EMAIL_TTL_MS);
    });
    return user;
  };

export type RegisterUser = ReturnType<typeof registerUser>;
