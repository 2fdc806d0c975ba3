import { expire, type AiEditJob } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import {
  answersError,
  answersImage,
  bytesOf,
  createWorld,
  editRequest,
  ScriptedEditor,
} from '../testing/index.ts';
import { requestAiEdit } from './request-ai-edit.ts';
import { runAiEdit } from './run-ai-edit.ts';

const setUp = async (pictures = 3) => {
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  const uids: string[] = [];
  for (let i = 0; i < pictures; i += 1) {
    uids.push((await world.uploadText(user.id, `picture ${i}`)).uid);
  }
  const [first = ''] = uids;
  const request = (uid = first) => requestAiEdit(world)(viewer, editRequest(uid, 'make it vintage'));
  const batch = (imageUids: readonly string[] = uids, idempotencyKey: string | null = null) =>
    world.useCases.requestAiEdits(viewer, {
      imageUids,
      prompt: 'make it vintage',
      area: null,
      referenceUid: null,
      idempotencyKey,
    });
  const run = (job: AiEditJob, ...answers: ConstructorParameters<typeof ScriptedEditor>) =>
    runAiEdit({ ...world, editors: [new ScriptedEditor(...answers)] })(job.id, new AbortController().signal);
  const dispatched = () => world.queued('ai-edit').map(({ jobId }) => jobId);
  const balance = () => world.repositories.credits.balance(user.id);
  return { world, user, viewer, uids, request, batch, run, dispatched, balance };
};

describe('the edits of a user', () => {
  it('run one at a time on the free plan, and the next starts when the previous succeeds, fails or is cancelled', async () => {
    const { world, viewer, uids, request, run, dispatched } = await setUp(4);
    const jobs: AiEditJob[] = [];
    for (const uid of uids) jobs.push(await request(uid));
    const ids = jobs.map(({ id }) => id);
    expect(jobs.map(({ stage }) => stage)).toEqual([
      TEXTS.ai.waiting,
      ...Array.from({ length: 3 }, () => TEXTS.ai.waitingForOthers),
    ]);
    expect(dispatched()).toEqual(ids.slice(0, 1));
    const boom = answersError('INTERNAL');
    await run(jobs[0]!, answersImage);
    expect(dispatched()).toEqual(ids.slice(0, 2));
    await run(jobs[1]!, boom, boom, boom);
    expect(dispatched()).toEqual(ids.slice(0, 3));
    await world.useCases.deleteImage(viewer, uids[2]!);
    expect(dispatched()).toEqual(ids);
    expect(world.database.tables.jobs.get(ids[3]!)).toMatchObject({ stage: TEXTS.ai.waiting });
    await world.useCases.cancelAiEdit(viewer, ids[3]!);
    expect(dispatched()).toEqual(ids);
  });

  it('run four at a time on Pro, and before those of plans without priority', async () => {
    const { world, user, uids, request, dispatched } = await setUp(5);
    await request(uids[0]);
    world.changeUser(user.id, { plan: 'pro_subscription' });
    for (const uid of uids.slice(1)) await request(uid);
    expect(dispatched()).toHaveLength(4);
    const edits = world.database.tables.queue.filter(({ name }) => name === 'ai-edit');
    const [free = 0, ...pro] = edits.map(({ priority }) => priority);
    expect(pro).toHaveLength(3);
    expect(Math.min(...pro)).toBeGreaterThan(free);
  });

  it('do not wait for edits of other users', async () => {
    const { world, request, dispatched } = await setUp(1);
    await request();
    const eve = await world.signUp('eve');
    const image = await world.uploadText(eve.user.id, 'picture of eve');
    await requestAiEdit(world)(eve.viewer, editRequest(image.uid, 'make it vintage'));
    expect(dispatched()).toHaveLength(2);
  });

  it('skip an edit that was cancelled while it waited', async () => {
    const { world, viewer, uids, request, run, dispatched } = await setUp(3);
    const [first, second, third] = [await request(uids[0]), await request(uids[1]), await request(uids[2])];
    await world.useCases.cancelAiEdit(viewer, second.id);
    expect(dispatched()).toEqual([first.id]);
    await run(first, answersImage);
    expect(dispatched()).toEqual([first.id, third.id]);
  });
});

describe('the queue of all users', () => {
  const twoUsers = async () => {
    const set = await setUp(1);
    const eve = await set.world.signUp('eve');
    const image = await set.world.uploadText(eve.user.id, 'picture of eve');
    return {
      ...set,
      eve,
      askAsEve: (deps = set.world) => requestAiEdit(deps)(eve.viewer, editRequest(image.uid, 'x')),
    };
  };

  it('reports the position and remaining time of an edit, and reports them again when they change', async () => {
    const { world, viewer, request, run, eve, askAsEve } = await twoUsers();
    const first = await request();
    const second = await askAsEve();
    expect(await world.useCases.getAiEdit(viewer, first.id)).toMatchObject({
      stage: 'Next in line, about 20 s',
      line: { position: 1, seconds: 20 },
    });
    const ended = new AbortController();
    const seen = world.useCases.watchAiEdit(eve.viewer, second.id, ended.signal);
    expect((await seen.next()).value).toMatchObject({
      stage: '2nd in line, about 40 s',
      line: { position: 2, seconds: 40 },
    });
    await run(first, answersImage);
    expect((await seen.next()).value).toMatchObject({ line: { position: 1, seconds: 20 } });
    ended.abort();
    await seen.return(undefined);
    const page = await world.useCases.listAllAiEdits(viewer, {
      limit: 10,
      after: null,
      states: [],
      imageUid: null,
    });
    expect(page.jobs).toMatchObject([{ id: first.id, stage: TEXTS.ai.settled.succeeded, line: null }]);
  });

  it('reports the position of a waiting edit again when another begins, but not at each progress of that edit', async () => {
    const { world, request, run, eve, askAsEve } = await twoUsers();
    const first = await request();
    const second = await askAsEve();
    const seen = world.useCases.watchAiEdit(eve.viewer, second.id, new AbortController().signal);
    expect((await seen.next()).value).toMatchObject({ line: { position: 2 } });
    const next = seen.next();
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const running = run(first, async (...args) => {
      await finished;
      return answersImage(...args);
    });
    expect((await next).value).toMatchObject({ stage: 'Next in line, about 40 s' });
    let isTold = false;
    const afterwards = seen.next().then(({ value }) => {
      isTold = true;
      return value;
    });
    const progress = { stage: 'Painting', progress: 0.5 };
    await world.signals.publish({
      type: 'ai-edit-changed',
      jobId: first.id,
      state: 'processing',
      ...progress,
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isTold).toBe(false);
    finish();
    await running;
    expect(await afterwards).toMatchObject({ stage: 'Next in line, about 20 s' });
    await seen.return(undefined);
  });

  it('reports the position of an edit that waits for another edit of its user', async () => {
    const { world, viewer, uids, request, run } = await setUp(3);
    const [first, , third] = [await request(uids[0]), await request(uids[1]), await request(uids[2])];
    const ended = new AbortController();
    const seen = world.useCases.watchAiEdit(viewer, third.id, ended.signal);
    expect((await seen.next()).value).toMatchObject({
      stage: '3rd in line, about 60 s',
      line: { position: 3, seconds: 60 },
    });
    await run(first, answersImage);
    expect((await seen.next()).value).toMatchObject({ stage: '2nd in line, about 40 s' });
    ended.abort();
    await seen.return(undefined);
  });

  it('starts a short edit before a long one that was requested earlier', async () => {
    const { world, viewer, uids, eve, askAsEve } = await twoUsers();
    const editor = (ms: number) =>
      Object.assign(new ScriptedEditor(answersImage), {
        expect: async () => () => ({ kind: `of ${ms} ms`, ms }),
      });
    const long = { ...world, editors: [editor(30_000)] };
    const short = { ...world, editors: [editor(500)] };
    const slow = await requestAiEdit(long)(viewer, editRequest(uids[0] ?? '', 'make it vintage'));
    const quick = await askAsEve(short);
    const queue = world.database.tables.queue.filter(({ name }) => name === 'ai-edit');
    const [slowPriority = 0, quickPriority = 0] = queue.map(({ priority }) => priority);
    expect(quickPriority).toBeGreaterThan(slowPriority);
    expect(await world.useCases.getAiEdit(eve.viewer, quick.id)).toMatchObject({
      line: { position: 1, seconds: 1 },
    });
    expect(await world.useCases.getAiEdit(viewer, slow.id)).toMatchObject({
      line: { position: 2, seconds: 31 },
    });
  });
});

describe('edits of several images with one prompt', () => {
  it('are quoted first, then queued in order, and reserve all of their credits at once', async () => {
    const { world, viewer, uids, batch, balance } = await setUp(3);
    expect(await world.useCases.quoteAiEdits(viewer, uids)).toEqual({
      cost: 3,
      balance: 100,
      editableUids: uids,
      otherUids: [],
    });
    const jobs = await batch();
    expect(jobs.map(({ imageUid }) => imageUid)).toEqual(uids);
    expect(await balance()).toBe(97);
  });

  it('are all refused if one credit is missing, and the error names the required and the available credits', async () => {
    const { world, user, batch, balance, dispatched } = await setUp(3);
    const { credits } = world.repositories;
    await credits.append(expire(user.id, 98, 'test'));
    await expect(batch()).rejects.toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
      message: TEXTS.ai.needsMoreCredits(3, 2),
      details: { needed: 3, balance: 2 },
    });
    expect(await balance()).toBe(2);
    expect(dispatched()).toEqual([]);
  });

  it("are all refused if one image is an SVG or another user's; the quote lists the SVGs", async () => {
    const { world, viewer, uids, batch, balance } = await setUp(1);
    const { image: svg } = await world.upload(await world.grant(viewer), {
      source: bytesOf('<svg/>'),
      filename: 'a.svg',
      privacy: 'private',
      allowSvg: true,
    });
    const mixed = [...uids, svg.uid];
    await expect(batch(mixed)).rejects.toMatchObject({ code: 'INVALID_FILE_FORMAT' });
    expect(await world.useCases.quoteAiEdits(viewer, mixed)).toMatchObject({ cost: 1, otherUids: [svg.uid] });
    const eve = await world.signUp('eve');
    const theirs = await world.uploadText(eve.user.id, 'picture of eve', 'public');
    for (const uid of [theirs.uid, 'nonsense']) {
      await expect(batch([...uids, uid])).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(world.useCases.quoteAiEdits(viewer, [...uids, uid])).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    await expect(batch([])).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(await balance()).toBe(100);
  });

  it('are created once by 20 requests with the same Idempotency-Key', async () => {
    const { batch, uids, balance } = await setUp(3);
    const all = await Promise.all(Array.from({ length: 20 }, () => batch(uids, 'once')));
    expect(new Set(all.map((jobs) => jobs.map(({ id }) => id).join())).size).toBe(1);
    expect(await balance()).toBe(97);
    await expect(batch(uids.slice(1), 'once')).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  it('are listed for their user, newest first, filtered by state and in pages', async () => {
    const { world, viewer, uids, request } = await setUp(3);
    const jobs: AiEditJob[] = [];
    for (const uid of uids) {
      jobs.push(await request(uid));
      world.clock.advance(1_000);
    }
    const [first, second, third] = jobs;
    await world.useCases.cancelAiEdit(viewer, second!.id);
    const list = world.useCases.listAllAiEdits;
    const queued = { states: ['queued'], imageUid: null, limit: 1 } as const;
    const page = await list(viewer, { ...queued, after: null });
    expect(page).toMatchObject({ jobs: [{ id: third!.id }], hasNext: true });
    const after = { at: third!.createdAt, id: third!.id };
    expect(await list(viewer, { ...queued, after })).toMatchObject({
      jobs: [{ id: first!.id }],
      hasNext: false,
    });
    const eve = await world.signUp('eve');
    expect(await list(eve.viewer, { states: [], imageUid: null, limit: 9, after: null })).toEqual({
      jobs: [],
      hasNext: false,
    });
  });
});
