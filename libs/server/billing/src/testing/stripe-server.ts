import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { formFields, textAt, type FormValue } from './form.ts';
import { StripeBooks, type StripeMessage, type StripeObject } from './stripe-books.ts';

export const SECRET_KEY = 'sk_test_loopback';
export const WEBHOOK_SECRET = 'whsec_loopback';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly fields: Record<string, FormValue>;
  readonly origin: string;
}

const list = (data: readonly object[]) => ({ object: 'list', has_more: false, data });

const expandedPayment = (books: StripeBooks, payment: StripeObject): StripeObject => ({
  ...payment,
  latest_charge: books.objects.get(String(payment['latest_charge'])) ?? null,
});

/** The result of a search for customers, of which only that of a user is simulated; null where there is no search. */
const customersOf = (books: StripeBooks, query: URLSearchParams): object | null => {
  if (!books.isSearchable) return null;
  const user = /^metadata\['safelight_user'\]:'([\w-]+)'$/.exec(query.get('query') ?? '')?.[1];
  const isTheirs = ({ metadata }: StripeObject): boolean =>
    user !== undefined && (metadata as { safelight_user?: string }).safelight_user === user;
  return { ...list(books.all('customer').filter(isTheirs)), object: 'search_result' };
};

const checkoutsOf = (books: StripeBooks, query: URLSearchParams): readonly StripeObject[] =>
  books.all('checkout.session').filter((one) =>
    ['customer', 'status', 'payment_intent'].every((name) => {
      const wanted = query.get(name);
      return wanted === null || one[name] === wanted;
    }),
  );

const invoicesOf = (books: StripeBooks, query: URLSearchParams): readonly StripeObject[] =>
  books.all('invoice').filter(({ parent }) => {
    const { subscription_details: details } = parent as { subscription_details: { subscription: string } };
    return details.subscription === query.get('subscription');
  });

/** The response of Stripe's API. Null for an unknown object. */
const answer = (books: StripeBooks, { method, path, query, fields, origin }: Asked): object | null => {
  const [, , kind = '', id = '', action = ''] = path.replace('/checkout/', '/').split('/');
  const found = id === '' ? null : (books.objects.get(id) ?? null);
  switch (`${method} ${kind}`) {
    case 'POST customers':
      if (id === '') return books.addCustomer(fields);
      return books.change(id, { email: textAt(fields, 'email'), name: textAt(fields, 'name') });
    case 'GET customers':
      return id === 'search' ? customersOf(books, query) : found;
    case 'POST sessions':
      if (action === 'expire') return books.change(id, { status: 'expired' });
      return books.addCheckout(fields, origin);
    case 'GET sessions':
      return id === '' ? list(checkoutsOf(books, query)) : found;
    case 'POST billing_portal': {
      const back = encodeURIComponent(textAt(fields, 'return_url'));
      const url = `${origin}/portal/${textAt(fields, 'customer')}?return=${back}`;
      return books.put('bps', 'billing_portal.session', { url });
    }
    case 'POST subscriptions':
      return found === null
        ? null
        : books.change(id, { cancel_at_period_end: textAt(fields, 'cancel_at_period_end') === 'true' });
    case 'DELETE subscriptions':
      return found === null ? null : books.change(id, { status: 'canceled' });
    case 'GET events': {
      const since = Number(query.get('created[gte]') ?? 0);
      return list(books.messages.filter(({ created }) => created >= since).toReversed());
    }
    case 'POST refunds': {
      const payment = textAt(fields, 'payment_intent');
      books.refund(payment, Number(books.get(payment)['amount']));
      return books.put('re', 'refund', { payment_intent: payment, reason: textAt(fields, 'reason') });
    }
    case 'GET subscriptions':
    case 'GET invoices':
      return id === '' ? list(invoicesOf(books, query)) : found;
    case 'GET payment_intents':
      return found === null ? null : expandedPayment(books, found);
    case 'GET invoice_payments': {
      const payment = query.get('payment[payment_intent]');
      return list(
        books
          .all('invoice_payment')
          .filter((one) => (one['payment'] as { payment_intent: string }).payment_intent === payment),
      );
    }
    case 'GET disputes':
      return list(
        books.all('dispute').filter((one) => one['payment_intent'] === query.get('payment_intent')),
      );
    default:
      return null;
  }
};

const page = (title: string, action: string, cancel: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>
<form method="post" action="${action}"><button>Pay</button></form><a href="${cancel}">Back</a></html>`;

/**
 * Starts a server on this machine that simulates Stripe's API and signs messages in Stripe's format.
 * Checkouts are paid on a page of this server. Messages are sent to `webhookUrl` if it is set.
 */
export const startStripeServer = async (listenOn = 0) => {
  const books = new StripeBooks();
  const { webhooks } = new Stripe(SECRET_KEY);
  let webhookUrl: string | null = null;
  let isDown = false;

  /** A signed webhook request for the message. */
  const signed = (message: StripeMessage, secret = WEBHOOK_SECRET, atSeconds?: number) => {
    const payload = JSON.stringify(message);
    const at = atSeconds === undefined ? {} : { timestamp: atSeconds };
    return { payload, signature: webhooks.generateTestHeaderString({ payload, secret, ...at }) };
  };

  const send = async (message: StripeMessage, url: string): Promise<number> => {
    const { payload, signature } = signed(message);
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
    return (await fetch(url, { method: 'POST', headers, body: payload })).status;
  };

  const checkoutPage = async (req: IncomingMessage, res: ServerResponse, id: string): Promise<void> => {
    const checkout = books.get(id);
    if (req.method !== 'POST') {
      res.setHeader('Content-Type', 'text/html');
      res.end(page('Checkout', `/pay/${id}`, String(checkout['cancel_url'])));
      return;
    }
    for (const message of books.complete(id)) {
      if (webhookUrl !== null) await send(message, webhookUrl);
    }
    const back = String(checkout['success_url']).replace('{CHECKOUT_SESSION_ID}', id);
    res.writeHead(303, { Location: back }).end();
  };

  const api = async (req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> => {
    const fail = (status: number, message: string, type = 'invalid_request_error'): void => {
      res.writeHead(status, { 'Content-Type': 'application/json' });
      res.end(JSON.stringify({ error: { type, message } }));
    };
    if (isDown) {
      fail(500, 'Out of order.');
      return;
    }
    if (req.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      fail(401, 'Invalid API Key provided.');
      return;
    }
    const key = req.headers['idempotency-key'];
    const known = typeof key === 'string' ? books.answered.get(key) : undefined;
    const body = await text(req);
    const request = `${req.method} ${url.pathname} ${body}`;
    if (known !== undefined && known.request !== request) {
      fail(400, 'This key was used with other parameters.', 'idempotency_error');
      return;
    }
    const fields = formFields(body);
    const asked = { method: req.method ?? '', path: url.pathname, query: url.searchParams, fields };
    const said = known === undefined ? answer(books, { ...asked, origin: url.origin }) : books.get(known.id);
    if (said === null) {
      fail(404, `No such thing: ${url.pathname}`);
      return;
    }
    if (typeof key === 'string' && 'id' in said) books.answered.set(key, { id: String(said.id), request });
    res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(said));
  };

  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', `http://${req.headers.host}`);
    const paying = /^\/pay\/(\w+)$/.exec(url.pathname)?.[1];
    const handled = paying === undefined ? api(req, res, url) : checkoutPage(req, res, paying);
    handled.catch((error: unknown) => res.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(listenOn, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    books,
    url: `http://127.0.0.1:${port}`,
    settings: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiUrl: `http://127.0.0.1:${port}` },
    signed,
    send,
    sendTo: (url: string | null): void => void (webhookUrl = url),
    breakDown: (down: boolean): void => void (isDown = down),
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>;
