import { PLAN_OFFERS, type PlanOffer } from '@safelight/rules';
import type { Payments } from '../ports/index.ts';

/** A plan and whether this server sells it. */
export interface ListedPlan extends PlanOffer {
  readonly isForSale: boolean;
}

/** Returns all plans to any viewer, the smallest first. None is for sale if no payment service is configured. */
export const listPlans =
  ({ payments }: { readonly payments: Payments | null }) =>
  (): readonly ListedPlan[] =>
    PLAN_OFFERS.map((offer) => ({ ...offer, isForSale: payments !== null && offer.priceUsd > 0 }));
