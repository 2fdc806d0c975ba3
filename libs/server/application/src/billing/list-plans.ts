import { PLAN_OFFERS, type PlanOffer } from '@safelight/rules';
import type { Payments } from '../ports/index.ts';

/** A plan, and whether it can be bought here. */
export interface ListedPlan extends PlanOffer {
  readonly isForSale: boolean;
}

/** What there is to choose from, the smallest first; for anyone. Nothing is for sale where nobody takes the payment. */
export const listPlans =
  ({ payments }: { readonly payments: Payments | null }) =>
  (): readonly ListedPlan[] =>
    PLAN_OFFERS.map((offer) => ({ ...offer, isForSale: payments !== null && offer.priceUsd > 0 }));

export type ListPlans = ReturnType<typeof listPlans>;
