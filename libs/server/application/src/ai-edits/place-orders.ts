import {
  DomainError,
  expectedMs,
  invalidField,
  reserve,
  type AiEditJob,
  type ExpectedWork,
} from '@safelight/domain';
import { CREDITS_PER_EDIT, lengthProblem, PROMPT_MAX_LENGTH, textProblem, TEXTS } from '@safelight/rules';
import { moveCredits } from '../credits/move-credits.ts';
import type { ImageEditor, Ports, RequestedEdit, Size, Transaction } from '../ports/index.ts';
import { checkAnyRoom } from '../images/storage-quota.ts';
import type { ChosenArea } from './edit-area.ts';
import { answerOnce, type RepeatableRequest } from '../repeats/answer-once.ts';
import { dispatchEdits } from '../settlement/settle-edit.ts';

export interface EditOrder extends ChosenArea {
  readonly imageUid: string;
  readonly parentVersionId: string;
  /** SHA-256 of the layer picture to edit; null to edit the version. */
  readonly pictureHash: string | null;
  readonly prompt: string;
  readonly referenceVersionId: string | null;
  /** The size of the picture in pixels, for the estimate of the duration. */
  readonly size: Size;
}

export type OrderDeps = Pick<Ports, 'unitOfWork' | 'secrets' | 'ids' | 'clock' | 'editors'>;

type Expected = Pick<AiEditJob, 'workKind' | 'workMs' | 'expectedMs'>;

/** Returns the trimmed prompt; throws INVALID_INPUT if it is blank, too long or cannot be stored. */
export const checkedPrompt = (raw: string): string => {
  const prompt = raw.trim();
  if (prompt === '') throw invalidField('prompt', TEXTS.ai.promptRequired);
  const problem = lengthProblem(prompt, PROMPT_MAX_LENGTH) ?? textProblem(prompt);
  if (problem !== null) throw invalidField('prompt', problem);
  return prompt;
};

/**
 * Checks that the balance pays for this many edits. Throws INSUFFICIENT_CREDITS otherwise, with the needed and
 * the available credits.
 */
const checkBalance = async (tx: Transaction, userId: string, edits: number): Promise<void> => {
  const needed = edits * CREDITS_PER_EDIT;
  const balance = await tx.credits.balance(userId);
  if (balance >= needed) return;
  const text = balance === 0 ? TEXTS.ai.insufficientCredits : TEXTS.ai.needsMoreCredits(needed, balance);
  throw new DomainError('INSUFFICIENT_CREDITS', text, { needed, balance });
};

const wishOf = ({ prompt, area, referenceVersionId }: EditOrder): RequestedEdit => ({
  prompt,
  hasMask: area !== null,
  hasReference: referenceVersionId !== null,
});

/** Returns the expected work of each order; null if no editor knows it. All orders have the same wish, which is read once. */
const worksOf = async (
  editors: readonly ImageEditor[],
  orders: readonly EditOrder[],
): Promise<readonly (ExpectedWork | null)[]> => {
  const [first] = orders;
  if (first === undefined) return [];
  for (const editor of editors) {
    const expected = (await editor.expect?.(wishOf(first))) ?? null;
    if (expected !== null) return orders.map(({ size }) => expected(size));
  }
  return orders.map(() => null);
};

/**
 * Reserves the credits of all orders and queues the edits; if one of them fails, nothing happens. The plan
 * limits how many run at once. Throws STORAGE_QUOTA_EXCEEDED if the storage is full. A repeated request with
 * the same Idempotency-Key returns the jobs of the first one, even if both are sent at the same time.
 */
export const placeOrders =
  (deps: OrderDeps) =>
  (
    repeatable: RepeatableRequest,
    ordersIn: (tx: Transaction) => Promise<readonly EditOrder[]>,
  ): Promise<readonly AiEditJob[]> => {
    const { userId } = repeatable;
    const expectations = async (tx: Transaction, orders: readonly EditOrder[]) => {
      const works = await worksOf(deps.editors, orders);
      const kinds = [...new Set(works.flatMap((work) => work?.kind ?? []))];
      const slowness = new Map<string, number | null>();
      for (const kind of kinds) slowness.set(kind, await tx.aiEditJobs.slowness(kind));
      return works.map((work) => ({
        workKind: work?.kind ?? null,
        workMs: work?.ms ?? 0,
        expectedMs: expectedMs(work, slowness.get(work?.kind ?? '') ?? null),
      }));
    };
    const newJob = (order: EditOrder, expected: Expected): AiEditJob => ({
      ...expected,
      id: deps.ids.uuid(),
      userId,
      imageUid: order.imageUid,
      parentVersionId: order.parentVersionId,
      pictureHash: order.pictureHash,
      prompt: order.prompt,
      area: order.area,
      referenceVersionId: order.referenceVersionId,
      state: 'queued',
      stage: TEXTS.ai.waitingForOthers,
      progress: 0,
      fence: 0,
      resultVersionId: null,
      errorMessage: null,
      failure: null,
      createdAt: deps.clock.now(),
      finishedAt: null,
      takenBackAt: null,
    });

    /** Returns the jobs of an earlier request that still exist; null if there are none. */
    const earlierJobs = async (
      tx: Transaction,
      ids: readonly string[],
    ): Promise<readonly AiEditJob[] | null> => {
      const jobs: AiEditJob[] = [];
      for (const id of ids) {
        const job = await tx.aiEditJobs.findOwned(userId, id);
        if (job !== null) jobs.push(job);
      }
      return jobs.length === 0 ? null : jobs;
    };

    const place = async (tx: Transaction): Promise<readonly AiEditJob[]> => {
      await tx.users.lock(userId);
      const orders = await ordersIn(tx);
      await checkAnyRoom(tx, userId);
      await checkBalance(tx, userId, orders.length);
      const expected = await expectations(tx, orders);
      const jobs = orders.flatMap((order, at) => {
        const own = expected[at];
        return own === undefined ? [] : [newJob(order, own)];
      });
      await tx.aiEditJobs.insert(jobs);
      for (const [index, { id, prompt }] of jobs.entries()) {
        await moveCredits(tx, reserve(userId, CREDITS_PER_EDIT, id, `Edit: ${prompt.slice(0, 80)}`));
        const mask = orders[index]?.mask ?? null;
        if (mask !== null) await tx.aiEditJobs.keepMask(id, mask);
      }
      const dispatched = new Set(await dispatchEdits(tx, userId));
      return jobs.map((job) => (dispatched.has(job.id) ? { ...job, stage: TEXTS.ai.waiting } : job));
    };

    return deps.unitOfWork.transaction((tx) =>
      answerOnce(tx, deps.secrets, repeatable, {
        create: () => place(tx),
        resultOf: (jobs) => jobs.map(({ id }) => id).join(' '),
        find: (result) => earlierJobs(tx, result.split(' ')),
      }),
    );
  };
