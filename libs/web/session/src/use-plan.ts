import { PLAN_IDS, type PlanId } from '@safelight/rules';
import { useSession } from './SessionProvider.tsx';

/** Returns the signed-in user's plan. */
export const usePlan = (): PlanId => {
  const { user } = useSession();
  return PLAN_IDS.find((id) => id === user?.subscription) ?? 'free';
};
