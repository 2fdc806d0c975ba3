import type { TracesConfig } from './traces-config.ts';
import type { Tracing } from './tracing.ts';

/** Without traces nothing is wrapped, and no code of OpenTelemetry is loaded. */
export const UNTRACED: Tracing = {
  requests: (listener) => listener,
  operation: () => undefined,
  store: (store) => store,
  enqueuer: (enqueuer) => enqueuer,
  handlers: (handlers) => handlers,
  stop: async () => undefined,
};

/** Tracing by the settings. It comes before everything that it wraps. */
export const createTracing = async (traces: TracesConfig | null): Promise<Tracing> => {
  if (traces === null) return UNTRACED;
  const { startTracing } = await import('./start-tracing.ts');
  return startTracing(traces);
};
