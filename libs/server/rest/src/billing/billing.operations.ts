import { z } from 'zod';
import { NEXT_PAGE_HEADERS } from '../http/query-fields.ts';
import type { Operation } from '../openapi/operation.ts';
import { billingAnswer, checkoutAnswer, receiptAnswer } from './billing.presenter.ts';
import { checkoutBody, confirmBody, receiptsQuery, renewalBody } from './billing.router.ts';
import { planAnswer } from './plan.presenter.ts';

const tag = 'Plans';

export const billingOperations: readonly Operation[] = [
  {
    id: 'listPlans',
    method: 'get',
    path: '/plans/',
    tag,
    summary: 'List the plans',
    description: 'Prices in dollars, and what comes with each plan.',
    access: 'anyone',
    answers: { 200: { description: 'The smallest first.', body: z.array(planAnswer) } },
  },
  {
    id: 'getBilling',
    method: 'get',
    path: '/billing/',
    tag,
    summary: 'Read your plan and its period',
    description: 'Packs last; a subscription has a month, and a plan that comes after it.',
    access: 'session',
    answers: { 200: { description: 'Your plan.', body: billingAnswer } },
  },
  {
    id: 'listReceipts',
    method: 'get',
    path: '/billing/receipts/',
    tag,
    summary: 'List what you paid',
    description: 'The latest first. Page by page, by `cursor`.',
    access: 'session',
    query: receiptsQuery,
    answers: { 200: { description: 'A page.', body: z.array(receiptAnswer), headers: NEXT_PAGE_HEADERS } },
  },
  {
    id: 'startCheckout',
    method: 'post',
    path: '/billing/checkout/',
    tag,
    summary: 'Begin a payment',
    description:
      'Answers where to pay. Nothing is bought until it is paid. Extra edits are sold beside a subscription, 4 to ' +
      '1,000 at a time; of everything else buy one.',
    access: 'session',
    body: checkoutBody,
    answers: { 201: { description: 'Where to pay.', body: checkoutAnswer } },
    errors: ['NOT_FOR_SALE', 'PAYMENTS_UNAVAILABLE'],
  },
  {
    id: 'confirmCheckout',
    method: 'post',
    path: '/billing/checkout/confirm/',
    tag,
    summary: 'Look whether a checkout is paid',
    description: 'For who comes back from paying. Repeats change nothing; NOT_FOUND while it is not paid.',
    access: 'session',
    body: confirmBody,
    answers: { 200: { description: 'What was bought.', body: receiptAnswer } },
    errors: ['NOT_FOUND', 'NOT_FOR_SALE', 'PAYMENTS_UNAVAILABLE'],
  },
  {
    id: 'openBillingPortal',
    method: 'post',
    path: '/billing/portal/',
    tag,
    summary: 'Open the billing portal',
    description: 'Answers where cards, invoices and the subscription are managed.',
    access: 'session',
    answers: { 201: { description: 'Where to go.', body: checkoutAnswer } },
    errors: ['CONFLICT', 'NOT_FOR_SALE', 'PAYMENTS_UNAVAILABLE'],
  },
  {
    id: 'setRenewal',
    method: 'patch',
    path: '/billing/subscription/',
    tag,
    summary: 'Let your subscription renew, or end with its month',
    description: 'Until then everything that was paid for stays.',
    access: 'session',
    body: renewalBody,
    answers: { 200: { description: 'Your plan.', body: billingAnswer } },
    errors: ['CONFLICT', 'NOT_FOR_SALE', 'PAYMENTS_UNAVAILABLE'],
  },
  {
    id: 'receivePaymentEvent',
    method: 'post',
    path: '/billing/webhook/',
    tag,
    summary: 'Messages of the payment service',
    description:
      'For Stripe alone: signed with `Stripe-Signature`, read as they were sent. A message that comes twice, late or ' +
      'before another leads to the same end; one that concerns nothing here is acknowledged.',
    access: 'anyone',
    body: z.record(z.string(), z.unknown()).describe('As Stripe writes it.'),
    headers: { 'Stripe-Signature': 'Time and signature of the body.' },
    answers: {
      200: {
        description: 'What became of it.',
        body: z.strictObject({ outcome: z.enum(['applied', 'repeated', 'ignored']) }),
      },
    },
    errors: ['NOT_FOUND', 'INVALID_SIGNATURE', 'PAYMENTS_UNAVAILABLE'],
  },
];
