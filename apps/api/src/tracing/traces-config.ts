/** Where traces go (docs/adr/0048). */
export interface TracesConfig {
  /** The address of a collector that takes OTLP over HTTP, without `/v1/traces`. */
  readonly url: string;
  /** The part of the requests and jobs that is traced, from 0 to 1. */
  readonly ratio: number;
  /** Whether requests may bring the trace that they belong to: only where a proxy of ours passes them on. */
  readonly joinsTraces: boolean;
}
