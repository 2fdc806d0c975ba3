import { accountIdOf, type User, type Viewer } from '@safelight/domain';
import type { CreditRepository, UserRepository } from '../ports/index.ts';

interface Deps {
  readonly users: UserRepository;
  readonly credits: CreditRepository;
}

/** The viewer's own account, suspended or not; null when not signed in or the account is gone. */
export const getAccount =
  (deps: Pick<Deps, 'users'>) =>
  async (viewer: Viewer): Promise<User | null> => {
    const userId = accountIdOf(viewer);
    return userId === null ? null : deps.users.findById(userId);
  };

/** The credits that a user can spend. */
export const getCreditBalance =
  (deps: Pick<Deps, 'credits'>) =>
  (userId: string): Promise<number> =>
    deps.credits.balance(userId);

export type GetAccount = ReturnType<typeof getAccount>;
export type GetCreditBalance = ReturnType<typeof getCreditBalance>;
