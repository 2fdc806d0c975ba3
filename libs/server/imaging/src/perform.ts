import type { WorkRequest, WorkResult } from './protocol.ts';

/** The answer of a worker to this kind of request. */
export type ResultFor<Request extends WorkRequest> = Extract<WorkResult, { readonly kind: Request['kind'] }>;

/** Runs a request in a worker. When it fails, removes the outputs and throws the error of the port. */
export type Perform = <Request extends WorkRequest>(
  request: Request,
  outputs: readonly string[],
  signal?: AbortSignal,
) => Promise<ResultFor<Request>>;
