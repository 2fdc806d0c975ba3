import { RECEIPT_CURSORS } from '@safelight/application';
import { notFound } from '@safelight/domain';
import { SALE_ITEMS } from '@safelight/rules';
import { bodyUpTo, jsonBody, sessionViewerOf } from '@safelight/transport';
import { raw, Router } from 'express';
import { z } from 'zod';
import { resource, sendJson } from '../http/answer.ts';
import { nextPageHeaders, placeIn, whole } from '../http/query-fields.ts';
import { flag, readBody, readQuery, text } from '../http/request-fields.ts';
import type { RestDeps } from '../rest-deps.ts';
import { presentBilling, presentReceipt } from './billing.presenter.ts';

export const receiptsQuery = z.strictObject({
  limit: whole(1, 50).default(20).describe('How many entries the page holds at most.'),
  cursor: text.optional().describe('The value of the header `X-Next-Cursor` of the page before.'),
});

export const checkoutBody = z.strictObject({
  item: z.enum(SALE_ITEMS, { error: 'Choose what to buy.' }).describe('What to buy.'),
  quantity: z
    .int({ error: 'This field must be a whole number.' })
    .default(1)
    .describe('How many of the item to buy.'),
});

export const confirmBody = z.strictObject({
  id: text.describe('The id of the checkout, from the address to which the payment page returned.'),
});
export const renewalBody = z.strictObject({
  renews: flag.describe('Whether the subscription renews itself.'),
});

/** The maximum size of a webhook message of the payment service, in bytes. */
const MESSAGE_MAX_BYTES = 1_000_000;

/**
 * POST /webhook receives signed messages of the payment service. The body is read unparsed, because the
 * signature covers its bytes.
 */
export const webhookRouter = ({ useCases, logger }: Pick<RestDeps, 'useCases' | 'logger'>): Router => {
  const router = Router().use(
    '/webhook',
    bodyUpTo(MESSAGE_MAX_BYTES, raw({ type: () => true, limit: MESSAGE_MAX_BYTES, inflate: false })),
  );
  resource(router, '/webhook', {
    post: async (req, res) => {
      const body: unknown = req.body;
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const outcome = await useCases.receivePaymentEvent(bytes, req.get('Stripe-Signature') ?? '');
      logger.info({ outcome }, 'a message of the payment service');
      sendJson(res, 200, { outcome });
    },
  });
  return router;
};

/** Routes for the viewer's plan, payments and receipts, for sessions only. */
export const billingRouter = ({ useCases, publicUrl }: Pick<RestDeps, 'useCases' | 'publicUrl'>): Router => {
  const router = Router().use(jsonBody());

  resource(router, '/', {
    get: async (req, res) => {
      const viewer = await sessionViewerOf(useCases, req);
      sendJson(res, 200, presentBilling(await useCases.getBilling(viewer)));
    },
  });

  resource(router, '/receipts', {
    get: async (req, res) => {
      const viewer = await sessionViewerOf(useCases, req);
      const query = readQuery(receiptsQuery, req);
      const after = placeIn(RECEIPT_CURSORS, query.cursor);
      const { receipts, hasNext } = await useCases.listReceipts(viewer, query.limit, after);
      const last = hasNext ? receipts.at(-1) : undefined;
      const next = last === undefined ? null : RECEIPT_CURSORS.encode({ at: last.paidAt, id: last.id });
      const headers = nextPageHeaders(`${publicUrl}/api/billing/receipts/`, query, next);
      sendJson(res, 200, receipts.map(presentReceipt), headers);
    },
  });

  resource(router, '/checkout', {
    post: async (req, res) => {
      const viewer = await sessionViewerOf(useCases, req);
      sendJson(res, 201, await useCases.startCheckout(viewer, readBody(checkoutBody, req)));
    },
  });

  resource(router, '/checkout/confirm', {
    post: async (req, res) => {
      const viewer = await sessionViewerOf(useCases, req);
      const purchase = await useCases.confirmCheckout(viewer, readBody(confirmBody, req).id);
      if (purchase === null) throw notFound();
      sendJson(res, 200, presentReceipt(purchase));
    },
  });

  resource(router, '/portal', {
    post: async (req, res) => {
      const viewer = await sessionViewerOf(useCases, req);
      sendJson(res, 201, await useCases.openBillingPortal(viewer));
    },
  });

  resource(router, '/subscription', {
    patch: async (req, res) => {
      const viewer = await sessionViewerOf(useCases, req);
      const { renews } = readBody(renewalBody, req);
      sendJson(res, 200, presentBilling(await useCases.setRenewal(viewer, renews)));
    },
  });

  return router;
};
