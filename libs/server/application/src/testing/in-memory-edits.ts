import { randomUUID } from 'node:crypto';
import {
  balanceOf,
  DomainError,
  isSettled,
  passesOf,
  TURNS_OF_A_PRIORITY,
  type AiEditJob,
} from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { Clock, Repositories } from '../ports/index.ts';
import { conflict, type Read } from './in-memory-tables.ts';
import { comesAfter } from './time-places.ts';

interface Waiting {
  readonly isDispatched: boolean;
  readonly turn: number;
  readonly claimedAtMs: number;
}
type Row = AiEditJob & Waiting;

const jobOf = ({ isDispatched: _, turn: __, claimedAtMs: ___, ...job }: Row): AiEditJob => job;

const medianOf = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

/**
 * Sorts rows by time, newest first; of rows with the same time, those that were inserted later come first.
 */
const newestFirst = (rows: readonly Row[]): AiEditJob[] =>
  rows
    .toReversed()
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .map(jobOf);

/** The limit of the column in PostgreSQL. */
const MASK_MAX_BYTES = 1024 * 1024;

export const edits = (
  read: Read,
  clock: Pick<Clock, 'now'>,
): Pick<Repositories, 'credits' | 'aiEditJobs' | 'idempotency'> => {
  const change = (id: string, changes: Partial<Row>): void => {
    const job = read().jobs.get(id);
    if (job !== undefined) read().jobs.set(id, { ...job, ...changes });
  };
  const balanceOfUser = (userId: string): number =>
    balanceOf(read().ledger.filter((entry) => entry.userId === userId));
  const jobsOf = (userId: string): Row[] => [...read().jobs.values()].filter((job) => job.userId === userId);
  const find = (id: string): AiEditJob | null => {
    const row = read().jobs.get(id);
    return row === undefined ? null : jobOf(row);
  };
  return {
    credits: {
      append: async (entry) => {
        const { jobId, externalReference } = entry;
        const isRepeated = read().ledger.some(
          (e) =>
            e.kind === entry.kind &&
            ((jobId !== null && e.jobId === jobId) ||
              (externalReference !== null && e.externalReference === externalReference)),
        );
        if (isRepeated) throw conflict();
        if (entry.amount < 0 && entry.kind !== 'revoke' && balanceOfUser(entry.userId) + entry.amount < 0) {
          throw new DomainError('INSUFFICIENT_CREDITS', TEXTS.ai.insufficientCredits);
        }
        const id = String(read().ledger.length);
        read().ledger.push({ ...entry, id, uid: randomUUID(), createdAt: clock.now() });
      },
      balance: async (userId) => balanceOfUser(userId),
      findByExternalReference: async (kind, externalReference) =>
        read().ledger.find((e) => e.kind === kind && e.externalReference === externalReference) ?? null,
      history: async (userId, limit, afterUid = null) => {
        const entries = read()
          .ledger.filter((e) => e.userId === userId)
          .reverse();
        if (afterUid === null) return entries.slice(0, limit);
        const at = entries.findIndex(({ uid }) => uid === afterUid);
        return at === -1 ? [] : entries.slice(at + 1, at + 1 + limit);
      },
      spentSince: async (userId, entryId) =>
        read()
          .ledger.filter((e) => e.userId === userId && (entryId === null || Number(e.id) > Number(entryId)))
          .filter(({ kind }) => kind === 'reserve' || kind === 'release' || kind === 'refund')
          .reduce((spent, { amount }) => spent - amount, 0),
      hasGrant: async (userId) => read().ledger.some((e) => e.userId === userId && e.kind === 'grant'),
    },
    aiEditJobs: {
      insert: async (jobs) => {
        for (const job of jobs) {
          read().jobs.set(job.id, { ...job, isDispatched: false, turn: 0, claimedAtMs: 0 });
        }
      },
      dispatch: async (userId, slots, stage, lead) => {
        const open = jobsOf(userId).filter(({ state }) => !isSettled(state));
        const taken = open.filter(({ isDispatched }) => isDispatched).length;
        const next = open.filter(({ isDispatched }) => !isDispatched).slice(0, Math.max(0, slots - taken));
        const given = [...read().jobs.values()].filter(({ isDispatched }) => isDispatched).length;
        const dispatched = next.map(({ id, expectedMs }, at) => ({
          id,
          turn: given + at + 1 + passesOf(expectedMs) - lead,
        }));
        for (const { id, turn } of dispatched) change(id, { isDispatched: true, stage, turn });
        return dispatched;
      },
      ahead: async (ids) => {
        const open = [...read().jobs.values()].filter(({ state }) => !isSettled(state));
        const waiting = open.filter((job) => job.state === 'queued' && ids.includes(job.id));
        return new Map(
          waiting.map((job) => {
            const running = open.filter(({ state }) => state === 'processing');
            const own = open.filter(({ userId }) => userId === job.userId);
            const turns = own.filter(({ isDispatched }) => isDispatched).map(({ turn }) => turn);
            const lastTurn = job.isDispatched ? job.turn : Math.max(...turns) + TURNS_OF_A_PRIORITY / 2;
            const earlier = job.isDispatched ? [] : own.slice(0, own.indexOf(job));
            const before = open.filter((one) =>
              one.isDispatched ? one.state === 'queued' && one.turn < lastTurn : earlier.includes(one),
            );
            const runningMs = running.reduce((sum, one) => sum + one.expectedMs * (1 - one.progress), 0);
            const ms = before.reduce((sum, one) => sum + one.expectedMs, runningMs);
            return [job.id, { waiting: before.length, ms: Math.round(ms) }];
          }),
        );
      },
      slowness: async (kind) =>
        medianOf(
          [...read().jobs.values()]
            .filter((job) => job.workKind === kind && job.state === 'succeeded' && job.workMs > 0)
            .map((job) => ((job.finishedAt?.getTime() ?? 0) - job.claimedAtMs) / job.workMs),
        ),
      keepMask: async (id, png) => {
        if (png.byteLength > MASK_MAX_BYTES) throw new Error('The mask is too large.');
        read().masks.set(id, png);
      },
      findMask: async (id) => read().masks.get(id) ?? null,
      list: async ({ userId, states, imageUid, limit, after }) => {
        const rest = jobsOf(userId)
          .filter(
            (job) =>
              comesAfter(after, job.createdAt, job.id) &&
              (states.length === 0 || states.includes(job.state)) &&
              (imageUid === null || job.imageUid === imageUid),
          )
          .sort((a, b) => (comesAfter({ at: a.createdAt, id: a.id }, b.createdAt, b.id) ? -1 : 1))
          .map(jobOf);
        return { jobs: rest.slice(0, limit), hasNext: rest.length > limit };
      },
      findById: async (id) => find(id),
      findOwned: async (userId, id) => {
        const job = find(id);
        return job?.userId === userId ? job : null;
      },
      listByImage: async (userId, uid) =>
        newestFirst(jobsOf(userId).filter(({ imageUid }) => imageUid === uid)),
      claim: async (id) => {
        const job = read().jobs.get(id);
        if (job === undefined || isSettled(job.state)) return null;
        change(id, { state: 'processing', fence: job.fence + 1, claimedAtMs: clock.now().getTime() });
        return find(id);
      },
      reportProgress: async (id, fence, progress) => {
        const job = read().jobs.get(id);
        if (job?.fence !== fence || job.state !== 'processing') return false;
        change(id, progress);
        return true;
      },
      settle: async (id, fence, end) => {
        const job = read().jobs.get(id);
        if (job === undefined || isSettled(job.state)) return false;
        if (fence !== null && (job.fence !== fence || job.state !== 'processing')) return false;
        change(id, { ...end, finishedAt: clock.now() });
        return true;
      },
      unclaim: async (id, fence) => {
        const job = read().jobs.get(id);
        if (job?.fence !== fence || job.state !== 'processing') return false;
        change(id, { state: 'queued' });
        return true;
      },
      takeBack: async (id, at) => {
        const job = read().jobs.get(id);
        if (job?.state !== 'succeeded' || job.takenBackAt !== null) return false;
        change(id, { takenBackAt: at });
        return true;
      },
      countTakenBack: async (userId, since) =>
        jobsOf(userId).filter(({ takenBackAt }) => takenBackAt !== null && takenBackAt >= since).length,
      listOpenByImages: async (userId, uids) =>
        jobsOf(userId)
          .filter((job) => uids.includes(job.imageUid) && !isSettled(job.state))
          .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
          .map(jobOf),
    },
    idempotency: {
      begin: async (userId, key, requestHash) => {
        const known = read().idempotency.get(`${userId}/${key}`);
        if (known === undefined) {
          read().idempotency.set(`${userId}/${key}`, { requestHash, resultId: null });
          return null;
        }
        if (known.requestHash !== requestHash) {
          throw new DomainError('IDEMPOTENCY_CONFLICT', 'This key was used for another request.');
        }
        return known.resultId;
      },
      complete: async (userId, key, resultId) => {
        const known = read().idempotency.get(`${userId}/${key}`);
        if (known !== undefined) read().idempotency.set(`${userId}/${key}`, { ...known, resultId });
      },
    },
  };
};
