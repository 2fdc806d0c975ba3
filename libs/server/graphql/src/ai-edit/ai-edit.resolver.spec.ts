import { expire } from '@safelight/domain';
import { DEFAULT_MAIN_PROMPT, DEFAULT_SUGGESTIONS, PROMPT_MAX_LENGTH, TEXTS } from '@safelight/rules';
import { siteForEach } from '../testing/test-server.ts';

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
  const { site, ann, bob } = siteForEach('ann', 'bob');
  let uid: string;
  beforeEach(async () => {
    ({ uid } = await site.world.uploadText(ann.user.id, 'picture'));
  });

  const request = async (input: Record<string, unknown> = {}, token = ann.token) =>
    site.ask(REQUEST, { input: { imageUid: uid, prompt: 'make it 1980s', ...input } }, token);
  const requested = async (input: Record<string, unknown> = {}): Promise<Job> =>
    (await request(input)).data?.['requestAiEdit'] as Job;

  it('are queued and cost one credit', async () => {
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

  it('report their position in the queue and the expected seconds while they are queued', async () => {
    const { id } = await requested();
    const place = async () => {
      const query = `query ($id: ID!) { aiEditJob(id: $id) { stage queuePosition expectedSeconds } }`;
      return (await site.ask(query, { id }, ann.token)).data?.['aiEditJob'];
    };
    const stage = 'Next in line, about 20 s';
    expect(await place()).toEqual({ stage, queuePosition: 1, expectedSeconds: 20 });
    await site.ask(CANCEL, { id }, ann.token);
    const ended = { stage: TEXTS.ai.settled.cancelled, queuePosition: null, expectedSeconds: null };
    expect(await place()).toEqual(ended);
  });

  it('that are requested twice with the same idempotency key become one edit', async () => {
    const first = await requested({ idempotencyKey: 'once' });
    const second = await requested({ idempotencyKey: 'once' });
    expect(second.id).toBe(first.id);
    const other = await request({ idempotencyKey: 'once', prompt: 'something else' });
    expect(other.errors[0]?.extensions.code).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('require a prompt, an image of the viewer and enough credits', async () => {
    const silent = await request({ prompt: ' ' });
    expect(silent.errors[0]).toMatchObject({
      message: TEXTS.ai.promptRequired,
      extensions: { code: 'INVALID_INPUT' },
    });
    expect((await request({}, bob.token)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await request({ versionId: 'garbage' })).errors[0]?.extensions.code).toBe('NOT_FOUND');
    await site.world.repositories.credits.append(expire(ann.user.id, 100, 'test'));
    const poor = await request();
    expect(poor.errors[0]).toMatchObject({
      message: TEXTS.ai.insufficientCredits,
      extensions: { code: 'INSUFFICIENT_CREDITS' },
    });
  });

  it('accept a mask of up to 1 MiB, an area or a reference, which must be the same if a key is repeated', async () => {
    const mask = Buffer.from('mask'.padEnd(1024 * 1024, 'x')).toString('base64');
    const { data, errors } = await site.ask(
      `mutation ($input: RequestAiEditInput!) { requestAiEdit(input: $input) { area } }`,
      { input: { imageUid: uid, prompt: 'brighter', mask, referenceUid: uid, idempotencyKey: 'mask' } },
      ann.token,
    );
    expect([data, errors]).toEqual([{ requestAiEdit: { area: 'PAINTED' } }, []]);
    const other = await request({ prompt: 'brighter', area: 'SUBJECT', idempotencyKey: 'mask' });
    expect(other.errors[0]?.extensions.code).toBe('IDEMPOTENCY_CONFLICT');
    const both = await request({ mask, area: 'SUBJECT' });
    expect(both.errors[0]?.extensions.code).toBe('INVALID_INPUT');
    const theirs = await site.world.uploadText(bob.user.id, 'picture of bob', 'public');
    expect((await request({ referenceUid: theirs.uid })).errors[0]?.extensions.code).toBe('NOT_FOUND');
    const anonymous = await site.ask(REQUEST, { input: { imageUid: uid, prompt: 'x', mask } });
    expect(anonymous.status).toBe(413);
  });

  it('of several images are quoted and queued together, or refused with the number of credits they need', async () => {
    const { uid: second } = await site.world.uploadText(ann.user.id, 'picture two');
    const quote = await site.ask(
      `query ($uids: [ID!]!) { aiEditQuote(imageUids: $uids) { cost balance editableUids otherUids } }`,
      { uids: [uid, second] },
      ann.token,
    );
    expect(quote.data).toEqual({
      aiEditQuote: { cost: 2, balance: 100, editableUids: [uid, second], otherUids: [] },
    });
    const batch = (imageUids: readonly string[], token = ann.token) =>
      site.ask(
        `mutation ($input: RequestAiEditsInput!) { requestAiEdits(input: $input) { stage image { uid } } }`,
        { input: { imageUids, prompt: 'brighter' } },
        token,
      );
    expect((await batch([uid, second])).data).toEqual({
      requestAiEdits: [
        { stage: TEXTS.ai.waiting, image: { uid } },
        { stage: TEXTS.ai.waitingForOthers, image: { uid: second } },
      ],
    });
    expect((await batch([uid], bob.token)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    await site.world.repositories.credits.append(expire(ann.user.id, 97, 'test'));
    expect((await batch([uid, second])).errors[0]).toMatchObject({
      message: TEXTS.ai.needsMoreCredits(2, 1),
      extensions: { code: 'INSUFFICIENT_CREDITS', details: { needed: 2, balance: 1 } },
    });
  });

  it('can be requested again after they ended, and are listed page by page, filtered by state', async () => {
    const first = await requested();
    const rerun = `mutation ($id: ID!) { rerunAiEdit(id: $id) { id state prompt } }`;
    const early = await site.ask(rerun, { id: first.id }, ann.token);
    expect(early.errors[0]?.extensions.code).toBe('CONFLICT');
    await site.ask(CANCEL, { id: first.id }, ann.token);
    site.world.clock.advance(1_000);
    const { data } = await site.ask(rerun, { id: first.id }, ann.token);
    expect(data).toMatchObject({ rerunAiEdit: { state: 'QUEUED', prompt: 'make it 1980s' } });
    expect((await site.ask(rerun, { id: first.id }, bob.token)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    const list = async (variables: Record<string, unknown>, token = ann.token) => {
      const answer = await site.ask(
        `query ($first: Int!, $after: String, $states: [AiEditState!], $imageUid: ID) {
          aiEditJobs(first: $first, after: $after, states: $states, imageUid: $imageUid) {
            nodes { id } pageInfo { endCursor hasNextPage }
          } }`,
        variables,
        token,
      );
      return answer.data?.['aiEditJobs'];
    };
    const again = (data?.['rerunAiEdit'] as Job).id;
    const page = await list({ first: 1 });
    expect(page).toMatchObject({ nodes: [{ id: again }], pageInfo: { hasNextPage: true } });
    const after = (page as { pageInfo: { endCursor: string } }).pageInfo.endCursor;
    expect(await list({ first: 1, after })).toMatchObject({ nodes: [{ id: first.id }] });
    expect(await list({ first: 1, after: again })).toBeUndefined();
    expect(await list({ first: 9, states: ['CANCELLED'] })).toMatchObject({ nodes: [{ id: first.id }] });
    expect(await list({ first: 9 }, bob.token)).toMatchObject({ nodes: [] });
    const other = await site.world.uploadText(ann.user.id, 'picture of another');
    expect(await list({ first: 9, imageUid: other.uid })).toMatchObject({ nodes: [] });
    expect(await list({ first: 1, imageUid: uid })).toMatchObject({ nodes: [{ id: again }] });
    expect(await list({ first: 9, imageUid: 'nonsense' })).toBeUndefined();
  });

  it('come with a list of capabilities for anyone, and with prompt suggestions for images of the viewer', async () => {
    const guide = await site.ask(
      `{ aiCapabilities { editors freeform references operations { id } areas creditsPerEdit } }`,
    );
    expect(guide.data).toEqual({
      aiCapabilities: {
        editors: ['scripted'],
        freeform: true,
        references: true,
        operations: [],
        areas: ['PAINTED', 'SUBJECT', 'BACKGROUND'],
        creditsPerEdit: 1,
      },
    });
    const ideas = `query ($uid: ID!) { promptSuggestions(imageUid: $uid) { main suggestions } }`;
    const { data } = await site.ask(ideas, { uid }, ann.token);
    expect(data).toEqual({
      promptSuggestions: { main: DEFAULT_MAIN_PROMPT, suggestions: [...DEFAULT_SUGGESTIONS] },
    });
    expect((await site.ask(ideas, { uid }, bob.token)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await site.ask(ideas, { uid })).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('have a plan before they are requested, if the editor that would make them knows one', async () => {
    const query = `query ($input: AiEditPlanInput!) {
      aiEditPlan(input: $input) { steps needsReference notDone hints nearest }
    }`;
    const ask = (input: Record<string, unknown> = {}, token: string | null = ann.token) =>
      site.ask(query, { input: { imageUid: uid, prompt: 'vintage and add a hat', ...input } }, token);
    expect(await ask()).toMatchObject({ data: { aiEditPlan: null }, errors: [] });

    const plan = {
      steps: ['vintage'],
      needsReference: ['“our logo”'],
      notDone: ['“add a hat”'],
      hints: ['Hats are rare.'],
      nearest: ['Sepia'],
    };
    const considered: unknown[] = [];
    const planning = async (edit: unknown) => {
      considered.push(edit);
      return plan;
    };
    Object.assign(site.world.editors[0]!, { plan: planning });
    expect(await ask({ area: 'PAINTED', referenceUid: uid })).toMatchObject({
      data: { aiEditPlan: plan },
      errors: [],
    });
    expect(considered).toMatchObject([
      { prompt: 'vintage and add a hat', hasMask: true, hasReference: true },
    ]);
    const me = await site.ask(`{ me { credits } }`, {}, ann.token);
    expect(me.data).toEqual({ me: { credits: 100 } });

    const tooLong = await ask({ prompt: 'a'.repeat(PROMPT_MAX_LENGTH + 1) });
    expect(tooLong.errors[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { prompt: [expect.any(String)] } },
    });
    expect((await ask({}, bob.token)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await ask({}, null)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const twice = `query ($input: AiEditPlanInput!) {
      a: aiEditPlan(input: $input) { steps } b: aiEditPlan(input: $input) { steps }
    }`;
    const both = await site.ask(twice, { input: { imageUid: uid, prompt: 'vintage' } }, ann.token);
    expect(both.errors).toMatchObject([{ message: 'This operation asks for too much at once.' }]);
    expect(considered).toHaveLength(1);
  });

  it('are cancelled by the user who requested them, and release their credit', async () => {
    const { id } = await requested();
    const { data } = await site.ask(CANCEL, { id }, ann.token);
    expect(data).toMatchObject({ cancelAiEdit: { id, state: 'CANCELLED', finishedAt: expect.any(String) } });
    const me = await site.ask(`{ me { credits } }`, {}, ann.token);
    expect(me.data).toEqual({ me: { credits: 100 } });
  });

  it('are found with their image by the user who requested them', async () => {
    const { id } = await requested();
    const mine = await site.ask(JOB, { id }, ann.token);
    expect(mine.data).toEqual({ aiEditJob: { id, state: 'QUEUED', image: { uid, aiEditJobs: [{ id }] } } });
  });

  it('result in a version whose prompt only the owner can read', async () => {
    await site.world.repositories.images.update(ann.user.id, uid, { privacy: 'public' }, new Date());
    const { id } = await requested();
    const { images, aiEditJobs } = site.world.repositories;
    const [upload] = await images.listVersions(uid);
    const version = {
      ...upload!,
      id: site.world.ids.uuid(),
      number: 2,
      origin: {
        kind: 'ai_edit',
        jobId: id,
        parentVersionId: upload!.id,
        prompt: 'make it 1980s',
        model: 'local',
        processingMs: 12.4,
        textResponse: null,
        setsFile: false,
      },
    } as const;
    await images.insertVersion(version);
    await images.setCurrentVersion(ann.user.id, uid, version.id, new Date());
    await aiEditJobs.settle(id, null, {
      state: 'succeeded',
      stage: 'Done',
      progress: 1,
      resultVersionId: version.id,
      errorMessage: null,
      failure: null,
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
