import type { WorkRequest, WorkResult } from './protocol.ts';

/** What a worker answers to a request of this kind. */
export type ResultFor<Request extends WorkRequest> = Extract<WorkResult, { readonly kind: Request['kind'] }>;

/** Has a worker do a request; removes the outputs and throws what the ports promise when it fails. */
export type Perform = <Request extends WorkRequest>(
  request: Request,
  outputs: readonly string[],
  signal?: AbortSignal,
) => Promise<ResultFor<Request>>;
