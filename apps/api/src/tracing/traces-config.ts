/** The destination of traces (docs/adr/0048). */
export interface TracesConfig {
  /** The URL of a collector that accepts OTLP over HTTP, without `/v1/traces`. */
  readonly url: string;
  /** The fraction of requests and jobs that is traced, from 0 to 1. */
  readonly ratio: number;
  /** True if requests may continue the trace that they name; only when a trusted proxy passes them on. */
  readonly joinsTraces: boolean;
}
