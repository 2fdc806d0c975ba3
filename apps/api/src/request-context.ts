import type { Client } from '@safelight/domain';
import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that the running code answers. */
export interface RequestContext {
  readonly requestId: string;
  /** Who sent it; found out only when somebody asks. */
  readonly client: () => Client;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Runs what answers a request, so that all it starts knows the request. */
export const runInRequest = (context: RequestContext, answer: () => void): void =>
  contexts.run(context, answer);

/** The request being answered; null in jobs and commands. */
export const currentRequest = (): RequestContext | null => contexts.getStore() ?? null;
