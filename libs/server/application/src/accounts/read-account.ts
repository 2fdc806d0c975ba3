import {
  invalidField,
  requireSession,
  signInMethodsOf,
  type AccountStatistics,
  type Activity,
  type LedgerEntry,
  type SignInMethod,
  type Viewer,
} from '@safelight/domain';
import { PLAN_LIMITS, type PlanLimits } from '@safelight/rules';
import { monthOf } from '../limits/periods.ts';
import type { Ports } from '../ports/index.ts';
import { accountGone } from './check-fields.ts';

type Deps = Pick<Ports, 'accounts' | 'users' | 'credits' | 'externalIdentities' | 'clock'>;

/** Returns the statistics of the viewer's account and the limits of its plan. */
export type Statistics = AccountStatistics & { readonly limits: PlanLimits };

const MAX_ROWS = 50;

const checkedLimit = (limit: number): number => {
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_ROWS) {
    throw invalidField('first', `Use a number from 1 to ${MAX_ROWS}.`);
  }
  return limit;
};

export const getStatistics =
  (deps: Pick<Deps, 'accounts' | 'users' | 'clock'>) =>
  async (viewer: Viewer): Promise<Statistics> => {
    const userId = requireSession(viewer);
    const [user, statistics] = await Promise.all([
      deps.users.findById(userId),
      deps.accounts.statistics(userId, monthOf(deps.clock.now())),
    ]);
    if (user === null) throw accountGone();
    return { ...statistics, limits: PLAN_LIMITS[user.plan] };
  };

/** Returns the ways in which the viewer's account can be signed in to. */
export const listSignInMethods =
  (deps: Pick<Deps, 'users' | 'externalIdentities'>) =>
  async (viewer: Viewer): Promise<readonly SignInMethod[]> => {
    const userId = requireSession(viewer);
    const [user, identities] = await Promise.all([
      deps.users.findById(userId),
      deps.externalIdentities.listByUser(userId),
    ]);
    if (user === null) throw accountGone();
    return signInMethodsOf(user, identities);
  };

/**
 * Returns the recent activity of the viewer's account, newest first; throws INVALID_INPUT unless `limit` is 1
 * to 50.
 */
export const listActivity =
  (deps: Pick<Deps, 'accounts'>) =>
  async (viewer: Viewer, limit: number): Promise<readonly Activity[]> =>
    deps.accounts.activity(requireSession(viewer), checkedLimit(limit));

export interface CreditHistory {
  readonly entries: readonly LedgerEntry[];
  readonly hasNext: boolean;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Returns the movements of the viewer's credits, newest first, after the entry `afterUid`. Throws INVALID_INPUT
 * unless `limit` is 1 to 50 and `afterUid` is a UUID.
 */
export const listCreditHistory =
  (deps: Pick<Deps, 'credits'>) =>
  async (viewer: Viewer, limit: number, afterUid: string | null): Promise<CreditHistory> => {
    const userId = requireSession(viewer);
    const first = checkedLimit(limit);
    if (afterUid !== null && !UUID.test(afterUid)) {
      throw invalidField('after', 'Use the cursor of the page before.');
    }
    const entries = await deps.credits.history(userId, first + 1, afterUid);
    return { entries: entries.slice(0, limit), hasNext: entries.length > limit };
  };
