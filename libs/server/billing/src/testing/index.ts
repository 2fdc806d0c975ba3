export { type StripeMessage } from './stripe-books.ts';
export { startStripeServer, type StripeServer } from './stripe-server.ts';
