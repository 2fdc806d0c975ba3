export { StripeBooks, type StripeMessage, type StripeObject } from './stripe-books.ts';
export { SECRET_KEY, startStripeServer, WEBHOOK_SECRET, type StripeServer } from './stripe-server.ts';
