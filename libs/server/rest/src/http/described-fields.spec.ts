import { OPERATIONS } from '../openapi/api-description.ts';
import type { Operation } from './operation.ts';
import { form, MULTIPART } from '../testing/multipart.ts';
import { MISSING_ID, serverForAll, type Call } from '../testing/test-server.ts';

const UNKNOWN = ['This field is unknown or cannot be set.'];
/** Fields that a body needs so that its schema selects one of several alternatives. */
const TELLING: Readonly<Record<string, object>> = { changeImages: { action: 'empty_trash' } };
const CALLS = OPERATIONS.map((operation) => [operation.id, operation] as const);
/**
 * All operations except webhook messages, to which the payment service may add fields, and bodies that are a
 * file.
 */
const OWN_CALLS = CALLS.filter(
  ([id, { bodyType }]) => id !== 'receivePaymentEvent' && bodyType !== 'application/octet-stream',
);

describe('an operation of the API', () => {
  const { server, ann } = serverForAll('ann');

  const ask = ({ method, path }: Operation, { headers = {}, body }: Call, query = '') =>
    server.send(`/api${path.replace(/\{\w+\}/g, MISSING_ID)}${query}`, {
      method: method.toUpperCase(),
      headers: { ...headers, ...ann.headers },
      ...(body === undefined ? {} : { body }),
    });
  const sent = ({ bodyType }: Operation, fields: object): Call =>
    bodyType === 'multipart/form-data'
      ? {
          headers: MULTIPART,
          body: form(...Object.entries(fields).map(([name, value]) => ({ name, value: String(value) }))),
        }
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(fields) };

  const fieldsOf = (body: unknown): unknown => {
    const { details, ...fields } = body as { details?: { fields?: unknown } };
    return details?.fields ?? fields;
  };

  it.each(CALLS)(
    'refuses a query parameter that its description does not contain: %s',
    async (_, operation) => {
      const { status, json } = await ask(operation, {}, '?foo=1');
      expect([status, fieldsOf(json())]).toEqual([400, expect.objectContaining({ foo: UNKNOWN })]);
    },
  );

  it.each(OWN_CALLS)(
    'refuses a body field that its description does not contain: %s',
    async (_, operation) => {
      const { status, json } = await ask(operation, sent(operation, { ...TELLING[operation.id], foo: 1 }));
      expect([status, fieldsOf(json())]).toEqual([400, expect.objectContaining({ foo: UNKNOWN })]);
    },
  );

  it.each([
    ['PATCH', '/api/images/x/', { isFavorite: true }, 'isFavorite', 'is_favorite'],
    ['PATCH', '/api/images/x/', { IsPublic: true }, 'IsPublic', null],
    ['POST', '/api/ai/plan/', { Prompt: 'Make it blue' }, 'Prompt', 'prompt'],
    ['GET', '/api/images/?Limit=5', null, 'Limit', 'limit'],
    ['GET', '/api/images/?minKb=5', null, 'minKb', 'min_kb'],
  ])(
    'names an unknown field as it was sent, and the field that was meant: %s %s %j',
    async (method, path, body, sent, meant) => {
      const headers = { 'Content-Type': 'application/json', ...ann.headers };
      const answer = await server.send(path, {
        method,
        headers,
        ...(body === null ? {} : { body: JSON.stringify(body) }),
      });
      const hint = meant === null ? '' : ` Did you mean ${meant}?`;
      expect([answer.status, fieldsOf(answer.json())]).toEqual([
        400,
        expect.objectContaining({ [sent]: [`${UNKNOWN[0]}${hint}`] }),
      ]);
    },
  );

  it('refuses a parameter that is not UTF-8, instead of reading replacement characters', async () => {
    const titled = async (title: string) =>
      server.send(`/api/images/upload/?title=${title}&privacy=public`, {
        method: 'PUT',
        headers: ann.headers,
        body: 'picture bytes',
      });
    const latin1 = await titled('K%E4se');
    expect([latin1.status, fieldsOf(latin1.json())]).toEqual([
      400,
      { title: ['Encode this parameter as UTF-8.'] },
    ]);
    expect((await titled('K%C3%A4se')).json()).toMatchObject({ title: 'Käse' });
    const search = (text: string) => server.send(`/api/images/?search=${text}`, { headers: ann.headers });
    expect([(await search('%ff')).status, (await search('%EF%BF%BD')).status]).toEqual([400, 200]);
  });

  it('names all unknown parameters, also for HEAD, and still sends the rate limit headers of a key', async () => {
    const headers = await server.keyOf(ann);
    const answer = await server.send('/api/images/?foo=1&bar=2&limit=5', { headers });
    expect(fieldsOf(answer.json())).toEqual({ foo: UNKNOWN, bar: UNKNOWN });
    expect(answer.headers).toHaveProperty('x-ratelimit-remaining');
    expect((await server.send('/api/images/?foo=1', { method: 'HEAD', headers })).status).toBe(400);
  });

  it('that has no body accepts an empty body, and refuses a body that is not JSON', async () => {
    const send = (body: string, type: string) =>
      server.send(`/api/ai/edits/${MISSING_ID}/cancel/`, {
        method: 'POST',
        headers: { 'Content-Type': type, ...ann.headers },
        body,
      });
    expect((await send('', 'application/x-www-form-urlencoded')).status).toBe(404);
    expect((await send('{}', 'application/json')).status).toBe(404);
    expect((await send('foo=1', 'application/x-www-form-urlencoded')).status).toBe(400);
  });
});
