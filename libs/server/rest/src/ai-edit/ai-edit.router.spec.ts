import { TEXTS } from '@safelight/rules';
import { JOB_ID, SECOND_JOB_ID } from '../testing/fake-accounts.ts';
import { NOW } from '../testing/world.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const ANN = { Authorization: 'Bearer ann' };
const REQUEST = { image: 'image-0000000000000001', prompt: 'make it vintage' };

describe('AI edit routes', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('accepts an edit and says where to follow it', async () => {
    const answer = await server.sendJson('/api/ai/edits/', 'POST', REQUEST, ANN);
    expect(answer.status).toBe(202);
    expect(answer.headers.location).toBe(`/api/ai/edits/${JOB_ID}/`);
    expect(answer.json()).toEqual({
      id: JOB_ID,
      image: REQUEST.image,
      version: '00000000-0000-4000-8000-000000000001',
      prompt: REQUEST.prompt,
      area: null,
      reference_version: null,
      state: 'queued',
      stage: 'Waiting',
      progress: 0,
      result_version: null,
      result: null,
      model: null,
      text_response: null,
      processing_time: null,
      error_message: null,
      created_at: NOW.toISOString(),
      finished_at: null,
    });
  });

  it('passes a mask of up to 1 MiB, an area and a second picture on', async () => {
    const mask = Buffer.alloc(1024 * 1024, 'mask').toString('base64');
    const masked = await server.sendJson('/api/ai/edits/', 'POST', { ...REQUEST, mask }, ANN);
    expect([masked.status, masked.json()]).toMatchObject([202, { area: 'painted' }]);
    const wish = { ...REQUEST, area: 'background', reference: 'other' };
    const found = await server.sendJson('/api/ai/edits/', 'POST', wish, ANN);
    expect(found.json()).toMatchObject({ area: 'background', reference_version: 'other' });
    const odd = await server.sendJson('/api/ai/edits/', 'POST', { ...REQUEST, area: 'painted' }, ANN);
    expect([odd.status, odd.json()]).toMatchObject([
      400,
      { details: { fields: { area: [expect.any(String)] } } },
    ]);
  });

  it('reads bodies as long as that from nobody else', async () => {
    const body = { ...REQUEST, mask: 'x'.repeat(100_000) };
    expect((await server.sendJson('/api/ai/edits/', 'POST', body)).status).toBe(413);
    const over = { ...REQUEST, mask: 'x'.repeat(1_600_000) };
    expect((await server.sendJson('/api/ai/edits/', 'POST', over, ANN)).status).toBe(413);
  });

  it('lists one’s own, by state and page by page', async () => {
    const first = await server.send('/api/ai/edits/?limit=1', { headers: ANN });
    expect(first.json()).toMatchObject([{ id: JOB_ID, state: 'queued' }]);
    expect(first.headers['x-next-cursor']).toBe(JOB_ID);
    const second = await server.send(`/api/ai/edits/?limit=1&cursor=${JOB_ID}`, { headers: ANN });
    expect(second.json()).toMatchObject([{ id: SECOND_JOB_ID }]);
    expect(second.headers['x-next-cursor']).toBeUndefined();
    const cancelled = await server.send('/api/ai/edits/?state=cancelled', { headers: ANN });
    expect(cancelled.json()).toMatchObject([{ id: SECOND_JOB_ID }]);
    for (const query of ['state=lost', 'cursor=1', 'limit=0']) {
      expect((await server.send(`/api/ai/edits/?${query}`, { headers: ANN })).status).toBe(400);
    }
    const theirs = await server.send('/api/ai/edits/', { headers: { Authorization: 'Bearer bob' } });
    expect(theirs.json()).toEqual([]);
    expect((await server.send('/api/ai/edits/')).status).toBe(401);
  });

  it('cancels one’s own', async () => {
    const path = `/api/ai/edits/${JOB_ID}/cancel/`;
    const answer = await server.sendJson(path, 'POST', {}, ANN);
    expect([answer.status, answer.json()]).toMatchObject([200, { state: 'cancelled' }]);
    expect((await server.sendJson(path, 'POST', {}, { Authorization: 'Bearer bob' })).status).toBe(404);
  });

  it('says what can be asked for, to anyone', async () => {
    const answer = await server.send('/api/ai/capabilities');
    expect(answer.json()).toEqual({
      editors: ['local'],
      freeform: false,
      references: true,
      operations: [{ id: 'vintage', title: 'make it vintage', example: 'Make it vintage' }],
      areas: ['painted', 'subject', 'background'],
      credits_per_edit: 1,
    });
  });

  it('passes the Idempotency-Key on', async () => {
    const headers = { ...ANN, 'Idempotency-Key': 'once' };
    const answer = await server.sendJson('/api/ai/edits', 'POST', REQUEST, headers);
    expect(answer.json()).toMatchObject({ stage: 'once' });
  });

  it('refuses an Idempotency-Key of 256 characters', async () => {
    const headers = { ...ANN, 'Idempotency-Key': 'k'.repeat(256) };
    const answer = await server.sendJson('/api/ai/edits', 'POST', REQUEST, headers);
    expect([answer.status, answer.json()]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
  });

  it('answers 402 when there is no credit', async () => {
    const answer = await server.sendJson('/api/ai/edits/', 'POST', REQUEST, { Authorization: 'Bearer bob' });
    expect(answer.status).toBe(402);
    expect(answer.json()).toEqual({
      error: TEXTS.ai.insufficientCredits,
      code: 'INSUFFICIENT_CREDITS',
      details: {},
    });
  });

  it('names the field that is missing', async () => {
    const answer = await server.sendJson('/api/ai/edits/', 'POST', { image: REQUEST.image }, ANN);
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual({
      error: 'This field is required.',
      code: 'INVALID_INPUT',
      details: { fields: { prompt: ['This field is required.'] } },
    });
  });

  it('tells how an edit stands', async () => {
    const answer = await server.send(`/api/ai/edits/${JOB_ID}/`, { headers: ANN });
    expect(answer.json()).toMatchObject({ id: JOB_ID, state: 'succeeded', finished_at: NOW.toISOString() });
  });

  it("answers another's edit and a missing one alike", async () => {
    const foreign = await server.send(`/api/ai/edits/${JOB_ID}/`, {
      headers: { Authorization: 'Bearer bob' },
    });
    const missing = await server.send('/api/ai/edits/1/', { headers: ANN });
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
  });

  it('refuses visitors', async () => {
    expect((await server.sendJson('/api/ai/edits/', 'POST', REQUEST)).status).toBe(401);
  });
});
