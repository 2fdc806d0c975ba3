import type { ListedPlan } from '@safelight/application';
import { PLAN_IDS } from '@safelight/rules';
import { z } from 'zod';
import { count } from '../http/answer-fields.ts';

const dollars = z.number().nonnegative();

export const planAnswer = z.strictObject({
  id: z.enum(PLAN_IDS).describe('The id of the plan.'),
  name: z.string().describe('The name of the plan.'),
  price_usd: dollars.describe('The price in US dollars.'),
  billing_cycle: z
    .literal('month')
    .nullable()
    .describe('`month` for a plan that is paid monthly; null for one that is paid once.'),
  edits_included: count.describe('AI edits that the plan includes; for a monthly plan, those of each month.'),
  effective_cost_per_edit_usd: dollars.describe(
    'The price divided by the edits included; 0 for a free plan.',
  ),
  extra_edit_price_usd: dollars
    .nullable()
    .describe('The price of one further edit; null when further edits are not sold.'),
  popular: z.boolean().describe('True for the plan to be shown as the most popular one.'),
  is_for_sale: z
    .boolean()
    .describe('False for the free plan, and for every plan where payments are not set up.'),
  features: z.array(z.string()).describe('What the plan includes, in words for a person.'),
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
