import { createWorld } from '@safelight/application/testing';
import { createStripePayments } from '@safelight/billing';
import { startStripeServer, type StripeMessage } from '@safelight/billing/testing';
import { createRestRouter } from '@safelight/rest';
import type { SaleItem } from '@safelight/rules';
import express from 'express';
import { serveLocally } from '@safelight/processes/testing';

const PUBLIC_URL = 'https://safelight.test';
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/**
 * Starts our API in memory and a simulated Stripe on this machine. Both speak HTTP, and messages are signed
 * as Stripe signs them.
 */
export const startPayingSite = async () => {
  const stripe = await startStripeServer();
  const payments = createStripePayments(stripe.settings);
  const world = createWorld({ payments });
  const { store, archiver, useCases } = world;
  const clientOf = () => ({
    hash: 'this client',
    visitor: 'this visitor',
    address: '192.0.2.7',
    userAgent: 'A browser',
  });
  const deps = { useCases, publicUrl: PUBLIC_URL, logger: SILENT, clientOf, store, archiver };
  const app = express().use('/api', createRestRouter({ ...deps, bytes: { read: async () => null } }));
  const { url: origin, close: closeServer } = await serveLocally(app);

  const post = async (path: string, body: string, headers: Record<string, string>, method = 'POST') => {
    const response = await fetch(`${origin}/api/billing${path}`, { method, headers, body });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  /** Sends messages to our webhook, one after the other. */
  const deliver = async (...messages: readonly StripeMessage[]): Promise<readonly Answer[]> => {
    const answers: Answer[] = [];
    for (const message of messages) {
      const { payload, signature } = stripe.signed(message);
      answers.push(await post('/webhook/', payload, { 'Stripe-Signature': signature }));
    }
    return answers;
  };

  const join = async (username: string) => {
    const { user, viewer, tokens } = await world.signUp(username);
    const headers = { Authorization: `Bearer ${tokens.access}`, 'Content-Type': 'application/json' };
    const send = (path: string, body: object, method = 'POST') =>
      post(path, JSON.stringify(body), headers, method);
    /** Starts a checkout; returns its id at Stripe. */
    const checkout = async (item: SaleItem, quantity = 1): Promise<string> => {
      const { status, body } = await send('/checkout/', { item, quantity });
      if (status !== 201) throw new Error(`checkout: ${status} ${JSON.stringify(body)}`);
      return String(body['url']).split('/').at(-1) ?? '';
    };
    /** The movements of credits, oldest first, without the welcome grant. */
    const movements = () =>
      world.database.tables.ledger
        .filter(({ userId }) => userId === user.id)
        .slice(1)
        .map(({ kind, amount }) => [kind, amount] as const);
    /** The balance; fails unless it equals the sum of the ledger. */
    const balance = async (): Promise<number> => {
      const kept = await world.repositories.credits.balance(user.id);
      const sum = movements().reduce((total, [, amount]) => total + amount, 100);
      if (kept !== sum) throw new Error(`The ledger adds up to ${sum}, not ${kept}.`);
      return kept;
    };
    const plan = async () => (await world.repositories.users.findById(user.id))?.plan;
    return { user, viewer, headers, send, checkout, movements, balance, plan };
  };

  const close = async (): Promise<void> => {
    await stripe.close();
    await closeServer();
  };

  return { stripe, books: stripe.books, payments, world, post, deliver, join, close };
};

export type PayingSite = Awaited<ReturnType<typeof startPayingSite>>;
