import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';
import { tracer } from './in-span.ts';
import { traceEnqueuer, traceHandlers } from './trace-jobs.ts';
import { traceRequests } from './trace-requests.ts';
import { traceStatements } from './trace-statements.ts';
import { traceStore } from './trace-store.ts';
import type { TracesConfig } from './traces-config.ts';
import type { Tracing } from './tracing.ts';

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

/** Starts tracing in this process. `processor` takes the place of the one that sends spans, in specs. */
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
      // What a collector that is away did not get is lost; the server stops all the same.
      await provider.shutdown().catch(() => undefined);
      for (const api of [trace, context, propagation]) api.disable();
    },
  };
};
