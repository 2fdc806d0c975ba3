import { type DocumentExaminer, type DocumentFindings, examineDocument } from '@safelight/application';
import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

interface DocumentExaminerOptions {
  /** The path of the thread's bundle; by default its source file. */
  readonly threadPath?: string;
  /** Shorter documents are examined without the thread, in a few milliseconds. */
  readonly smallLength?: number;
  /** The maximum number of documents in the thread or waiting for it; further ones are refused. */
  readonly maxWaiting?: number;
  readonly timeoutMs?: number;
}

interface Waiting {
  readonly resolve: (findings: DocumentFindings) => void;
  readonly reject: (error: Error) => void;
}

const overloaded = (cause?: unknown): DomainError =>
  new DomainError('OVERLOADED', TEXTS.generic.overloaded, {}, { cause });

/** The heap limit of the thread in MB; a document of 5 MB needs a tenth of it. */
const HEAP_MB = 512;

/**
 * Examines large documents one after the other in a worker thread, which the first document starts. A thread
 * that dies or takes too long is replaced; its document is refused and may be sent again.
 */
export const createDocumentExaminer = ({
  threadPath = join(import.meta.dirname, 'document-thread.ts'),
  smallLength = 128 * 1024,
  maxWaiting = 64,
  timeoutMs = 10_000,
}: DocumentExaminerOptions = {}): DocumentExaminer & { readonly stop: () => Promise<void> } => {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let deadline: NodeJS.Timeout | undefined;
  let count = 0;

  const rest = (): void => {
    clearTimeout(deadline);
    // The process may end while the thread is idle.
    if (waiting.size === 0) thread?.unref();
    else deadline = setTimeout(() => void abandon(new Error('Reading a document took too long.')), timeoutMs);
  };

  const abandon = async (cause?: unknown): Promise<void> => {
    const lost = thread;
    thread = null;
    clearTimeout(deadline);
    const unread = [...waiting.values()];
    waiting.clear();
    for (const { reject } of unread) reject(overloaded(cause));
    await lost?.terminate();
  };

  const settle = ({ id, findings }: { readonly id: number; readonly findings: DocumentFindings }): void => {
    const asked = waiting.get(id);
    if (asked === undefined) return;
    waiting.delete(id);
    rest();
    asked.resolve(findings);
  };

  const started = (): Worker => {
    const worker = new Worker(threadPath, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    const abandonThis = (cause?: unknown): void => {
      if (thread === worker) void abandon(cause);
    };
    worker.on('message', settle);
    worker.on('error', abandonThis);
    worker.on('exit', () => {
      abandonThis();
    });
    return worker;
  };

  return {
    examine: async (json) => {
      if (json.length <= smallLength) return examineDocument(json);
      if (waiting.size >= maxWaiting) throw overloaded();
      return await new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve, reject });
        thread ??= started();
        thread.ref();
        if (waiting.size === 1) rest();
        thread.postMessage({ id: count, json });
      });
    },
    stop: () => abandon(),
  };
};
