import type { ListedPlan } from '@safelight/application';
import { PLAN_IDS } from '@safelight/rules';
import { z } from 'zod';
import { count } from '../http/answer-fields.ts';

const dollars = z.number().nonnegative();

export const planAnswer = z.strictObject({
  id: z.enum(PLAN_IDS),
  name: z.string(),
  price_usd: dollars,
  billing_cycle: z.literal('month').nullable().describe('Null for what is paid once.'),
  edits_included: count.describe('AI edits that come with it; in each month where it is paid monthly.'),
  effective_cost_per_edit_usd: dollars.describe('0 where edits cost nothing.'),
  extra_edit_price_usd: dollars.nullable().describe('What a further edit costs; null where none are sold.'),
  popular: z.boolean().describe('True for the one that most people choose.'),
  is_for_sale: z.boolean().describe('False for the free one, and while nothing is sold here.'),
  features: z.array(z.string()),
});

export const presentPlan = (plan: ListedPlan): z.infer<typeof planAnswer> => ({
  id: plan.id,
  name: plan.name,
  price_usd: plan.priceUsd,
  billing_cycle: plan.billingCycle,
  edits_included: plan.editsIncluded,
  effective_cost_per_edit_usd: plan.effectiveCostPerEditUsd,
  extra_edit_price_usd: plan.extraEditPriceUsd,
  popular: plan.popular,
  is_for_sale: plan.isForSale,
  features: [...plan.features],
});
