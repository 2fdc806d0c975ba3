import { PLAN_OFFERS, type PlanOffer } from '@safelight/rules';
import type { Payments } from '../ports/index.ts';

/** A plan, and whether it can be bought on this server. */
export interface ListedPlan extends PlanOffer {
  readonly isForSale: boolean;
}

/** All plans, the smallest first, for everyone. None is for sale if no payment service is configured. */
export const listPlans =
  ({ payments }: { readonly payments: Payments | null }) =>
  (): readonly ListedPlan[] =>
    PLAN_OFFERS.map((offer) => ({ ...offer, isForSale: payments !== null && offer.priceUsd > 0 }));

export type ListPlans = ReturnType<typeof listPlans>;
