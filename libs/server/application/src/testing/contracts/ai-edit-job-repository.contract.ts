import { contract } from './image-owner.ts';
import { randomUUID } from 'node:crypto';
import type { AiEditJob } from '@safelight/domain';
import { anyUid, CANCELLED, sampleJob, sampleUser } from './samples.ts';

export const aiEditJobRepositoryContract = contract('AI edit jobs', (db) => {
  const user = sampleUser();
  const succeeded = {
    state: 'succeeded',
    stage: 'Done',
    progress: 1,
    resultVersionId: randomUUID(),
    errorMessage: null,
    failure: null,
  } as const;
  const progress = { stage: 'Finding the subject', progress: 0.5 };

  beforeAll(async () => {
    await db.repositories.users.insert(user, 'hash');
  });

  const insert = async (changes: Partial<AiEditJob> = {}): Promise<AiEditJob> => {
    const job = sampleJob(user.id, changes);
    await db.repositories.aiEditJobs.insert([job]);
    return job;
  };

  it('AI edit jobs are returned to their owner as they were inserted', async () => {
    const job = await insert();
    const { aiEditJobs } = db.repositories;
    expect(await aiEditJobs.findById(job.id)).toEqual(job);
    expect(await aiEditJobs.findOwned(user.id, job.id)).toEqual(job);
    expect(await aiEditJobs.findOwned(randomUUID(), job.id)).toBeNull();
    expect(await aiEditJobs.findById('nonsense')).toBeNull();
  });

  it('AI edit jobs are listed by image, newest first, and unfinished ones can be listed separately', async () => {
    const imageUid = anyUid();
    const older = await insert({ imageUid, createdAt: new Date('2026-01-01T00:00:00Z') });
    const newer = await insert({ imageUid, createdAt: new Date('2026-01-02T00:00:00Z') });
    const { aiEditJobs } = db.repositories;
    expect(await aiEditJobs.listByImage(user.id, imageUid)).toEqual([newer, older]);
    expect(await aiEditJobs.listByImage(randomUUID(), imageUid)).toEqual([]);
    await aiEditJobs.settle(newer.id, null, CANCELLED);
    const other = await insert({ imageUid: anyUid(), createdAt: new Date('2025-12-31T00:00:00Z') });
    await insert({ imageUid: anyUid() });
    const uids = [imageUid, anyUid(), other.imageUid];
    expect(await aiEditJobs.listOpenByImages(user.id, uids)).toEqual([other, older]);
    expect(await aiEditJobs.listOpenByImages(user.id, [])).toEqual([]);
    expect(await aiEditJobs.listOpenByImages(randomUUID(), uids)).toEqual([]);
  });

  it('AI edit jobs get a higher fence with each claim, and claiming an unknown job returns null', async () => {
    const job = await insert();
    const { aiEditJobs } = db.repositories;
    const claims = await Promise.all(Array.from({ length: 8 }, () => aiEditJobs.claim(job.id)));
    const inOrder = claims.toSorted((a, b) => (a?.fence ?? 0) - (b?.fence ?? 0));
    expect(inOrder).toEqual(inOrder.map((_, at) => ({ ...job, state: 'processing', fence: at + 1 })));
    expect(await aiEditJobs.claim('nonsense')).toBeNull();
  });

  it('AI edit jobs store the progress that is reported by the worker that has claimed them', async () => {
    const job = await insert();
    const { aiEditJobs } = db.repositories;
    await aiEditJobs.claim(job.id);
    expect(await aiEditJobs.reportProgress(job.id, 1, progress)).toBe(true);
    expect(await aiEditJobs.findById(job.id)).toMatchObject(progress);
  });

  it('AI edit jobs reject changes by a worker after another worker has claimed them', async () => {
    const job = await insert();
    const { aiEditJobs } = db.repositories;
    await aiEditJobs.claim(job.id);
    expect((await aiEditJobs.claim(job.id))?.fence).toBe(2);
    expect(await aiEditJobs.reportProgress(job.id, 1, progress)).toBe(false);
    expect(await aiEditJobs.unclaim(job.id, 1)).toBe(false);
    expect(await aiEditJobs.settle(job.id, 1, succeeded)).toBe(false);
    expect(await aiEditJobs.settle(job.id, 2, succeeded)).toBe(true);
    expect(await aiEditJobs.findById(job.id)).toMatchObject({ ...succeeded, finishedAt: expect.any(Date) });
  });

  it('AI edit jobs that fail store why, in words and as a code', async () => {
    const job = await insert();
    const { aiEditJobs } = db.repositories;
    const end = { ...succeeded, state: 'failed', resultVersionId: null } as const;
    await aiEditJobs.settle(job.id, null, { ...end, errorMessage: 'Too slow.', failure: 'timed_out' });
    expect(await aiEditJobs.findById(job.id)).toMatchObject({
      state: 'failed',
      errorMessage: 'Too slow.',
      failure: 'timed_out',
    });
  });

  it('AI edit jobs are settled only once, even if several workers settle them', async () => {
    const job = await insert();
    const { aiEditJobs } = db.repositories;
    await aiEditJobs.claim(job.id);
    const settled = await Promise.all([
      aiEditJobs.settle(job.id, 1, succeeded),
      aiEditJobs.settle(job.id, null, CANCELLED),
      aiEditJobs.settle(job.id, null, CANCELLED),
    ]);
    expect(settled.filter(Boolean)).toHaveLength(1);
    expect(await aiEditJobs.claim(job.id)).toBeNull();
    expect(await aiEditJobs.reportProgress(job.id, 1, progress)).toBe(false);
  });

  it('AI edit jobs that succeeded are taken back once, even if this is asked for several times at once', async () => {
    const { aiEditJobs } = db.repositories;
    const [job, open] = [await insert(), await insert()];
    await aiEditJobs.claim(job.id);
    await aiEditJobs.settle(job.id, 1, succeeded);
    const at = new Date('2026-07-08T09:10:11.121Z');
    const taken = await Promise.all([1, 2, 3].map(() => aiEditJobs.takeBack(job.id, at)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await aiEditJobs.findOwned(user.id, job.id)).toMatchObject({ ...succeeded, takenBackAt: at });
    expect(await aiEditJobs.takeBack(open.id, at)).toBe(false);
    expect(await aiEditJobs.takeBack('nonsense', at)).toBe(false);
    expect(await aiEditJobs.countTakenBack(user.id, at)).toBe(1);
    expect(await aiEditJobs.countTakenBack(user.id, new Date(at.getTime() + 1))).toBe(0);
    expect(await aiEditJobs.countTakenBack(randomUUID(), at)).toBe(0);
  });

  it('AI edit jobs return to the queue if their worker unclaims them; that worker can no longer settle them', async () => {
    const job = await insert();
    const { aiEditJobs } = db.repositories;
    await aiEditJobs.claim(job.id);
    expect(await aiEditJobs.unclaim(job.id, 1)).toBe(true);
    expect(await aiEditJobs.settle(job.id, 1, succeeded)).toBe(false);
    expect((await aiEditJobs.claim(job.id))?.fence).toBe(2);
  });
});
