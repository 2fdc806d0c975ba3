import { canonicalName, invalidField, type Client, type User } from '@safelight/domain';
import { isReservedUsername, normalUsername, TEXTS, usernameProblem } from '@safelight/rules';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import type { Ports } from '../ports/index.ts';
import { checkedEmail, checkedFullName, checkNewPassword, type NewPassword } from './check-fields.ts';
import { newUser } from './new-user.ts';
import type { SendVerification } from './send-verification.ts';

export interface Registration extends NewPassword {
  readonly username: string;
  readonly email: string;
  readonly fullName: string | null;
  readonly client: Client;
}

interface Deps extends Pick<Ports, 'unitOfWork' | 'passwords' | 'commonPasswords' | 'ids' | 'clock'> {
  readonly sendVerification: SendVerification;
  readonly limits: AttemptLimits;
}

/**
 * Returns the username to store. It may be the person's own email address, but not another address, which could
 * be mistaken for its owner.
 */
const checkedUsername = (given: string, email: string): string => {
  const username = normalUsername(given);
  const problem = usernameProblem(username);
  if (problem !== null) throw invalidField('username', problem);
  if (isReservedUsername(username)) {
    throw invalidField('username', TEXTS.register.usernameTaken, 'USERNAME_TAKEN');
  }
  if (username.includes('@') && canonicalName(username) !== canonicalName(email)) {
    throw invalidField('username', TEXTS.register.foreignAddress);
  }
  return username;
};

/** Creates an unverified account and queues its verification email. If one of the two fails, neither happens. */
export const registerUser =
  (deps: Deps) =>
  async (input: Registration): Promise<User> => {
    const email = checkedEmail(input.email);
    const username = checkedUsername(input.username, email);
    const fullName = checkedFullName(input.fullName ?? '') || username;
    checkNewPassword(deps, input, username);
    await deps.limits.registration(input.client);

    const passwordHash = await deps.passwords.hash(input.password);
    const user = newUser(deps, { username, email, fullName, hasPassword: true });
    await deps.unitOfWork.transaction(async (tx) => {
      await tx.users.insert(user, passwordHash);
      await tx.record({ type: 'account.created', userId: user.id, payload: { by: 'password' } });
      await deps.sendVerification(tx, user);
    });
    return user;
  };
