import type { Billing } from '@safelight/application';
import { isTakenBack, type Purchase } from '@safelight/domain';
import { PLAN_IDS, SALE_ITEMS } from '@safelight/rules';
import { z } from 'zod';
import { address, count, time } from '../http/answer-fields.ts';

export const billingAnswer = z.strictObject({
  plan: z.enum(PLAN_IDS).describe('The plan of the account.'),
  from: time.describe('When this period of the plan began.'),
  to: time.nullable().describe('When this period ends; null for a plan that does not end.'),
  next: z
    .enum(PLAN_IDS)
    .nullable()
    .describe('The plan after this period; the same plan if the subscription renews.'),
  can_manage: z.boolean().describe('True when the billing portal can be opened.'),
});

export const receiptAnswer = z.strictObject({
  id: z.string().describe('The id of the payment.'),
  item: z.enum(SALE_ITEMS).describe('What was bought.'),
  quantity: count.describe('How many of the item were bought.'),
  paid_at: time.describe('When it was paid.'),
  amount_cents: count.describe('The amount in hundredths of the currency.'),
  currency: z.string().describe('The currency by its ISO code in lower case: `usd`.'),
  refunded_cents: count.describe('The part of the amount that was paid back, in hundredths of the currency.'),
  credits: count.describe('Credits that came with the purchase.'),
  is_taken_back: z
    .boolean()
    .describe('True when the payment was refunded or is disputed, so that its credits were taken back.'),
  receipt_url: address
    .nullable()
    .describe('The receipt on the site of the payment service, if there is one.'),
});

export const checkoutAnswer = z.strictObject({ url: address.describe('The page to send the browser to.') });

export const presentBilling = ({ plan, from, to, next, canManage }: Billing) => ({
  plan,
  from: from.toISOString(),
  to: to?.toISOString() ?? null,
  next,
  can_manage: canManage,
});

export const presentReceipt = (purchase: Purchase): z.infer<typeof receiptAnswer> => ({
  id: purchase.id,
  item: purchase.item,
  quantity: purchase.quantity,
  paid_at: purchase.paidAt.toISOString(),
  amount_cents: purchase.amountCents,
  currency: purchase.currency,
  refunded_cents: purchase.refundedCents,
  credits: purchase.credits,
  is_taken_back: isTakenBack(purchase),
  receipt_url: purchase.receiptUrl,
});
