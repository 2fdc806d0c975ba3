import { context, propagation, ROOT_CONTEXT, SpanKind } from '@opentelemetry/api';
import type { JobEnqueuer, JobHandler, JobHandlers, JobName, JobPayloads } from '@safelight/application';
import { inSpan } from './in-span.ts';

/** The trace in which a job was queued, beside what the job carries (W3C Trace Context). */
interface Carrier {
  readonly traceparent?: string;
  readonly tracestate?: string;
}

/** Jobs carry the trace in which they are queued. */
export const traceEnqueuer = (enqueuer: JobEnqueuer): JobEnqueuer => ({
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
    // What is left is the payload as it was queued.
    const payload = rest as unknown as JobPayloads[N];
    await inSpan({ name: `job ${name}`, kind: SpanKind.CONSUMER, parent }, () => handle(payload, signal));
  };

/** A span for each run of a job, in the trace in which it was queued. */
export const traceHandlers = (handlers: JobHandlers): JobHandlers => {
  const wrap = <N extends JobName>(name: N) => [name, traced(name, handlers[name] as JobHandler<N>)] as const;
  // Has every name, because `handlers` has.
  return Object.fromEntries((Object.keys(handlers) as JobName[]).map((name) => wrap(name))) as JobHandlers;
};
