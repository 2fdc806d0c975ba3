import { invalidField, type Client, type User } from '@safelight/domain';
import { usernameProblem } from '@safelight/rules';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import type { Clock, CommonPasswords, Ids, PasswordHasher, UnitOfWork } from '../ports/index.ts';
import { checkedEmail, checkedFullName, checkNewPassword, type NewPassword } from './check-fields.ts';
import { newUser } from './new-user.ts';
import type { SendVerification } from './send-verification.ts';

export interface Registration extends NewPassword {
  readonly username: string;
  readonly email: string;
  readonly fullName: string | null;
  readonly client: Client;
}

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly passwords: PasswordHasher;
  readonly commonPasswords: CommonPasswords;
  readonly sendVerification: SendVerification;
  readonly limits: AttemptLimits;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** Creates an unverified account and queues its verification mail, together or not at all. */
export const registerUser =
  (deps: Deps) =>
  async (input: Registration): Promise<User> => {
    const { username } = input;
    const problem = usernameProblem(username);
    if (problem !== null) throw invalidField('username', problem);
    const email = checkedEmail(input.email);
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

export type RegisterUser = ReturnType<typeof registerUser>;
