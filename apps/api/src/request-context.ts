import type { Client } from '@safelight/domain';
import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that the running code is answering. */
export interface RequestContext {
  readonly requestId: string;
  /** Identifies the client; called only when the client is needed. */
  readonly client: () => Client;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Runs `answer` in a context that all code which it starts can read. */
export const runInRequest = (context: RequestContext, answer: () => void): void =>
  contexts.run(context, answer);

/** The request that is being answered; null in jobs and commands. */
export const currentRequest = (): RequestContext | null => contexts.getStore() ?? null;
