import { PLAN_OFFERS, type PlanOffer } from '@safelight/rules';

/** What there is to choose from, the smallest first; for anyone. */
export const listPlans = (): readonly PlanOffer[] => PLAN_OFFERS;

export type ListPlans = typeof listPlans;
