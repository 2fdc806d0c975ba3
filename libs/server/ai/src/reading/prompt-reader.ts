import { WorkerThread } from '@safelight/processes';
import { join } from 'node:path';
import type { PromptWork } from './prompt-work.ts';

/** The functions of `PromptWork`, done elsewhere. Each promise rejects if this is not possible at present. */
type DoneElsewhere = {
  readonly [Name in keyof PromptWork]: (
    ...args: Parameters<PromptWork[Name]>
  ) => Promise<ReturnType<PromptWork[Name]>>;
};

export interface PromptReader extends DoneElsewhere {
  /** Announces that prompts will be read soon, so that the first of them waits less. */
  prepare(): void;
}

/** A function of `PromptWork` to call, as a message. */
export interface PromptCall {
  readonly name: keyof PromptWork;
  readonly args: readonly unknown[];
}

export interface PromptReaderOptions {
  /** The path of the thread's bundle; by default its source file. */
  readonly threadPath?: string;
  /** The maximum number of calls in the thread or waiting for it; further ones reject. */
  readonly maxWaiting?: number;
  /** The timeout of one call. The longest prompts take a second or two. */
  readonly timeoutMs?: number;
}

/** The heap limit of the thread in MB; after thousands of prompts it uses less than half of it. */
const HEAP_MB = 768;

/**
 * Reads prompts in a worker thread, so that this one can answer other requests meanwhile (docs/adr/0076). The thread
 * starts with the first call, or before it with `prepare`. It is replaced if it dies or if a prompt takes too long.
 */
export const createPromptReader = ({
  threadPath = join(import.meta.dirname, 'prompt-thread.ts'),
  maxWaiting = 64,
  timeoutMs = 15_000,
}: PromptReaderOptions = {}): PromptReader & { readonly stop: () => Promise<void> } => {
  const thread = new WorkerThread<PromptCall, unknown>({
    threadPath,
    maxWaiting,
    timeoutMs,
    heapMb: HEAP_MB,
  });
  const call = <Name extends keyof PromptWork>(name: Name): PromptReader[Name] =>
    // The thread calls the function of this name, so its answer has the type of this function.
    ((...args: readonly unknown[]) => thread.ask({ name, args })) as PromptReader[Name];
  return {
    prepare: () => thread.start(),
    read: call('read'),
    limit: call('limit'),
    refuse: call('refuse'),
    describe: call('describe'),
    plan: call('plan'),
    ideas: call('ideas'),
    stop: () => thread.stop(),
  };
};
