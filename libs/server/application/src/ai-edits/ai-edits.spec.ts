import { expire } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import {
  answersError,
  answersImage,
  answersText,
  bytesOf,
  createWorld,
  editRequest,
  scratchFile,
  ScriptedEditor,
} from '../testing/index.ts';
import { runAiEdit } from './run-ai-edit.ts';

type Answer = ConstructorParameters<typeof ScriptedEditor>[number];

const setUp = async (...answers: readonly Answer[]) => {
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  const image = await world.uploadText(user.id, 'picture');
  const editor = new ScriptedEditor(...answers);
  const request = (prompt = 'make it vintage', idempotencyKey: string | null = null) =>
    world.useCases.requestAiEdit(viewer, editRequest(image.uid, prompt, { idempotencyKey }));
  const run = runAiEdit({ ...world, editors: [editor] });
  const runJob = (id: string) => run(id, new AbortController().signal);
  const get = (id: string) => world.useCases.getAiEdit(viewer, id);
  /** Requests an edit, runs it, and returns it after it has ended. */
  const runNew = async (prompt?: string) => {
    const { id } = await request(prompt);
    await runJob(id);
    return get(id);
  };
  const balance = () => world.repositories.credits.balance(user.id);
  const versions = () => world.repositories.images.listVersions(image.uid);
  return { world, user, viewer, image, editor, request, runJob, runNew, get, balance, versions };
};

describe('an edit that succeeds', () => {
  it('stores a new version with its origin, spends one credit and does not change the current version', async () => {
    const answersFile: typeof answersImage = async (...asked) => ({
      ...(await answersImage(...asked)),
      setsFile: true,
    });
    const { world, image, request, runJob, get, balance, versions } = await setUp(answersFile);
    const job = await request();
    expect(await balance()).toBe(99);
    await runJob(job.id);
    expect(await get(job.id)).toMatchObject({ state: 'succeeded', errorMessage: null, failure: null });
    const [, edited] = await versions();
    expect(edited).toMatchObject({
      number: 2,
      origin: {
        kind: 'ai_edit',
        prompt: 'make it vintage',
        model: 'scripted',
        parentVersionId: image.current.id,
        setsFile: true,
      },
    });
    expect((await world.repositories.images.find(image.uid))?.current.id).toBe(image.current.id);
    expect(await balance()).toBe(99);
    expect(world.database.tables.ledger.map((entry) => entry.kind)).toEqual(['grant', 'reserve', 'capture']);
    expect(world.database.tables.intents.size).toBe(0);
  });

  it('is not run a second time if the queue delivers its job again', async () => {
    const { request, runJob, balance, versions } = await setUp(answersImage, answersImage);
    const job = await request();
    await runJob(job.id);
    await runJob(job.id);
    expect(await versions()).toHaveLength(2);
    expect(await balance()).toBe(99);
  });
});

describe('an edit without enough storage', () => {
  it('fails with a clear message if the result does not fit, releases its credit and leaves no file', async () => {
    const { world, user, runNew, balance, versions } = await setUp(answersImage);
    const stored = world.store.objects.size;
    await world.leaveRoom(user.id, 3);
    expect(await runNew()).toMatchObject({
      state: 'failed',
      resultVersionId: null,
      errorMessage: TEXTS.ai.wrapped(TEXTS.images.quotaExceeded),
      failure: 'storage_full',
    });
    expect(await balance()).toBe(100);
    expect(await versions()).toHaveLength(1);
    expect(world.store.objects.size).toBe(stored);
    expect(world.database.tables.intents.size).toBe(0);
  });

  it('is refused at once if the storage is full, and reserves no credit', async () => {
    const { world, user, request, balance } = await setUp();
    await world.leaveRoom(user.id, 0);
    await expect(request()).rejects.toMatchObject({ code: 'STORAGE_QUOTA_EXCEEDED' });
    expect(await balance()).toBe(100);
  });
});

describe('an edit that fails', () => {
  it('is attempted three times after internal errors, and then its credit is released', async () => {
    const boom = answersError('INTERNAL');
    const { world, editor, runNew, balance } = await setUp(boom, boom, boom);
    const startedAtMs = world.clock.now().getTime();
    const errorMessage = TEXTS.ai.wrapped(TEXTS.ai.failed('INTERNAL'));
    const failure = 'provider_failed';
    expect(await runNew()).toMatchObject({ state: 'failed', errorMessage, failure });
    expect(world.clock.now().getTime() - startedAtMs).toBeGreaterThanOrEqual(3_000);
    expect(editor.prompts).toHaveLength(3);
    expect(await balance()).toBe(100);
  });

  it('is repeated with only the decade of the prompt after a text answer, and reports if both attempts fail', async () => {
    const { editor, runNew, balance } = await setUp(answersText('no'), answersText('still no'));
    const errorMessage = TEXTS.ai.wrapped(TEXTS.ai.bothFailed(TEXTS.ai.textInstead('still no')));
    const failure = 'text_answer';
    expect(await runNew('like the 1980s')).toMatchObject({ state: 'failed', errorMessage, failure });
    expect(editor.prompts[1]).toContain('1980s');
    expect(await balance()).toBe(100);
  });

  it.each([
    ['unable', undefined, 'not_possible'],
    ['unable', 'needs_reference', 'needs_reference'],
    ['unable', 'nothing_found', 'nothing_found'],
    ['refused', undefined, 'not_allowed'],
    ['refused', 'unreadable_input', 'unreadable_input'],
    ['internal-error', 'timed_out', 'timed_out'],
  ] as const)('says why in a code: %s %s', async (kind, said, failure) => {
    const answer = async () => ({ kind, message: 'No.', ...(said === undefined ? {} : { failure: said }) });
    const { runNew } = await setUp(answer, answer, answer);
    expect(await runNew()).toMatchObject({ state: 'failed', failure });
  });

  it('leaves no file if the result is not a picture', async () => {
    const { world, runNew, balance } = await setUp(async (asked, context) => {
      const answer = await answersImage(asked, context);
      const file = await scratchFile(Buffer.from('words'), 'image/png');
      return answer.kind === 'image' ? { ...answer, file } : answer;
    });
    const before = world.store.objects.size;
    expect(await runNew()).toMatchObject({ state: 'failed' });
    expect(world.store.objects.size).toBe(before);
    expect(await balance()).toBe(100);
  });
});

describe('an edit whose job the queue has given up', () => {
  it('fails, its credit is released once, and the next edit starts', async () => {
    const { world, request, get, balance } = await setUp();
    const giveUp = world.jobs.giveUpAiEdit;
    const [job, next] = [await request(), await request('make it glow')];
    await giveUp(job.id);
    await giveUp(job.id);
    const errorMessage = TEXTS.ai.wrapped(TEXTS.ai.unknown);
    const failure = 'provider_failed';
    expect(await get(job.id)).toMatchObject({ state: 'failed', errorMessage, failure });
    expect(await balance()).toBe(99);
    expect((await get(next.id)).stage).toBe(TEXTS.ai.inLine(1, 20));
  });

  it('stays as it is if it has already ended, and causes no error if its image was deleted', async () => {
    const { world, request, runJob, get, balance } = await setUp(answersImage);
    const giveUp = world.jobs.giveUpAiEdit;
    const job = await request();
    await runJob(job.id);
    await giveUp(job.id);
    expect(await get(job.id)).toMatchObject({ state: 'succeeded' });
    expect(await balance()).toBe(99);
    await expect(giveUp('00000000-0000-4000-8000-000000000000')).resolves.toBeUndefined();
  });
});

describe('requesting an edit', () => {
  it('accepts only one of 20 simultaneous requests if there is one credit', async () => {
    const { world, user, request } = await setUp();
    await world.repositories.credits.append(expire(user.id, 99, 'test'));
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => request()));
    expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect(all.find((one) => one.status === 'rejected')).toMatchObject({
      reason: { code: 'INSUFFICIENT_CREDITS' },
    });
    expect(world.database.tables.queue.filter(({ name }) => name === 'ai-edit')).toHaveLength(1);
  });

  it('creates one edit from 20 requests with one Idempotency-Key, and refuses the key for a different request', async () => {
    const { request, balance } = await setUp();
    const jobs = await Promise.all(Array.from({ length: 20 }, () => request('make it vintage', 'key-1')));
    expect(new Set(jobs.map((job) => job.id)).size).toBe(1);
    expect(await balance()).toBe(99);
    await expect(request('something else', 'key-1')).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  it('refuses a blank prompt and the image of another user, and reserves no credit', async () => {
    const { world, image, request, balance } = await setUp();
    await expect(request('   ')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    const eve = await world.signUp('eve');
    const theirs = world.useCases.requestAiEdit(eve.viewer, editRequest(image.uid, 'x'));
    await expect(theirs).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await balance()).toBe(100);
    expect(await world.repositories.credits.balance(eve.user.id)).toBe(100);
  });
});

/** Returns an editor that works until it is aborted, and a promise that resolves when it starts. */
const editUntilAborted = (): { readonly begun: Promise<void>; readonly edit: Answer } => {
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  return {
    begun,
    edit: async (_request, { signal }) => {
      begin();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return answersImage({} as never, {} as never);
    },
  };
};

describe('a running edit', () => {
  it('that is cancelled is aborted, its credit is released and a late result is ignored', async () => {
    const { begun, edit } = editUntilAborted();
    const { world, viewer, request, runJob, get, balance, versions } = await setUp(edit);
    const job = await request();
    const running = runJob(job.id);
    await begun;
    await world.useCases.cancelAiEdit(viewer, job.id);
    await running;
    expect(await get(job.id)).toMatchObject({ state: 'cancelled' });
    expect(await balance()).toBe(100);
    expect(await versions()).toHaveLength(1);
  });

  it('that is cancelled is aborted after a reconnect, even if the signal of the cancellation was lost', async () => {
    const { begun, edit } = editUntilAborted();
    const { world, request, runJob, versions } = await setUp(edit);
    const job = await request();
    const running = runJob(job.id);
    await begun;
    const unsaid = { stage: '', progress: 0, resultVersionId: null, errorMessage: null, failure: null };
    await world.repositories.aiEditJobs.settle(job.id, null, { state: 'cancelled', ...unsaid });
    world.database.loseSignals();
    await running;
    expect(await versions()).toHaveLength(1);
  });

  it('is continued at once by another worker after its worker was lost', async () => {
    const { world, request, runJob, get, balance } = await setUp(answersImage);
    const job = await request();
    await world.repositories.aiEditJobs.claim(job.id);
    await runJob(job.id);
    expect(await get(job.id)).toMatchObject({ state: 'succeeded', fence: 2 });
    expect(await balance()).toBe(99);
  });

  it('ignores the result of a worker after another worker has claimed it', async () => {
    const { world, request, runJob, balance, versions } = await setUp(async (...args) => {
      await world.repositories.aiEditJobs.claim([...world.database.tables.jobs.keys()][0] ?? '');
      return answersImage(...args);
    });
    const job = await request();
    await runJob(job.id);
    expect(await versions()).toHaveLength(1);
    expect(await balance()).toBe(99);
    expect(world.database.tables.jobs.get(job.id)).toMatchObject({ state: 'processing', fence: 2 });
    expect(world.database.tables.intents.size).toBe(0);
  });

  it('is cancelled with its image, its credit is released and no file remains', async () => {
    const { world, viewer, image, runNew, balance } = await setUp(async (...args) => {
      await world.useCases.deleteImage(viewer, image.uid);
      return answersImage(...args);
    });
    const keysBefore = [...world.store.objects.keys()];
    expect(await runNew()).toMatchObject({ state: 'cancelled' });
    expect(await balance()).toBe(100);
    expect([...world.store.objects.keys()]).toEqual(keysBefore);
    expect(world.database.tables.intents.size).toBe(0);
  });
});

describe('an edit of an SVG', () => {
  it('is refused and costs nothing', async () => {
    const { world, viewer, balance } = await setUp();
    const { image } = await world.upload(await world.grant(viewer), {
      source: bytesOf('<svg/>'),
      filename: 'a.svg',
      privacy: 'private',
      allowSvg: true,
    });
    const asked = world.useCases.requestAiEdit(viewer, editRequest(image.uid, 'make it vintage'));
    const refusal = { code: 'INVALID_FILE_FORMAT', message: TEXTS.images.invalidFormat };
    await expect(asked).rejects.toMatchObject(refusal);
    expect(await balance()).toBe(100);
  });
});

describe('watching an edit', () => {
  it('yields the edit after every change until it has ended', async () => {
    const seen: string[] = [];
    const { world, viewer, request, runJob } = await setUp(async (editRequest, context) => {
      context.onProgress({ stage: 'Fading', progress: 0.5 });
      while (!seen.includes('processing Fading')) await new Promise((resolve) => setTimeout(resolve, 1));
      return answersImage(editRequest, context);
    });
    const job = await request();
    const { watchAiEdit } = world.useCases;
    const watching = (async () => {
      for await (const { state, stage } of watchAiEdit(viewer, job.id, new AbortController().signal))
        seen.push(`${state} ${stage}`);
    })();
    await runJob(job.id);
    await watching;
    expect(seen[0]).toBe('queued Waiting');
    expect(seen).toContain('processing Fading');
    expect(seen.at(-1)).toBe('succeeded Done');
  });
});
