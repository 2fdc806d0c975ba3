import type { WorkRequest, WorkResult } from './protocol.ts';

/** The type of the answer to this kind of request. */
export type ResultFor<Request extends WorkRequest> = Extract<WorkResult, { readonly kind: Request['kind'] }>;

/** Runs a request in a worker. If the request fails, deletes its outputs and throws the port's error. */
export type Perform = <Request extends WorkRequest>(
  request: Request,
  outputs: readonly string[],
  signal?: AbortSignal,
) => Promise<ResultFor<Request>>;
