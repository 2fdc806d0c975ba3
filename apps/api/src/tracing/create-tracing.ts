import type { TracesConfig, Tracing } from './tracing.ts';

/** Used when traces are disabled: it wraps nothing and loads no code of OpenTelemetry. */
export const UNTRACED: Tracing = {
  requests: (listener) => listener,
  operation: () => undefined,
  store: (store) => store,
  enqueuer: (enqueuer) => enqueuer,
  handlers: (handlers) => handlers,
  stop: async () => undefined,
};

/** Creates the configured tracing. Call it before anything that it wraps is created. */
export const createTracing = async (traces: TracesConfig | null): Promise<Tracing> => {
  if (traces === null) return UNTRACED;
  const { startTracing } = await import('./start-tracing.ts');
  return startTracing(traces);
};
