import { TEXTS } from '@safelight/rules';
import { JOB_ID } from '../testing/fake-accounts.ts';
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
      state: 'queued',
      stage: 'Waiting',
      progress: 0,
      result_version: null,
      error_message: null,
      created_at: NOW.toISOString(),
      finished_at: null,
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
