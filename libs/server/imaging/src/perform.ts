import type { WorkRequest, WorkResult } from './protocol.ts';

/** The type of a worker's answer to this kind of request. */
export type ResultFor<Request extends WorkRequest> = Extract<WorkResult, { readonly kind: Request['kind'] }>;

/** Runs a request in a worker. If it fails, deletes the outputs and throws the port's error. */
export type Perform = <Request extends WorkRequest>(
  request: Request,
  outputs: readonly string[],
  signal?: AbortSignal,
) => Promise<ResultFor<Request>>;
