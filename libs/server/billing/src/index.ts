export { createStripePayments, type StripeSettings } from './stripe-payments.ts';
