import type { Billing } from '@safelight/application';
import { isTakenBack, type Purchase } from '@safelight/domain';
import { PLAN_IDS, SALE_ITEMS } from '@safelight/rules';
import { z } from 'zod';
import { address, count, time } from '../http/answer-fields.ts';

export const billingAnswer = z.strictObject({
  plan: z.enum(PLAN_IDS),
  from: time.describe('Since when.'),
  to: time.nullable().describe('Null where the plan does not end.'),
  next: z.enum(PLAN_IDS).nullable().describe('The plan that comes then; the same one if it renews.'),
  can_manage: z.boolean().describe('True when the portal leads somewhere.'),
});

export const receiptAnswer = z.strictObject({
  id: z.string(),
  item: z.enum(SALE_ITEMS),
  quantity: count,
  paid_at: time,
  amount_cents: count,
  currency: z.string().describe('Three letters, in lower case.'),
  refunded_cents: count,
  credits: count.describe('Credits that came with it.'),
  is_taken_back: z.boolean().describe('True when the money went back, or is disputed.'),
  receipt_url: address.nullable().describe('The page of the payment service.'),
});

export const checkoutAnswer = z.strictObject({ url: address.describe('Where to send the browser.') });

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
