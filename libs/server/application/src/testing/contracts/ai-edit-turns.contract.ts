import { addUser, contract } from './image-owner.ts';
import { randomUUID } from 'node:crypto';
import type { AiEditJob } from '@safelight/domain';
import { anyUid, CANCELLED, sampleJob } from './samples.ts';

export const aiEditTurnsContract = contract('AI edits of a user', (db) => {
  let userId: string;

  beforeEach(async () => {
    userId = (await addUser(db)).id;
  });

  const insert = async (count: number, changes: Partial<AiEditJob> = {}): Promise<readonly string[]> => {
    const jobs = Array.from({ length: count }, () => sampleJob(userId, changes));
    await db.repositories.aiEditJobs.insert(jobs);
    return jobs.map(({ id }) => id);
  };
  const turns = (slots: number, lead = 0) =>
    db.repositories.aiEditJobs.dispatch(userId, slots, 'Waiting', lead);
  const dispatch = async (slots: number) => (await turns(slots)).map(({ id }) => id);

  it('AI edits of a user are dispatched in the order of requests while slots are free', async () => {
    const { aiEditJobs } = db.repositories;
    const [first = '', second = '', third = '', fourth] = await insert(4, { stage: 'Later' });
    expect(await dispatch(2)).toEqual([first, second]);
    expect(await dispatch(2)).toEqual([]);
    expect(await aiEditJobs.findById(first)).toMatchObject({ stage: 'Waiting' });
    expect(await aiEditJobs.findById(third)).toMatchObject({ stage: 'Later' });
    await aiEditJobs.claim(first);
    expect(await dispatch(2)).toEqual([]);
    await aiEditJobs.settle(second, null, CANCELLED);
    expect(await dispatch(2)).toEqual([third]);
    await aiEditJobs.settle(first, 1, CANCELLED);
    expect(await dispatch(1)).toEqual([]);
    await aiEditJobs.settle(third, null, CANCELLED);
    expect(await dispatch(1)).toEqual([fourth]);
  });

  it('AI edits of a user use a slot only once, even if a job returns to the queue or dispatches are simultaneous', async () => {
    const { aiEditJobs } = db.repositories;
    const [job = ''] = await insert(3);
    await dispatch(1);
    await aiEditJobs.claim(job);
    await aiEditJobs.unclaim(job, 1);
    expect(await dispatch(1)).toEqual([]);
    const givenOut = await Promise.all(
      Array.from({ length: 6 }, () =>
        db.unitOfWork.transaction(async (tx) => {
          await tx.users.lock(userId);
          return tx.aiEditJobs.dispatch(userId, 2, 'Waiting', 0);
        }),
      ),
    );
    expect(givenOut.flat()).toHaveLength(1);
  });

  it('AI edits are overtaken by only a few shorter ones, and start earlier if they have a lead', async () => {
    const [long = ''] = await insert(1, { expectedMs: 30_000 });
    const first = await turns(20);
    await insert(12, { expectedMs: 1_000 });
    const later = await turns(20);
    const order = [...first, ...later].toSorted((a, b) => a.turn - b.turn).map(({ id }) => id);
    expect(order.indexOf(long)).toBeGreaterThanOrEqual(7);
    expect(order.indexOf(long)).toBeLessThanOrEqual(8);
    expect(order.filter((id) => id !== long)).toEqual(later.map(({ id }) => id));
    await insert(1, { expectedMs: 30_000 });
    const [ahead] = await turns(20, 1_000);
    expect(ahead?.turn).toBeLessThan(first[0]?.turn ?? 0);
  });

  it('the number of waiting and running edits ahead of each AI edit is reported', async () => {
    const { aiEditJobs } = db.repositories;
    const [first = '', second = '', third = ''] = await insert(3, { expectedMs: 2_000 });
    await dispatch(3);
    const ids = [first, second, third];
    const before = await aiEditJobs.ahead(ids);
    const since = before.get(first) ?? { waiting: 0, ms: 0 };
    expect(before.get(second)).toEqual({ waiting: since.waiting + 1, ms: since.ms + 2_000 });
    expect(before.get(third)).toEqual({ waiting: since.waiting + 2, ms: since.ms + 4_000 });
    await aiEditJobs.claim(first);
    await aiEditJobs.reportProgress(first, 1, { stage: 'Half way', progress: 0.5 });
    const now = await aiEditJobs.ahead(ids);
    expect(now.has(first)).toBe(false);
    expect(now.get(second)).toEqual({ waiting: since.waiting, ms: since.ms + 1_000 });
  });

  it("AI edits that are not dispatched are behind their user's earlier ones and others of the same priority", async () => {
    const { aiEditJobs } = db.repositories;
    const other = (await addUser(db)).id;
    const [mine = '', next = '', last = ''] = await insert(3, { expectedMs: 2_000 });
    const theirs = [sampleJob(other, { expectedMs: 3_000 }), sampleJob(other, { expectedMs: 3_000 })];
    await aiEditJobs.insert(theirs);
    await dispatch(1);
    const [since] = [...(await aiEditJobs.ahead([mine])).values()];
    const ahead = { waiting: since?.waiting ?? NaN, ms: since?.ms ?? NaN };
    const behind = async (waiting: number, ms: number) => {
      const now = await aiEditJobs.ahead([next, last]);
      expect(now.get(next)).toEqual({ waiting: ahead.waiting + waiting, ms: ahead.ms + ms });
      expect(now.get(last)).toEqual({ waiting: ahead.waiting + waiting + 1, ms: ahead.ms + ms + 2_000 });
    };
    await behind(1, 2_000);
    await aiEditJobs.dispatch(other, 1, 'Waiting', 0);
    await behind(2, 5_000);
    await aiEditJobs.claim(mine);
    await behind(1, 5_000);
    await aiEditJobs.settle(mine, 1, CANCELLED);
    await turns(1, 100_000_000);
    expect((await aiEditJobs.ahead([last])).get(last)?.ms).toBeLessThan(ahead.ms + 3_000);
  });

  it('the median factor by which AI edits of one kind exceeded their estimates is reported', async () => {
    const { aiEditJobs } = db.repositories;
    const workKind = randomUUID();
    expect(await aiEditJobs.slowness(workKind)).toBeNull();
    const [done = '', failed = ''] = await insert(2, { workKind, workMs: 1 });
    await dispatch(2);
    await aiEditJobs.claim(done);
    await aiEditJobs.settle(failed, null, CANCELLED);
    expect(await aiEditJobs.slowness(workKind)).toBeNull();
    await aiEditJobs.settle(done, 1, { ...CANCELLED, state: 'succeeded' });
    expect(await aiEditJobs.slowness(workKind)).toBeGreaterThanOrEqual(0);
  });

  it('AI edits of a user keep a mask of up to 1 MiB unchanged until their user is purged', async () => {
    const { aiEditJobs, users } = db.repositories;
    const [job = '', other = ''] = await insert(2, { area: 'painted' });
    const png = Buffer.from([137, 80, 78, 71, 0, 255]);
    await aiEditJobs.keepMask(job, png);
    expect(Buffer.from((await aiEditJobs.findMask(job)) ?? [])).toEqual(png);
    expect(await aiEditJobs.findMask(other)).toBeNull();
    await expect(aiEditJobs.keepMask(other, Buffer.alloc(1024 * 1024 + 1))).rejects.toThrow();
    await users.purge(userId);
    expect(await aiEditJobs.findMask(job)).toBeNull();
  });

  it('AI edits of a user are listed newest first, filtered by state and image and in pages', async () => {
    const { aiEditJobs } = db.repositories;
    const at = (minute: number) => ({ createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)) });
    const [oldest = ''] = await insert(1, at(1));
    const imageUid = anyUid();
    const [middle = ''] = await insert(1, { ...at(2), imageUid });
    const [newest = ''] = await insert(1, at(3));
    await aiEditJobs.settle(middle, null, CANCELLED);
    const placeOf = (minute: number, id: string) => ({ at: at(minute).createdAt, id });
    const list = async (changes: Partial<Parameters<typeof aiEditJobs.list>[0]> = {}) => {
      const page = await aiEditJobs.list({
        userId,
        states: [],
        imageUid: null,
        limit: 10,
        after: null,
        ...changes,
      });
      return { ids: page.jobs.map(({ id }) => id), hasNext: page.hasNext };
    };
    expect(await list()).toEqual({ ids: [newest, middle, oldest], hasNext: false });
    expect(await list({ limit: 2 })).toEqual({ ids: [newest, middle], hasNext: true });
    expect(await list({ limit: 2, after: placeOf(2, middle) })).toEqual({ ids: [oldest], hasNext: false });
    expect(await list({ states: ['cancelled', 'failed'] })).toEqual({ ids: [middle], hasNext: false });
    expect(await list({ states: ['queued'], after: placeOf(2, middle) })).toEqual({
      ids: [oldest],
      hasNext: false,
    });
    // The edit at the place need not exist any more.
    expect(await list({ after: placeOf(3, '00000000-0000-0000-0000-000000000000') })).toEqual({
      ids: [middle, oldest],
      hasNext: false,
    });
    expect(await list({ imageUid })).toEqual({ ids: [middle], hasNext: false });
    expect(await list({ imageUid, after: placeOf(3, newest) })).toEqual({ ids: [middle], hasNext: false });
    expect(await list({ imageUid, after: placeOf(2, middle) })).toEqual({ ids: [], hasNext: false });
    expect(await list({ imageUid, states: ['queued'] })).toEqual({ ids: [], hasNext: false });
    expect(await list({ userId: randomUUID() })).toEqual({ ids: [], hasNext: false });
  });
});
