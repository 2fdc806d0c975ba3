import { z } from 'zod';
import { NEXT_PAGE_HEADERS } from '../http/query-fields.ts';
import { operationsOf } from '../http/operation.ts';
import { withExample } from '../http/with-example.ts';
import { billingAnswer, checkoutAnswer, receiptAnswer } from './billing.presenter.ts';
import { checkoutBody, confirmBody, receiptsQuery, renewalBody } from './billing.router.ts';
import { planAnswer } from './plan.presenter.ts';

export const billingOperations = operationsOf('Plans', 'session', {
  'get /plans/': {
    id: 'listPlans',
    summary: 'List the plans',
    description: 'Contains prices in US dollars and what each plan includes.',
    access: 'anyone',
    answers: { 200: { description: 'The plans, the smallest first.', body: z.array(planAnswer) } },
  },
  'get /billing/': {
    id: 'getBilling',
    summary: 'Read your plan and its period',
    description: 'A pack does not end. A subscription has a period of one month and a plan that follows it.',
    answers: { 200: { description: 'Your plan.', body: billingAnswer } },
  },
  'get /billing/receipts/': {
    id: 'listReceipts',
    summary: 'List your payments',
    description: 'The latest payment first. Use `cursor` to read the next page.',
    query: receiptsQuery,
    answers: {
      200: { description: 'One page of the list.', body: z.array(receiptAnswer), headers: NEXT_PAGE_HEADERS },
    },
  },
  'post /billing/checkout/': {
    id: 'startCheckout',
    summary: 'Start a payment',
    description:
      'Returns the page to pay on. Nothing is bought until it is paid. Extra edits are sold to subscribers ' +
      'only, from 4 to 1,000 at a time; of everything else, one at a time. An account can start 20 payments an ' +
      'hour.',
    body: withExample(checkoutBody, { item: 'pro_subscription' }),
    answers: { 201: { description: 'The page to pay on.', body: checkoutAnswer } },
    errors: ['NOT_FOR_SALE', 'PAYMENTS_UNAVAILABLE'],
  },
  'post /billing/checkout/confirm/': {
    id: 'confirmCheckout',
    summary: 'Read the receipt of a payment',
    description:
      'For the page that people return to after paying. Calling it again changes nothing. NOT_FOUND while the ' +
      'payment has not been made. An account can call it 60 times an hour.',
    body: withExample(confirmBody, { id: 'CHECKOUT_ID' }),
    answers: { 200: { description: 'What was bought.', body: receiptAnswer } },
    errors: ['NOT_FOUND', 'NOT_FOR_SALE', 'PAYMENTS_UNAVAILABLE'],
  },
  'post /billing/portal/': {
    id: 'openBillingPortal',
    summary: 'Open the billing portal',
    description: 'Returns the page for managing cards, invoices and the subscription.',
    answers: { 201: { description: 'The page to send the browser to.', body: checkoutAnswer } },
    errors: ['CONFLICT', 'NOT_FOR_SALE', 'PAYMENTS_UNAVAILABLE'],
  },
  'patch /billing/subscription/': {
    id: 'setRenewal',
    summary: 'Let your subscription renew, or end with its period',
    description: 'All that was paid for stays available until the period ends.',
    body: withExample(renewalBody, { renews: false }),
    answers: { 200: { description: 'Your plan.', body: billingAnswer } },
    errors: ['CONFLICT', 'NOT_FOR_SALE', 'PAYMENTS_UNAVAILABLE'],
  },
  'post /billing/webhook/': {
    id: 'receivePaymentEvent',
    summary: 'Receive a message of the payment service',
    description:
      'Only for Stripe, which signs its messages with the header `Stripe-Signature`. Repeated, late or ' +
      'reordered messages lead to the same result. Messages about anything unknown are acknowledged and ' +
      'ignored.',
    access: 'anyone',
    body: z.record(z.string(), z.unknown()).describe('The message in the format of Stripe.'),
    headers: { 'Stripe-Signature': 'Time and signature of the body.' },
    answers: {
      200: {
        description: 'What was done with the message.',
        body: z.strictObject({
          outcome: z
            .enum(['applied', 'repeated', 'ignored'])
            .describe('Whether the message changed something, had arrived before, or concerns nothing here.'),
        }),
      },
    },
    errors: ['NOT_FOUND', 'INVALID_SIGNATURE', 'PAYMENTS_UNAVAILABLE'],
  },
});
