import { context, ROOT_CONTEXT } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace';
import type { JobHandlers, JobName } from '@safelight/application';
import { createWorld, bytesOf } from '@safelight/application/testing';
import { testDatabase } from '@safelight/persistence/testing';
import { serveLocally, type LocalServer } from '@safelight/processes/testing';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import pg from 'pg';
import { createTracing, UNTRACED } from './create-tracing.ts';
import { areaOfPath, startTracing } from './start-tracing.ts';
import type { TracesConfig, Tracing } from './tracing.ts';

const CONFIG: TracesConfig = { url: 'http://127.0.0.1:1', ratio: 1, joinsTraces: false };
const THEIR_TRACE = '0af7651916cd43dd8448eb211c80319c';
const TRACEPARENT = { traceparent: `00-${THEIR_TRACE}-b7ad6b7169203331-01` };

/** Runs `work` outside the context of any request. */
const outside = (work: () => void): void => context.with(ROOT_CONTEXT, work);

const traceOf = (span: ReadableSpan | undefined): string => {
  if (span === undefined) throw new Error('There is no such span.');
  return span.spanContext().traceId;
};

describe('traces', () => {
  let exporter: InMemorySpanExporter;
  let tracing: Tracing;
  let server: LocalServer | undefined;

  const spans = (): readonly ReadableSpan[] => exporter.getFinishedSpans();
  const span = (name: string): ReadableSpan | undefined => spans().find((each) => each.name === name);
  const start = (changes: Partial<TracesConfig> = {}): void => {
    exporter = new InMemorySpanExporter();
    tracing = startTracing({ ...CONFIG, ...changes }, new SimpleSpanProcessor({ exporter }));
  };
  /** Sends one request to a traced server, and waits until its span has ended. */
  const ask = async (path: string, listener: RequestListener, headers = {}): Promise<void> => {
    const answered = tracing.requests(listener);
    let closed: Promise<unknown> = Promise.resolve();
    server = await serveLocally((req, res) => {
      closed = once(res, 'close');
      answered(req, res);
    });
    await (await fetch(`${server.url}${path}`, { headers })).arrayBuffer();
    await closed;
  };

  afterEach(async () => {
    await server?.close();
    server = undefined;
    await tracing.stop();
  });

  it('have a span for each request, named by the first segments of its path, without secrets or the query', async () => {
    start();
    await ask('/api/auth/verify-email/7/a-secret/?next=1', (_req, res) => res.writeHead(503).end());
    expect(span('GET /api/auth')?.attributes).toEqual({
      'http.request.method': 'GET',
      'url.path': '/api/auth/verify-email/7/[removed]/',
      'http.response.status_code': 503,
    });
  });

  it.each([
    [false, 'a new trace id'],
    [true, 'the trace id of that header'],
  ])('have, with joinsTraces %s, %s for a request with a traceparent header', async (joinsTraces) => {
    start({ joinsTraces });
    await ask('/graphql', (_req, res) => res.end(), TRACEPARENT);
    expect(traceOf(span('GET /graphql')) === THEIR_TRACE).toBe(joinsTraces);
  });

  it('have spans for GraphQL operations and store calls as children of the span of their request', async () => {
    start();
    const store = tracing.store(createWorld().store);
    await ask('/graphql', async (_req, res) => {
      await store.put('ab/cd', bytesOf('picture'), { contentType: 'image/png', maxBytes: 100 });
      await store.open('no/such').catch(() => undefined);
      tracing.operation('image', 'query', 'ok', 5);
      res.end();
    });
    const request = span('GET /graphql');
    for (const name of ['storage put', 'storage open', 'graphql query image']) {
      expect([name, traceOf(span(name))]).toEqual([name, traceOf(request)]);
      expect(span(name)?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
    }
    expect(span('storage open')?.attributes['error.type']).toBe('NOT_FOUND');
  });

  it('continue in a job of the queue, whose handler gets the payload without the trace context', async () => {
    start();
    const queued: unknown[] = [];
    const enqueuer = tracing.enqueuer({ enqueue: async (_name, payload) => void queued.push(payload) });
    await ask('/graphql', async (_req, res) => {
      await enqueuer.enqueue('ai-edit', { jobId: 'an edit' });
      res.end();
    });
    const got: unknown[] = [];
    const handle = async (payload: unknown): Promise<void> => void got.push(payload);
    const names: readonly JobName[] = ['ai-edit'];
    const handlers = Object.fromEntries(names.map((name) => [name, handle])) as unknown as JobHandlers;
    await tracing.handlers(handlers)['ai-edit'](queued[0] as { jobId: string }, new AbortController().signal);
    expect(got).toEqual([{ jobId: 'an edit' }]);
    expect(traceOf(span('job ai-edit'))).toBe(traceOf(span('GET /graphql')));
  });

  it('record nothing if the sampling ratio is 0', async () => {
    start({ ratio: 0 });
    await ask('/graphql', (_req, res) => res.end());
    expect(spans()).toEqual([]);
  });

  it('do not prevent the server from stopping if the collector is unavailable', async () => {
    exporter = new InMemorySpanExporter();
    const sending = new SimpleSpanProcessor({ exporter });
    sending.shutdown = () => Promise.reject(new Error('The collector is away.'));
    tracing = startTracing(CONFIG, sending);
    await expect(tracing.stop()).resolves.toBeUndefined();
  });

  describe('of SQL statements', () => {
    const db = testDatabase();

    const inRequest = (work: () => Promise<unknown>): Promise<void> =>
      ask('/graphql', async (_req, res) => {
        await work().catch(() => undefined);
        res.end();
      });

    it('have a span for each statement inside a request, without the values of its parameters', async () => {
      start();
      await inRequest(() => db.database.pool.query('SELECT $1::text AS word', ['a secret']));
      const { attributes, parentSpanContext } = span('postgresql SELECT') ?? {};
      expect(attributes).toEqual({
        'db.system.name': 'postgresql',
        'db.query.text': 'SELECT $1::text AS word',
      });
      expect(parentSpanContext?.spanId).toBe(span('GET /graphql')?.spanContext().spanId);
    });

    it('record the error code of a statement that failed', async () => {
      start();
      await inRequest(() => db.database.pool.query('SELECT 1 / 0'));
      expect(span('postgresql SELECT')?.attributes['error.type']).toBe('22012');
    });

    it('belong to the request that waited for a connection, even if other code released the connection', async () => {
      start();
      const pool = new pg.Pool({ connectionString: db.url, max: 1 });
      try {
        const client = await pool.connect();
        await inRequest(async () => {
          const asked = pool.query('SELECT 2');
          outside(() => client.release());
          await asked;
        });
        expect(traceOf(span('postgresql SELECT'))).toBe(traceOf(span('GET /graphql')));
      } finally {
        await pool.end();
      }
    });

    it('do not include statements outside of a request', async () => {
      start();
      await db.database.pool.query('SELECT 3');
      expect(spans()).toEqual([]);
    });
  });
});

describe('tracing without a collector', () => {
  it('wraps neither the store nor the database client', async () => {
    const tracing = await createTracing(null);
    expect(tracing).toBe(UNTRACED);
    const store = createWorld().store;
    expect(tracing.store(store)).toBe(store);
    const { query } = pg.Client.prototype;
    await tracing.stop();
    expect(pg.Client.prototype.query).toBe(query);
  });
});

it.each([
  ['/api/images/abc', '/api/images'],
  ['/i/abc/def/full.webp', '/i'],
  ['/wp-admin/setup.php', '/page'],
  ['/api/$%7Bjndi%7D', '/page'],
  ['/', '/page'],
])('the span of a request for %s has the path %s in its name', (path, area) =>
  expect(areaOfPath(path)).toBe(area),
);
