import { balanceOf, DomainError, isSettled, type AiEditJob } from '@safelight/domain';
import type { Repositories } from '../ports/index.ts';
import { conflict, type Read } from './in-memory-tables.ts';

/** The ledger, edits and idempotency keys in memory. */
export const edits = (read: Read): Pick<Repositories, 'credits' | 'aiEditJobs' | 'idempotency'> => {
  const change = (id: string, changes: Partial<AiEditJob & { leaseUntilMs: number }>): void => {
    const job = read().jobs.get(id);
    if (job !== undefined) read().jobs.set(id, { ...job, ...changes });
  };
  return {
    credits: {
      append: async (entry) => {
        const repeated = read().ledger.some(
          (e) => e.jobId !== null && e.jobId === entry.jobId && e.kind === entry.kind,
        );
        if (repeated) throw conflict();
        read().ledger.push({ ...entry, id: String(read().ledger.length), createdAt: new Date() });
      },
      balance: async (userId) => balanceOf(read().ledger.filter((e) => e.userId === userId)),
      history: async (userId, limit) =>
        read()
          .ledger.filter((e) => e.userId === userId)
          .reverse()
          .slice(0, limit),
      hasGrant: async (userId) => read().ledger.some((e) => e.userId === userId && e.kind === 'grant'),
    },
    aiEditJobs: {
      insert: async (job) => void read().jobs.set(job.id, { ...job, leaseUntilMs: 0 }),
      findById: async (id) => read().jobs.get(id) ?? null,
      findOwned: async (userId, id) => {
        const job = read().jobs.get(id);
        return job?.userId === userId ? job : null;
      },
      listByImage: async (userId, uid) =>
        [...read().jobs.values()].filter((j) => j.userId === userId && j.imageUid === uid).reverse(),
      countProcessing: async (userId) =>
        [...read().jobs.values()].filter((j) => j.userId === userId && j.state === 'processing').length,
      claim: async (id, leaseMs) => {
        const job = read().jobs.get(id);
        if (job === undefined || isSettled(job.state)) return null;
        if (job.state === 'processing' && job.leaseUntilMs > Date.now()) return null;
        change(id, { state: 'processing', fence: job.fence + 1, leaseUntilMs: Date.now() + leaseMs });
        return read().jobs.get(id) ?? null;
      },
      heartbeat: async (id, fence, leaseMs, progress) => {
        const job = read().jobs.get(id);
        if (job?.fence !== fence || job.state !== 'processing') return false;
        change(id, { ...progress, leaseUntilMs: Date.now() + leaseMs });
        return true;
      },
      settle: async (id, fence, end) => {
        const job = read().jobs.get(id);
        if (job === undefined || isSettled(job.state) || (fence !== null && job.fence !== fence))
          return false;
        change(id, { ...end, finishedAt: new Date() });
        return true;
      },
      unclaim: async (id, fence) => {
        const job = read().jobs.get(id);
        if (job?.fence !== fence || job.state !== 'processing') return false;
        change(id, { state: 'queued', leaseUntilMs: 0 });
        return true;
      },
      listOpenByImage: async (uid) =>
        [...read().jobs.values()].filter((j) => j.imageUid === uid && !isSettled(j.state)),
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
