import { requireUser, type RequestAllowance, type User, type Viewer } from '@safelight/domain';
import { PLAN_LIMITS } from '@safelight/rules';
import { monthOf, nextMonthOf } from '../limits/periods.ts';
import type { RequestAllowances } from '../limits/request-allowances.ts';
import type {
  BandwidthRepository,
  Clock,
  CreditRepository,
  ImageRepository,
  UserRepository,
} from '../ports/index.ts';
import { accountGone } from './check-fields.ts';

interface Deps {
  readonly users: Pick<UserRepository, 'findById'>;
  readonly credits: Pick<CreditRepository, 'balance'>;
  readonly images: Pick<ImageRepository, 'storageUsed'>;
  readonly bandwidth: Pick<BandwidthRepository, 'find'>;
  readonly allowances: RequestAllowances;
  readonly clock: Clock;
}

export interface UsedBytes {
  readonly usedBytes: number;
  readonly limitBytes: number;
}

/** How much of each limit of the plan an account has used. */
export interface AccountUsage {
  readonly user: User;
  readonly credits: number;
  readonly storage: UsedBytes;
  /** The bytes that were delivered in this calendar month (UTC). */
  readonly bandwidth: UsedBytes & { readonly resetAt: Date };
  /** The requests in this hour with all API keys of the account. */
  readonly requests: RequestAllowance;
}

/** Returns how much of each limit the viewer's account has used. API keys may call it too. */
export const getUsage =
  (deps: Deps) =>
  async (viewer: Viewer): Promise<AccountUsage> => {
    const userId = requireUser(viewer);
    const user = await deps.users.findById(userId);
    if (user === null) throw accountGone();
    const limits = PLAN_LIMITS[user.plan];
    const now = deps.clock.now();
    const [credits, storedBytes, delivered, requests] = await Promise.all([
      deps.credits.balance(userId),
      deps.images.storageUsed(userId),
      deps.bandwidth.find(userId, monthOf(now)),
      // Authentication has counted this request already, and stored the remaining allowance in the viewer.
      viewer.kind === 'api-key' ? viewer.allowance : deps.allowances.look(userId, limits.apiRequestsPerHour),
    ]);
    return {
      user,
      credits,
      storage: { usedBytes: storedBytes, limitBytes: limits.storageBytes },
      bandwidth: {
        usedBytes: delivered?.bytes ?? 0,
        limitBytes: limits.bandwidthBytesPerMonth,
        resetAt: nextMonthOf(now),
      },
      requests,
    };
  };
