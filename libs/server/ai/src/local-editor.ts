import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EditContext, EditOutcome, EditRequest, ImageEditor, ScratchFile } from '@safelight/application';
import type { WorkerLogger } from './host/worker-child.ts';
import { unlessAborted } from './host/task-queue.ts';
import { createWorkerHost, type JobReport, type WorkerHost } from './host/worker-host.ts';
import { OPERATIONS, operationOf, type OperationId } from './operations/registry.ts';
import { describePlan, describeRefusal, limitTo } from './plan/describe-plan.ts';
import { readPrompt, type PromptReading } from './plan/read-prompt.ts';
import type { JobResult } from './worker/protocol.ts';

export interface LocalEditorOptions {
  /** Folder of the weights named in models/NOTICE.md; that of this package when absent. */
  readonly modelsDir?: string;
  /** Folder for results until their taker disposes of them; made when missing. */
  readonly scratchDir: string;
  /** The bundled worker in production; the source file beside this one when absent. */
  readonly workerPath?: string | URL;
  /** A worker process without work for this long is ended: 60 s. */
  readonly idleTimeoutMs?: number;
  /** Resident memory over which a worker is replaced: 1,500 MB. */
  readonly memoryLimitMb?: number;
  /** Longest time one edit may take: 120 s. */
  readonly jobDeadlineMs?: number;
  /** Processor threads a worker uses: 2. */
  readonly threads?: number;
  readonly logger?: WorkerLogger;
}

/** The editor that needs no service: operations of our own, chosen by the words of the prompt. */
export interface LocalEditor extends ImageEditor {
  /** Ends the worker process. Edits still asked for answer `internal-error`. */
  stop(): Promise<void>;
}

const MODEL = 'safelight-local';
const SILENT: WorkerLogger = { info: () => undefined, warn: () => undefined };

const scratchFile = (path: string, { contentType, sizeBytes }: JobResult): ScratchFile => ({
  path,
  contentType,
  sizeBytes,
  dispose: () => rm(path, { force: true }),
});

const failure = ({ reason }: Extract<JobReport, { type: 'failed' }>): EditOutcome => {
  switch (reason) {
    case 'undecodable':
      return { kind: 'refused', message: 'The picture could not be decoded.' };
    case 'error':
    case 'crashed':
      return { kind: 'internal-error', message: 'The built-in editor stopped unexpectedly.' };
    case 'deadline':
      return { kind: 'internal-error', message: 'The edit took too long.' };
    case 'memory':
      return { kind: 'internal-error', message: 'The edit needed more memory than it may have.' };
    case 'stopped':
      return { kind: 'internal-error', message: 'The built-in editor is shutting down.' };
    default:
      return reason satisfies never;
  }
};

export const createLocalEditor = (options: LocalEditorOptions): LocalEditor => {
  const logger = options.logger ?? SILENT;
  const host: WorkerHost = createWorkerHost({
    workerPath: options.workerPath ?? new URL('./worker/ai-worker.ts', import.meta.url),
    modelsDir: options.modelsDir ?? fileURLToPath(new URL('../models', import.meta.url)),
    threads: options.threads ?? 2,
    idleTimeoutMs: options.idleTimeoutMs ?? 60_000,
    memoryLimitMb: options.memoryLimitMb ?? 1_500,
    jobDeadlineMs: options.jobDeadlineMs ?? 120_000,
    logger,
  });
  const usableOperations = async (): Promise<readonly OperationId[]> => {
    const usable = await host.operations();
    return OPERATIONS.map(({ id }) => id).filter((id) => usable.includes(id));
  };

  const run = async (
    request: EditRequest,
    plan: PromptReading,
    context: EditContext,
  ): Promise<EditOutcome> => {
    await mkdir(options.scratchDir, { recursive: true });
    const outputPath = join(options.scratchDir, `ai-${randomUUID()}`);
    let kept = false;
    try {
      const { sourcePath, contentType, seed } = request;
      const report = await host.run(
        { sourcePath, contentType, seed, outputPath, steps: plan.steps },
        context,
      );
      if (report.type === 'failed') {
        logger.warn({ reason: report.reason, detail: report.detail }, 'local AI edit failed');
        return failure(report);
      }
      kept = true;
      const { width, height, notes, contentType: resultType } = report.result;
      return {
        kind: 'image',
        file: scratchFile(outputPath, report.result),
        contentType: resultType,
        width,
        height,
        textResponse: describePlan(plan, notes),
        model: MODEL,
      };
    } finally {
      if (!kept) await rm(outputPath, { force: true });
    }
  };

  return {
    name: 'local',
    capabilities: async () => {
      const usable = await usableOperations();
      const operations = usable.map(operationOf).map(({ id, title, example }) => ({ id, title, example }));
      return { freeform: false, references: false, operations };
    },
    stop: () => host.stop(),
    edit: async (request, context) => {
      context.signal.throwIfAborted();
      const reading = readPrompt(request.prompt);
      if (reading.steps.length === 0) return { kind: 'unable', message: describeRefusal(reading) };
      const available = await unlessAborted(usableOperations(), context.signal).catch((cause: unknown) => {
        context.signal.throwIfAborted();
        logger.warn({ cause: String(cause) }, 'local AI worker unavailable');
        return null;
      });
      if (available === null) return failure({ type: 'failed', reason: 'crashed', detail: '' });
      const plan = limitTo(reading, available);
      if (plan.steps.length === 0) return { kind: 'unable', message: describeRefusal(plan, available) };
      return run(request, plan, context);
    },
  };
};
