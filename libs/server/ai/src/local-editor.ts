import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
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
  type Given,
  type JobReport,
  type LocalEngine,
  type Operation,
  type OperationId,
  operationOf,
  OPERATIONS,
  unlessAborted,
} from '@safelight/operations';
import {
  describePlan,
  describeRefusal,
  limitTo,
  needsOtherPicture,
  planOf,
  type PromptReading,
  readPrompt,
  withOtherRead,
} from '@safelight/prompts';
import { expectedWork } from './expected-work.ts';

const failure = ({ reason }: Pick<Extract<JobReport, { type: 'failed' }>, 'reason'>): EditOutcome => {
  switch (reason) {
    case 'undecodable':
      return { kind: 'refused', failure: 'unreadable_input', message: 'The picture could not be decoded.' };
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

/** The outcome for a prompt of which nothing would be done. */
const refusalOf = (
  prompt: string,
  reading: PromptReading,
  available?: readonly OperationId[],
): EditOutcome => ({
  kind: 'unable',
  failure: needsOtherPicture(reading) ? 'needs_reference' : 'not_possible',
  message: describeRefusal(prompt, reading, available),
});

/**
 * The outcome of an executed plan. `idle` lists the steps that found nothing to do; they are not reported as
 * done.
 */
const outcomeOf = (plan: PromptReading, { written, idle, notes }: EditResult, path: string): EditOutcome => {
  if (written === null) return { kind: 'unable', failure: 'nothing_found', message: notes.join(' ') };
  const { contentType, sizeBytes, width, height } = written;
  const file: ScratchFile = {
    path,
    contentType,
    sizeBytes,
    read: () => createReadStream(path),
    dispose: () => rm(path, { force: true }),
  };
  const done = { ...plan, steps: plan.steps.filter((_, index) => !idle.includes(index)) };
  return {
    kind: 'image',
    file,
    contentType,
    width,
    height,
    textResponse: describePlan(done, notes),
    model: BUILT_IN_MODEL,
  };
};

/** Reads a prompt. Without another picture the reading also says what would be done with one. */
const readGiven = (prompt: string, given: Given): PromptReading => {
  const reading = readPrompt(prompt, given);
  return given.reference
    ? reading
    : withOtherRead(reading, prompt, () => readPrompt(prompt, { ...given, reference: true }));
};

/**
 * Creates the editor that runs on this server. It reads the prompt and performs the operations that it names.
 */
export const createLocalEditor = ({ host, logger, scratchDir }: LocalEngine): ImageEditor => {
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
    const outputPath = join(scratchDir, `ai-${randomUUID()}`);
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
      outcome = outcomeOf(plan, report.result, outputPath);
      return outcome;
    } finally {
      if (outcome?.kind !== 'image') await rm(outputPath, { force: true });
    }
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
    expect: ({ prompt, width, height, hasMask, hasReference }) =>
      expectedWork(
        readPrompt(prompt, { mask: hasMask, reference: hasReference }).steps,
        (width * height) / 1_000_000,
      ),
    plan: async ({ prompt, hasMask, hasReference }) => {
      const available = await usableOperations().catch(() => null);
      if (available === null) return null;
      const reading = readGiven(prompt, { mask: hasMask, reference: hasReference });
      return planOf(prompt, limitTo(reading, available), { available, isMasked: hasMask });
    },
    noteMisread: ({ prompt, textResponse }) => {
      logger.info({ wish: prompt, done: textResponse }, 'a wish that the built-in editor misread');
    },
    edit: async (request, context) => {
      context.signal.throwIfAborted();
      const given = { mask: request.maskPath !== null, reference: request.reference !== null };
      const reading = readGiven(request.prompt, given);
      if (reading.steps.length === 0 && reading.withReference === undefined) {
        logger.info(
          { wish: request.prompt, helps: 'a generative model: set GEMINI_API_KEY or OPENAI_API_KEY' },
          'a wish that the built-in editor cannot fulfil',
        );
        return refusalOf(request.prompt, reading);
      }
      const available = await unlessAborted(usableOperations(), context.signal).catch((cause: unknown) => {
        context.signal.throwIfAborted();
        logger.warn({ cause: String(cause) }, 'local AI worker unavailable');
        return null;
      });
      if (available === null) return failure({ reason: 'crashed' });
      const plan = limitTo(reading, available);
      if (plan.steps.length === 0) return refusalOf(request.prompt, plan, available);
      return run(request, plan, context);
    },
  };
};
