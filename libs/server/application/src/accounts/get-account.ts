import { accountIdOf, type User, type Viewer } from '@safelight/domain';
import type { Ports } from '../ports/index.ts';

type Deps = Pick<Ports, 'users' | 'credits'>;

/**
 * Returns the viewer's own account, even if it is suspended. Null if nobody is signed in or the account no
 * longer exists.
 */
export const getAccount =
  (deps: Pick<Deps, 'users'>) =>
  async (viewer: Viewer): Promise<User | null> => {
    const userId = accountIdOf(viewer);
    return userId === null ? null : deps.users.findById(userId);
  };

/** Returns how many credits a user can spend. */
export const getCreditBalance =
  (deps: Pick<Deps, 'credits'>) =>
  (userId: string): Promise<number> =>
    deps.credits.balance(userId);
