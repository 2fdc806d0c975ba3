import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type {
  ImageStore,
  JobEnqueuer,
  JobHandler,
  JobHandlers,
  JobName,
  JobPayloads,
} from '@safelight/application';
import type { RequestListener } from 'node:http';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { loggedPath } from '../logged-path.ts';
import { inSpan, tracer } from './in-span.ts';
import { traceStatements } from './trace-statements.ts';
import type { TracesConfig, Tracing } from './tracing.ts';

/** The trace in which a job was queued (W3C Trace Context), added to the payload of the job. */
interface Carrier {
  readonly traceparent?: string;
  readonly tracestate?: string;
}

/** Adds the current trace to every job that is queued. */
const traceEnqueuer = (enqueuer: JobEnqueuer): JobEnqueuer => ({
  enqueue: (name, payload, options) => {
    const carrier: Carrier = {};
    propagation.inject(context.active(), carrier);
    return enqueuer.enqueue(name, { ...payload, ...carrier }, options);
  },
});

const traced =
  <N extends JobName>(name: N, handle: JobHandler<N>): JobHandler<N> =>
  async (queued, signal) => {
    const { traceparent, tracestate, ...rest } = queued as JobPayloads[N] & Carrier;
    const parent = propagation.extract(ROOT_CONTEXT, { traceparent, tracestate });
    // Without the trace, the rest is the payload as it was queued.
    const payload = rest as unknown as JobPayloads[N];
    await inSpan({ name: `job ${name}`, kind: SpanKind.CONSUMER, parent }, () => handle(payload, signal));
  };

/** Makes a span for each run of a job, in the trace in which it was queued. */
const traceHandlers = (handlers: JobHandlers): JobHandlers => {
  const wrap = <N extends JobName>(name: N) => [name, traced(name, handlers[name] as JobHandler<N>)] as const;
  // The result has every name, because `handlers` has.
  return Object.fromEntries((Object.keys(handlers) as JobName[]).map((name) => wrap(name))) as JobHandlers;
};

const AREA = /^\/(?:api\/[a-z-]+|graphql|i|d|assets|oembed|healthz|readyz)(?=\/|$)/;

/** The first segments of a path, which name the spans of its requests. */
export const areaOfPath = (path: string): string => AREA.exec(path)?.[0] ?? '/page';

/**
 * Makes a span for each request. A request continues the trace that it names only with `joinsTraces`, because
 * strangers could otherwise decide what is recorded.
 */
const traceRequests =
  (joinsTraces: boolean) =>
  (listener: RequestListener): RequestListener =>
  (req, res) => {
    const { method = '', url = '' } = req;
    const path = loggedPath(url);
    const parent = joinsTraces ? propagation.extract(ROOT_CONTEXT, req.headers) : ROOT_CONTEXT;
    const attributes = { 'http.request.method': method, 'url.path': path };
    const options = { kind: SpanKind.SERVER, attributes };
    const span = tracer().startSpan(`${method} ${areaOfPath(path)}`, options, parent);
    res.once('close', () => {
      const status = res.writableEnded ? res.statusCode : 499;
      span.setAttribute('http.response.status_code', status);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      const requestId = res.getHeader('x-request-id');
      if (typeof requestId === 'string') span.setAttribute('safelight.request_id', requestId);
      span.end();
    });
    context.with(trace.setSpan(parent, span), () => listener(req, res));
  };

const of = (operation: string, key: string) => ({
  name: `storage ${operation}`,
  kind: SpanKind.CLIENT,
  attributes: { 'safelight.storage.key': key },
});

/** Makes a span for each call of a store that concerns one file. */
const traceStore = (store: ImageStore): ImageStore => ({
  put: (key, source, options) => inSpan(of('put', key), () => store.put(key, source, options)),
  putAndRead: (key, source, options, use) =>
    inSpan(of('put and read', key), () => store.putAndRead(key, source, options, use)),
  open: (key, range) => inSpan(of('open', key), () => store.open(key, range)),
  readLocally: (key, use) => inSpan(of('read', key), () => store.readLocally(key, use)),
  stat: (key) => inSpan(of('stat', key), () => store.stat(key)),
  delete: (key) => inSpan(of('delete', key), () => store.delete(key)),
  list: () => store.list(),
  check: () => store.check(),
});

const sending = (url: string): SpanProcessor =>
  new BatchSpanProcessor({
    exporter: new OTLPTraceExporter({ url: `${url.replace(/\/+$/, '')}/v1/traces` }),
  });

const operation: Tracing['operation'] = (name, type, outcome, ms) => {
  const endTime = Date.now();
  const span = tracer().startSpan(`graphql ${type} ${name}`, {
    kind: SpanKind.INTERNAL,
    startTime: endTime - ms,
    attributes: { 'graphql.operation.type': type, 'safelight.outcome': outcome },
  });
  if (outcome !== 'ok') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(endTime);
};

/** Starts tracing in this process. Specs pass a `processor` that replaces the one which sends spans. */
export const startTracing = (
  { url, ratio, joinsTraces }: TracesConfig,
  processor: SpanProcessor = sending(url),
): Tracing => {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'safelight' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [processor],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const leaveStatements = traceStatements();
  return {
    requests: traceRequests(joinsTraces),
    operation,
    store: traceStore,
    enqueuer: traceEnqueuer,
    handlers: traceHandlers,
    stop: async () => {
      leaveStatements();
      // Spans that an unavailable collector did not get are lost; the server stops anyway.
      await provider.shutdown().catch(() => undefined);
      for (const api of [trace, context, propagation]) api.disable();
    },
  };
};
