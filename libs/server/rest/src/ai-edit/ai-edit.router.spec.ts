import {
  answersBuiltIn,
  answersImage,
  editRequest,
  type ScriptedEditor,
} from '@safelight/application/testing';
import { expire, type Image } from '@safelight/domain';
import { PROMPT_MAX_LENGTH, TAKE_BACK_REFUSALS, TEXTS } from '@safelight/rules';
import { MISSING_ID, MISSING_UID, serverForEach } from '../testing/test-server.ts';

const PROMPT = 'make it vintage';

describe('the AI edit routes', () => {
  const { server, ann, bob } = serverForEach('ann', 'bob');
  let image: Image;
  let request: { readonly image: string; readonly prompt: string };
  beforeEach(async () => {
    image = await server.addImage(ann);
    request = { image: image.uid, prompt: PROMPT };
  });

  const editor = () => server.world.editors[0] as ScriptedEditor;
  const ask = () => server.world.useCases.requestAiEdit(ann.viewer, editRequest(image.uid, PROMPT));

  it('accept an edit, and return the address that reports its progress', async () => {
    const answer = await server.sendJson('/api/ai/edits/', 'POST', request, ann.headers);
    expect(answer.status).toBe(202);
    const { id } = answer.json() as { id: string };
    expect([...server.world.database.tables.jobs.keys()]).toEqual([id]);
    expect(answer.headers.location).toBe(`/api/ai/edits/${id}/`);
    expect(answer.json()).toEqual({
      id,
      image: image.uid,
      version: image.current.id,
      prompt: PROMPT,
      area: null,
      reference_version: null,
      state: 'queued',
      stage: 'Waiting',
      progress: 0,
      queue_position: null,
      expected_seconds: null,
      result_version: null,
      result: null,
      model: null,
      text_response: null,
      processing_time: null,
      error_message: null,
      error_code: null,
      created_at: server.world.clock.now().toISOString(),
      finished_at: null,
      taken_back_at: null,
      take_back_until: null,
    });
  });

  it('ask the client to poll again until the edit has ended, or wait for its end with ?wait=', async () => {
    const asked = await server.sendJson('/api/ai/edits/', 'POST', request, ann.headers);
    expect(asked.headers['retry-after']).toBe('2');
    const path = String(asked.headers.location);
    expect((await server.send(path, { headers: ann.headers })).headers['retry-after']).toBe('2');
    let isAnswered = false;
    const waiting = server
      .send(`${path}?wait=25`, { headers: ann.headers })
      .finally(() => (isAnswered = true));
    expect((await server.send(path, { headers: ann.headers })).json()).toMatchObject({
      state: 'queued',
      stage: 'Next in line, about 20 s',
      queue_position: 1,
      expected_seconds: 20,
    });
    expect(isAnswered).toBe(false);
    editor().answerNext(answersImage);
    const { id } = asked.json() as { id: string };
    await server.world.jobs.runAiEdit(id, new AbortController().signal);
    const settled = await waiting;
    expect(settled.json()).toMatchObject({ state: 'succeeded', result: { is_current: false } });
    expect(settled.headers).not.toHaveProperty('retry-after');
    const again = await server.send(`${path}?wait=25`, { headers: ann.headers });
    expect(again.json()).toMatchObject({ state: 'succeeded' });
    expect((await server.send(`${path}?wait=25`, { headers: bob.headers })).status).toBe(404);
  });

  it.each(['wait=26', 'wait=-1', 'wait=soon', 'wait=1.5', 'foo=1'])(
    'refuse the query ?%s with an error for that parameter',
    async (query) => {
      const { id } = await ask();
      const answer = await server.send(`/api/ai/edits/${id}/?${query}`, { headers: ann.headers });
      expect([answer.status, answer.json()]).toMatchObject([
        400,
        { code: 'INVALID_INPUT', details: { fields: { [query.split('=')[0] ?? '']: [expect.any(String)] } } },
      ]);
    },
  );

  it('accept a mask of up to 1 MiB, an area and a reference image', async () => {
    const mask = Buffer.alloc(1024 * 1024, 'mask').toString('base64');
    const masked = await server.sendJson('/api/ai/edits/', 'POST', { ...request, mask }, ann.headers);
    expect([masked.status, masked.json()]).toMatchObject([202, { area: 'painted' }]);
    const other = await server.addImage(ann);
    const edit = { ...request, area: 'background', reference: other.uid };
    const found = await server.sendJson('/api/ai/edits/', 'POST', edit, ann.headers);
    expect(found.json()).toMatchObject({ area: 'background', reference_version: other.current.id });
    const odd = await server.sendJson('/api/ai/edits/', 'POST', { ...request, area: 'painted' }, ann.headers);
    expect([odd.status, odd.json()]).toMatchObject([
      400,
      { details: { fields: { area: [expect.any(String)] } } },
    ]);
  });

  it('refuse a body over 100 kB from a visitor, and one larger than any mask from everyone', async () => {
    const body = { ...request, mask: 'x'.repeat(100_000) };
    expect((await server.sendJson('/api/ai/edits/', 'POST', body)).status).toBe(413);
    const over = { ...request, mask: 'x'.repeat(1_600_000) };
    expect((await server.sendJson('/api/ai/edits/', 'POST', over, ann.headers)).status).toBe(413);
  });

  it('say which of the things that they name is missing', async () => {
    const wrong: readonly [object, string][] = [
      [{ image: MISSING_UID }, 'image'],
      [{ version: MISSING_ID }, 'version'],
      [{ reference: MISSING_UID }, 'reference'],
    ];
    for (const [change, missing] of wrong) {
      const body = { ...request, ...change };
      const answer = await server.sendJson('/api/ai/edits/', 'POST', body, ann.headers);
      expect([answer.status, answer.json()]).toMatchObject([
        404,
        { code: 'NOT_FOUND', details: { missing } },
      ]);
    }
  });

  it('list the edits of the viewer, filtered by state and image and page by page', async () => {
    const older = await ask();
    await server.world.useCases.cancelAiEdit(ann.viewer, older.id);
    server.world.clock.advance(1_000);
    const newer = await ask();
    const first = await server.send('/api/ai/edits/?limit=1', { headers: ann.headers });
    expect(first.json()).toMatchObject([{ id: newer.id, state: 'queued' }]);
    const cursor = String(first.headers['x-next-cursor']);
    const second = await server.send(`/api/ai/edits/?limit=1&cursor=${cursor}`, { headers: ann.headers });
    expect(second.json()).toMatchObject([{ id: older.id }]);
    expect(second.headers['x-next-cursor']).toBeUndefined();
    const cancelled = await server.send('/api/ai/edits/?state=cancelled', { headers: ann.headers });
    expect(cancelled.json()).toMatchObject([{ id: older.id, state: 'cancelled' }]);
    const other = await server.addImage(ann);
    const ofOther = await server.send(`/api/ai/edits/?image=${other.uid}`, { headers: ann.headers });
    expect(ofOther.json()).toEqual([]);
    const ofImage = await server.send(`/api/ai/edits/?limit=1&image=${image.uid}`, { headers: ann.headers });
    expect(ofImage.json()).toMatchObject([{ id: newer.id, image: image.uid }]);
    expect(ofImage.headers['link']).toContain(`image=${image.uid}`);
    for (const query of ['state=lost', 'cursor=1', `cursor=${newer.id}`, 'limit=0', 'image=1']) {
      expect((await server.send(`/api/ai/edits/?${query}`, { headers: ann.headers })).status).toBe(400);
    }
    const theirs = await server.send('/api/ai/edits/', { headers: bob.headers });
    expect(theirs.json()).toEqual([]);
    expect((await server.send('/api/ai/edits/')).status).toBe(401);
  });

  it('let only the owner cancel an edit', async () => {
    const path = `/api/ai/edits/${(await ask()).id}/cancel/`;
    const answer = await server.sendJson(path, 'POST', {}, ann.headers);
    expect([answer.status, answer.json()]).toMatchObject([200, { state: 'cancelled' }]);
    expect((await server.sendJson(path, 'POST', {}, bob.headers)).status).toBe(404);
  });

  it('let only the owner take an edit of the built-in editor back, and say why another cannot be', async () => {
    const run = async (answer: typeof answersImage) => {
      editor().answerNext(answer);
      const { id } = await ask();
      await server.world.jobs.runAiEdit(id, new AbortController().signal);
      return `/api/ai/edits/${id}/`;
    };
    const read = async (path: string) => (await server.send(path, { headers: ann.headers })).json();
    const path = await run(answersBuiltIn);
    const now = server.world.clock.now().getTime();
    const take_back_until = new Date(now + 24 * 3_600_000).toISOString();
    expect(await read(path)).toMatchObject({ taken_back_at: null, take_back_until });
    expect((await server.sendJson(`${path}take-back/`, 'POST', {}, bob.headers)).status).toBe(404);
    const answer = await server.sendJson(`${path}take-back/`, 'POST', {}, ann.headers);
    const taken_back_at = new Date(now).toISOString();
    const taken = { state: 'succeeded', result: null, taken_back_at, take_back_until: null };
    expect([answer.status, answer.json()]).toMatchObject([200, taken]);
    expect(await read(path)).toEqual(answer.json());

    const hosted = await run(answersImage);
    expect(await read(hosted)).toMatchObject({ taken_back_at: null, take_back_until: null });
    const refused = await server.sendJson(`${hosted}take-back/`, 'POST', {}, ann.headers);
    expect([refused.status, refused.json()]).toEqual([
      409,
      {
        error: TAKE_BACK_REFUSALS['other-editor'],
        code: 'TAKE_BACK_REFUSED',
        details: { reason: 'other-editor' },
      },
    ]);
  });

  it('return the plan of an edit that is not requested yet, or null if none is known', async () => {
    const plan = (body: object, headers: Readonly<Record<string, string>> = ann.headers) =>
      server.sendJson('/api/ai/plan/', 'POST', { ...request, ...body }, headers);
    const unknown = await plan({});
    expect([unknown.status, unknown.json()]).toEqual([200, { plan: null }]);

    const known = {
      steps: ['vintage'],
      needsReference: ['“our logo”'],
      notDone: ['“add a hat”'],
      hints: ['Hats are rare.'],
      nearest: [],
    };
    const considered: unknown[] = [];
    const planning = async (edit: unknown) => {
      considered.push(edit);
      return known;
    };
    Object.assign(editor(), { plan: planning });
    const answer = await plan({ area: 'painted', reference: image.uid });
    const { needsReference: needs_reference, notDone: not_done, ...rest } = known;
    expect([answer.status, answer.json()]).toEqual([200, { plan: { ...rest, needs_reference, not_done } }]);
    expect(considered).toMatchObject([{ prompt: PROMPT, hasMask: true, hasReference: true }]);
    expect(server.world.database.tables.jobs.size).toBe(0);

    const tooLong = await plan({ prompt: 'a'.repeat(PROMPT_MAX_LENGTH + 1) });
    expect([tooLong.status, tooLong.json()]).toMatchObject([
      400,
      { code: 'INVALID_INPUT', details: { fields: { prompt: [expect.any(String)] } } },
    ]);
    const odd = await plan({ area: 'corner' });
    expect([odd.status, odd.json()]).toMatchObject([
      400,
      { details: { fields: { area: [expect.any(String)] } } },
    ]);
    expect((await plan({}, bob.headers)).status).toBe(404);
    expect((await plan({}, {})).status).toBe(401);
    expect(considered).toHaveLength(1);
  });

  it('list the supported operations for anyone', async () => {
    const operations = [{ id: 'vintage', title: 'make it vintage', example: 'Make it vintage' }];
    editor().known = { freeform: false, references: true, operations };
    const answer = await server.send('/api/ai/capabilities');
    expect(answer.json()).toEqual({
      editors: ['scripted'],
      freeform: false,
      references: true,
      operations,
      areas: ['painted', 'subject', 'background'],
      credits_per_edit: 1,
    });
  });

  it('make a single edit of two requests with the same Idempotency-Key', async () => {
    const headers = { ...ann.headers, 'Idempotency-Key': 'once' };
    const answer = await server.sendJson('/api/ai/edits', 'POST', request, headers);
    const again = await server.sendJson('/api/ai/edits', 'POST', request, headers);
    expect(again.json()).toEqual(answer.json());
    const other = { ...request, prompt: 'make it brighter' };
    expect((await server.sendJson('/api/ai/edits', 'POST', other, headers)).status).toBe(409);
    expect(server.world.database.tables.jobs.size).toBe(1);
  });

  it('refuse an Idempotency-Key of 256 characters', async () => {
    const headers = { ...ann.headers, 'Idempotency-Key': 'k'.repeat(256) };
    const answer = await server.sendJson('/api/ai/edits', 'POST', request, headers);
    expect([answer.status, answer.json()]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
  });

  it('answer 402 if the account has no credits', async () => {
    await server.world.repositories.credits.append(expire(ann.id, 100, 'test'));
    const answer = await server.sendJson('/api/ai/edits/', 'POST', request, ann.headers);
    expect(answer.status).toBe(402);
    expect(answer.json()).toEqual({
      error: TEXTS.ai.insufficientCredits,
      code: 'INSUFFICIENT_CREDITS',
      details: { needed: 1, balance: 0 },
    });
  });

  it('name a missing field', async () => {
    const answer = await server.sendJson('/api/ai/edits/', 'POST', { image: request.image }, ann.headers);
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual({
      error: 'prompt: This field is required',
      code: 'INVALID_INPUT',
      details: { fields: { prompt: ['This field is required.'] } },
    });
  });

  it('report that an edit has succeeded, and when', async () => {
    const { id } = await ask();
    server.world.clock.advance(1_000);
    editor().answerNext(answersImage);
    await server.world.jobs.runAiEdit(id, new AbortController().signal);
    const answer = await server.send(`/api/ai/edits/${id}/`, { headers: ann.headers });
    const finished_at = server.world.clock.now().toISOString();
    expect(answer.json()).toMatchObject({ id, state: 'succeeded', finished_at });
  });
});
