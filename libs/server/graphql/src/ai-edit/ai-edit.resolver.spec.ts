import { TEXTS } from '@safelight/rules';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const REQUEST = `mutation ($input: RequestAiEditInput!) { requestAiEdit(input: $input) {
  id prompt state stage progress errorMessage createdAt finishedAt image { uid } resultVersion { id }
} }`;
const CANCEL = `mutation ($id: ID!) { cancelAiEdit(id: $id) { id state finishedAt } }`;
const JOB = `query ($id: ID!) { aiEditJob(id: $id) { id state image { uid aiEditJobs { id } } } }`;

interface Job {
  id: string;
  state: string;
}

describe('AI edits', () => {
  let site: TestServer;
  let ann: { token: string; user: { id: string } };
  let bob: { token: string };
  let uid: string;
  beforeEach(async () => {
    site = await startTestServer();
    ann = await site.signUp('ann');
    bob = await site.signUp('bob');
    ({ uid } = await site.world.uploadText(ann.user.id, 'picture'));
  });
  afterEach(() => site.stop());

  const request = async (input: Record<string, unknown> = {}, token = ann.token) =>
    site.ask(REQUEST, { input: { imageUid: uid, prompt: 'make it 1980s', ...input } }, token);
  const requested = async (input: Record<string, unknown> = {}): Promise<Job> =>
    (await request(input)).data?.['requestAiEdit'] as Job;

  it('are queued and cost a credit', async () => {
    const { data, errors } = await request();
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      requestAiEdit: {
        prompt: 'make it 1980s',
        state: 'QUEUED',
        progress: 0,
        errorMessage: null,
        finishedAt: null,
        image: { uid },
        resultVersion: null,
      },
    });
    const me = await site.ask(`{ me { credits } }`, {}, ann.token);
    expect(me.data).toEqual({ me: { credits: 99 } });
  });

  it('asked for twice with one key are one', async () => {
    const first = await requested({ idempotencyKey: 'once' });
    const second = await requested({ idempotencyKey: 'once' });
    expect(second.id).toBe(first.id);
    const other = await request({ idempotencyKey: 'once', prompt: 'something else' });
    expect(other.errors[0]?.extensions.code).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('need words, a picture of one’s own and credits', async () => {
    const silent = await request({ prompt: ' ' });
    expect(silent.errors[0]).toMatchObject({
      message: TEXTS.ai.promptRequired,
      extensions: { code: 'INVALID_INPUT' },
    });
    expect((await request({}, bob.token)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await request({ versionId: 'garbage' })).errors[0]?.extensions.code).toBe('NOT_FOUND');
    await site.world.repositories.credits.append({
      userId: ann.user.id,
      kind: 'expire',
      amount: -100,
      jobId: null,
      reason: 'test',
    });
    const poor = await request();
    expect(poor.errors[0]).toMatchObject({
      message: TEXTS.ai.insufficientCredits,
      extensions: { code: 'INSUFFICIENT_CREDITS' },
    });
  });

  it('are cancelled by who asked for them, with the credit back', async () => {
    const { id } = await requested();
    const theirs = await site.ask(CANCEL, { id }, bob.token);
    expect(theirs.errors[0]?.extensions.code).toBe('NOT_FOUND');
    const { data } = await site.ask(CANCEL, { id }, ann.token);
    expect(data).toMatchObject({ cancelAiEdit: { id, state: 'CANCELLED', finishedAt: expect.any(String) } });
    const me = await site.ask(`{ me { credits } }`, {}, ann.token);
    expect(me.data).toEqual({ me: { credits: 100 } });
  });

  it('are found with their picture by who asked for them; for others they do not exist', async () => {
    const { id } = await requested();
    const mine = await site.ask(JOB, { id }, ann.token);
    expect(mine.data).toEqual({ aiEditJob: { id, state: 'QUEUED', image: { uid, aiEditJobs: [{ id }] } } });
    for (const [wanted, token] of [
      [id, bob.token],
      ['garbage', ann.token],
    ] as const) {
      expect((await site.ask(JOB, { id: wanted }, token)).data).toEqual({ aiEditJob: null });
    }
    expect((await site.ask(JOB, { id })).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('lead to a version with its lineage, which only the owner reads', async () => {
    await site.world.repositories.images.update(ann.user.id, uid, { privacy: 'public' }, new Date());
    const { id } = await requested();
    const { images, aiEditJobs } = site.world.repositories;
    const [upload] = await images.listVersions(uid);
    const version = {
      ...upload!,
      id: site.world.ids.uuid(),
      number: 2,
      origin: {
        kind: 'ai-edit',
        jobId: id,
        parentVersionId: upload!.id,
        prompt: 'make it 1980s',
        model: 'local',
        processingMs: 12.4,
        textResponse: null,
      },
    } as const;
    await images.insertVersion(version);
    await images.setCurrentVersion(ann.user.id, uid, version.id, new Date());
    await aiEditJobs.settle(id, null, {
      state: 'succeeded',
      resultVersionId: version.id,
      errorMessage: null,
    });
    const job = await site.ask(
      `query ($id: ID!) { aiEditJob(id: $id) { state resultVersion { number aiEdit { prompt model processingTime parentVersionId } } } }`,
      { id },
      ann.token,
    );
    expect(job.data).toEqual({
      aiEditJob: {
        state: 'SUCCEEDED',
        resultVersion: {
          number: 2,
          aiEdit: {
            prompt: 'make it 1980s',
            model: 'local',
            processingTime: 12,
            parentVersionId: upload!.id,
          },
        },
      },
    });
    const stranger = await site.ask(
      `query ($uid: ID!) { image(uid: $uid) { current { number aiEdit { prompt } } versions { number } } }`,
      { uid },
    );
    expect(stranger.data).toEqual({
      image: { current: { number: 2, aiEdit: null }, versions: [{ number: 2 }] },
    });
  });
});
