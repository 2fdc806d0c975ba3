import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type {
  EditContext,
  EditOutcome,
  EditRequest,
  ImageEditor,
  ScratchFile,
} from '@safelight/application/ports';
import { BUILT_IN_MODEL } from '@safelight/domain';
import {
  type EditResult,
  type JobReport,
  type LocalEngine,
  type Operation,
  type OperationId,
  operationOf,
  OPERATIONS,
  unlessAborted,
} from '@safelight/operations';
import { NoAnswerError, scratchName } from '@safelight/processes';
import type { PromptReading } from '@safelight/prompts';
import { expectedWork } from './expected-work.ts';
import type { PromptReader } from './reading/prompt-reader.ts';

/** The local engine, and the reader of prompts. */
export interface LocalAi extends LocalEngine {
  readonly prompts: PromptReader;
}

/** A request waits no longer for the estimate of its duration. */
const EXPECT_TIMEOUT_MS = 500;

const failure = ({ reason }: Pick<Extract<JobReport, { type: 'failed' }>, 'reason'>): EditOutcome => {
  switch (reason) {
    case 'undecodable':
      return { kind: 'refused', failure: 'unreadable_input', message: 'The image could not be decoded.' };
    case 'error':
    case 'crashed':
      return { kind: 'internal-error', message: 'The built-in editor stopped unexpectedly.' };
    case 'deadline':
      return { kind: 'internal-error', failure: 'timed_out', message: 'The edit took too long.' };
    case 'memory':
      return { kind: 'internal-error', message: 'The edit needed more memory than it may have.' };
    case 'stopped':
      return { kind: 'internal-error', message: 'The built-in editor is shutting down.' };
    default:
      return reason satisfies never;
  }
};

/** The reading without the steps that found nothing to do; they are not reported as done. */
const doneOf = (plan: PromptReading, idle: EditResult['idle']): PromptReading => ({
  ...plan,
  steps: plan.steps.filter((_, index) => !idle.includes(index)),
});

/** The outcome of an executed plan. `textResponse` says what was done. */
const imageOf = (
  { contentType, sizeBytes, width, height }: NonNullable<EditResult['written']>,
  { path, ...about }: { readonly path: string; readonly textResponse: string; readonly setsFile: boolean },
): EditOutcome => {
  const file: ScratchFile = {
    path,
    contentType,
    sizeBytes,
    read: () => createReadStream(path),
    dispose: () => rm(path, { force: true }),
  };
  return {
    kind: 'image',
    file,
    contentType,
    width,
    height,
    ...about,
    model: BUILT_IN_MODEL,
  };
};

/**
 * Creates the editor that runs on this server. It reads the prompt and performs the operations that it names.
 */
export const createLocalEditor = ({ host, logger, scratchDir, prompts }: LocalAi): ImageEditor => {
  const usableOperations = async (): Promise<readonly OperationId[]> => {
    const usable = (await host.abilities()).operations;
    return OPERATIONS.map(({ id }) => id).filter((id) => usable.includes(id));
  };

  const run = async (
    request: EditRequest,
    plan: PromptReading,
    context: EditContext,
  ): Promise<EditOutcome> => {
    await mkdir(scratchDir, { recursive: true });
    const outputPath = join(scratchDir, scratchName('ai'));
    const { sourcePath, contentType, seed, maskPath, reference, maxSide } = request;
    let outcome: EditOutcome | null = null;
    try {
      const report = await host.run(
        {
          kind: 'edit',
          sourcePath,
          contentType,
          seed,
          outputPath,
          steps: plan.steps,
          maskPath,
          referencePath: reference?.path ?? null,
          maxSide,
        },
        context,
      );
      if (report.type === 'failed') {
        logger.warn({ reason: report.reason, detail: report.detail }, 'local AI edit failed');
        return failure(report);
      }
      const { written, idle, notes } = report.result;
      if (written === null) return { kind: 'unable', failure: 'nothing_found', message: notes.join(' ') };
      const done = doneOf(plan, idle);
      const textResponse = await unlessAborted(prompts.describe(done, notes), context.signal);
      const setsFile = done.steps.some(({ operation }) => operation === 'convert-format');
      outcome = imageOf(written, { path: outputPath, textResponse, setsFile });
      return outcome;
    } finally {
      if (outcome?.kind !== 'image') await rm(outputPath, { force: true });
    }
  };

  /** Throws the reason of the signal, and a NoAnswerError while prompts cannot be read. */
  const edit = async (request: EditRequest, context: EditContext): Promise<EditOutcome> => {
    const { prompt } = request;
    const { signal } = context;
    signal.throwIfAborted();
    const given = { mask: request.maskPath !== null, reference: request.reference !== null };
    const reading = await unlessAborted(prompts.read(prompt, given), signal);
    if (reading.steps.length === 0 && reading.withReference === undefined) {
      logger.info(
        { wish: prompt, helps: 'a generative model: set GEMINI_API_KEY or OPENAI_API_KEY' },
        'a wish that the built-in editor cannot fulfill',
      );
      return { kind: 'unable', ...(await unlessAborted(prompts.refuse(prompt, reading), signal)) };
    }
    const available = await unlessAborted(usableOperations(), signal).catch((cause: unknown) => {
      signal.throwIfAborted();
      logger.warn({ cause: String(cause) }, 'local AI worker unavailable');
      return null;
    });
    if (available === null) return failure({ reason: 'crashed' });
    const plan = await unlessAborted(prompts.limit(reading, available), signal);
    if (plan.steps.length > 0) return run(request, plan, context);
    return { kind: 'unable', ...(await unlessAborted(prompts.refuse(prompt, plan, available), signal)) };
  };

  const notRead = (cause: unknown): null => {
    logger.warn({ err: cause }, 'a prompt could not be read');
    return null;
  };

  return {
    name: 'local',
    capabilities: async () => {
      const usable: readonly Operation[] = (await usableOperations()).map(operationOf);
      return {
        freeform: false,
        references: usable.some(({ usesReference }) => usesReference === true),
        operations: usable.map(({ id, title, example }) => ({ id, title, example })),
      };
    },
    expect: async ({ prompt, hasMask, hasReference }) => {
      const read = prompts.read(prompt, { mask: hasMask, reference: hasReference }).catch(notRead);
      const reading = await Promise.race([read, sleep(EXPECT_TIMEOUT_MS, null, { ref: false })]);
      return reading === null
        ? null
        : ({ width, height }) => expectedWork(reading.steps, (width * height) / 1_000_000);
    },
    plan: async ({ prompt, hasMask, hasReference }) => {
      const available = await usableOperations().catch(() => null);
      if (available === null) return null;
      return prompts.plan(prompt, { mask: hasMask, reference: hasReference }, available).catch(notRead);
    },
    noteMisread: ({ prompt, textResponse }) => {
      logger.info({ wish: prompt, done: textResponse }, 'a wish that the built-in editor misread');
    },
    edit: async (request, context) => {
      try {
        return await edit(request, context);
      } catch (error) {
        if (!(error instanceof NoAnswerError)) throw error;
        notRead(error);
        return { kind: 'internal-error', message: 'The built-in editor could not read the prompt.' };
      }
    },
  };
};
