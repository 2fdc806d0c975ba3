import { type DocumentExaminer, type DocumentFindings, examineDocument } from '@safelight/application';
import { DomainError } from '@safelight/domain';
import { WorkerThread } from '@safelight/processes';
import { TEXTS } from '@safelight/rules';
import { join } from 'node:path';

interface DocumentExaminerOptions {
  /** The path of the thread's bundle; by default its source file. */
  readonly threadPath?: string;
  /** Shorter documents are examined without the thread, in a few milliseconds. */
  readonly smallLength?: number;
  /** The maximum number of documents in the thread or waiting for it; further ones are refused. */
  readonly maxWaiting?: number;
  readonly timeoutMs?: number;
}

const refuse = (cause: unknown): never => {
  throw new DomainError('OVERLOADED', TEXTS.generic.overloaded, {}, { cause });
};

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
  const thread = new WorkerThread<{ readonly json: string }, DocumentFindings>({
    threadPath,
    maxWaiting,
    timeoutMs,
    heapMb: HEAP_MB,
  });
  return {
    examine: async (json) =>
      json.length <= smallLength ? examineDocument(json) : thread.ask({ json }).catch(refuse),
    stop: () => thread.stop(),
  };
};
