import { createFairTurns, type UseCases } from '@safelight/application';
import type { World } from '@safelight/application/testing';
import { fileTooLargeText, PLAN_LIMITS, TEXTS } from '@safelight/rules';
import { connect, type Socket } from 'node:net';
import { until } from '@safelight/processes/testing';
import { form, MULTIPART, picture } from '../testing/multipart.ts';
import { startTestServer, type Call, type Person, type TestServer } from '../testing/test-server.ts';

const UPLOAD = '/api/images/upload/';
/** Smaller than the limit of any plan, so that a small file exceeds it. */
const MAX_UPLOAD_BYTES = 200_000;

const firstOf = (socket: Socket): Promise<string> =>
  new Promise((resolve) => socket.once('data', (data) => resolve(String(data))));

describe('PUT /api/images/upload/', () => {
  let server: TestServer;
  let ann: Person;
  let key: { readonly Authorization: string };
  const sockets: Socket[] = [];

  const start = async (overrides: Partial<UseCases> | ((world: World) => Partial<UseCases>) = {}) => {
    server = await startTestServer(overrides);
    ann = await server.join('ann');
    key = await server.keyOf(ann);
  };
  const withLessRoom = ({ useCases: { grantUpload } }: World) => ({
    grantUpload: async (...asked: Parameters<typeof grantUpload>) => ({
      ...(await grantUpload(...asked)),
      maxBytes: MAX_UPLOAD_BYTES,
    }),
  });
  const restart = async (...args: Parameters<typeof start>) => {
    await server.close();
    await start(...args);
  };
  beforeEach(() => start());
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await server.close();
  });

  const put = (path: string, body: Call['body'] = 'picture bytes', headers: Call['headers'] = {}) =>
    server.send(path, { method: 'PUT', headers: { ...key, ...headers }, body });
  const post = (body: Buffer, headers: object = {}) =>
    server.send(UPLOAD, { method: 'POST', headers: { ...MULTIPART, ...key, ...headers }, body });

  const images = () => [...server.world.database.tables.images.values()];
  const nothingIsLeft = (): void =>
    expect([images().length, server.world.store.objects.size]).toEqual([0, 0]);

  /** Sends the headers of a request, then `chunks`, and leaves the connection open. */
  const open = async (
    headers: Readonly<Record<string, string>>,
    ...chunks: readonly (Buffer | string)[]
  ): Promise<Socket> => {
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    const all = { Host: 'localhost', Authorization: key.Authorization, ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`PUT ${UPLOAD} HTTP/1.1\r\n${lines.join('')}\r\n`);
    for (const chunk of chunks) await new Promise((resolve) => socket.write(chunk, resolve));
    return socket;
  };

  it.each([
    [UPLOAD, 'image-2026-01-01-000000.png'],
    ['/api/images/upload', 'image-2026-01-01-000000.png'],
    [`${UPLOAD}?original_filename=cat.png`, 'cat.png'],
    [`${UPLOAD}cat.png`, 'cat.png'],
    [`${UPLOAD}cat.png/`, 'cat.png'],
    [`${UPLOAD}%C3%9Cn%20%2Fname.png`, 'name.png'],
  ])('accepts the body as a picture at %s, with the filename %s', async (path, name) => {
    const answer = await put(path);
    expect(answer.status).toBe(201);
    const body = answer.json() as { uid: string };
    expect(body).toMatchObject({ original_filename: name, privacy: 'private', file_size: 13 });
    expect(answer.headers.location).toBe(`/api/images/${body.uid}/`);
    const file = await server.send(`/api/images/file/${body.uid}/`, { headers: key });
    expect(file.text).toBe('picture bytes');
  });

  it('accepts the fields of the upload form as query parameters', async () => {
    const said = new URLSearchParams({
      title: 'A cat',
      description: 'On a wall',
      privacy: 'public',
      tags: 'cat, wall',
      expires_in: '3600',
    });
    const answer = await put(`${UPLOAD}cat.png?${said}`);
    expect(answer.json()).toMatchObject({
      title: 'A cat',
      description: 'On a wall',
      privacy: 'public',
      tags: ['cat', 'wall'],
      expires_at: expect.any(String),
    });
  });

  it('answers only the direct link if the client accepts text/plain', async () => {
    const answer = await put(`${UPLOAD}cat.png?privacy=public`, 'picture', { Accept: 'text/plain' });
    expect(answer.text).toMatch(/^https:\/\/site\/i\/[\w-]{22}\/full\.png$/);
  });

  it('accepts any media type except multipart/form-data', async () => {
    for (const type of ['image/jpeg', 'application/json', 'application/x-www-form-urlencoded', 'nonsense'])
      expect((await put(UPLOAD, `picture ${type}`, { 'Content-Type': type })).status).toBe(201);
    const answer = await put(UPLOAD, form(picture()), MULTIPART);
    expect([answer.status, answer.json()]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
  });

  it.each([
    ['an empty body', UPLOAD, '', 400, 'FILE_REQUIRED', TEXTS.images.fileRequired],
    [
      'a body that is not a picture',
      UPLOAD,
      '<html>',
      400,
      'INVALID_FILE_FORMAT',
      TEXTS.images.invalidFormat,
    ],
    ['a bad privacy', `${UPLOAD}?privacy=PUBLIC`, 'picture', 400, 'INVALID_INPUT', undefined],
    ['a parameter twice', `${UPLOAD}?title=a&title=b`, 'picture', 400, 'INVALID_INPUT', undefined],
    ['a parameter that does not exist', `${UPLOAD}?foo=1`, 'picture', 400, 'INVALID_INPUT', undefined],
    ['two names', `${UPLOAD}a.png?original_filename=b.png`, 'picture', 400, 'INVALID_INPUT', undefined],
    ['NUL in the name', `${UPLOAD}a%00.png`, 'picture', 400, 'INVALID_INPUT', undefined],
    ['a bad expiry', `${UPLOAD}?expires_in=soon`, 'picture', 400, 'INVALID_INPUT', undefined],
    ['the path of another operation', `${UPLOAD}url`, 'picture', 405, 'METHOD_NOT_ALLOWED', undefined],
  ])('refuses %s', async (_, path, body, status, code, error) => {
    const answer = await put(path, body);
    expect([answer.status, answer.json()]).toMatchObject([status, { code, ...(error && { error }) }]);
    nothingIsLeft();
  });

  it('refuses a request without a body', async () => {
    const answer = await server.send(UPLOAD, { method: 'PUT', headers: key });
    expect([answer.status, answer.json()]).toMatchObject([400, { code: 'FILE_REQUIRED' }]);
  });

  it('refuses visitors before it reads the body', async () => {
    const socket = await open({ Authorization: '', 'Content-Length': '10000000' });
    const answer = await firstOf(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer).toMatch(/"code":"UNAUTHENTICATED"/);
  });

  it('refuses the upload of a user whose storage is full', async () => {
    await server.world.leaveRoom(ann.id, 0);
    const answer = await put(UPLOAD);
    expect([answer.status, answer.json()]).toMatchObject([413, { code: 'STORAGE_QUOTA_EXCEEDED' }]);
  });

  it('accepts a picture of exactly the maximum size, and refuses a larger Content-Length', async () => {
    const limit = PLAN_LIMITS.free.uploadBytes;
    expect((await put(UPLOAD, Buffer.concat([Buffer.from('picture'), Buffer.alloc(limit - 7)]))).status).toBe(
      201,
    );
    const answer = await firstOf(await open({ 'Content-Length': String(limit + 1) }));
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain(fileTooLargeText(limit));
  });

  it('stops reading a body without Content-Length as soon as it exceeds the limit', async () => {
    await restart(withLessRoom);
    const body = Buffer.concat([Buffer.from('picture'), Buffer.alloc(MAX_UPLOAD_BYTES)]);
    const socket = await open(
      { 'Transfer-Encoding': 'chunked' },
      `${body.length.toString(16)}\r\n`,
      body,
      '\r\n',
    );
    const answer = await firstOf(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/"code":"FILE_TOO_LARGE"/);
    nothingIsLeft();
  });

  it('accepts a body without Content-Length', async () => {
    const socket = await open({ 'Transfer-Encoding': 'chunked' }, '7\r\npicture\r\n0\r\n\r\n');
    expect(await firstOf(socket)).toMatch(/^HTTP\/1\.1 201 /);
  });

  it('refuses a body that the client sends completely before it reads the answer', async () => {
    const answer = await put(UPLOAD, Buffer.alloc(3_000_000));
    expect([answer.status, answer.headers.connection]).toEqual([400, 'close']);
    nothingIsLeft();
  });

  it('stores nothing if the connection breaks in the middle of the body', async () => {
    const stored = server.world.store.put.bind(server.world.store);
    let begun = false;
    server.world.store.put = (...args) => {
      begun = true;
      return stored(...args);
    };
    const socket = await open({ 'Content-Length': '500000' }, Buffer.alloc(200_000, 'picture '));
    await until(() => begun);
    socket.destroy();
    await until(() => server.logged.length > 0);
    expect(server.logged).toMatchObject([{ fields: { code: 'UPLOAD_ABORTED' } }]);
    nothingIsLeft();
  });

  it('returns the existing image for the same file, unless allow_duplicate is set', async () => {
    const first = (await post(form(picture()))).json() as { uid: string };
    const again = await put(`${UPLOAD}other.png`);
    expect([again.status, again.json()]).toMatchObject([
      200,
      { uid: first.uid, is_duplicate: true, original_filename: 'cat.png', privacy: 'private' },
    ]);
    expect((await put(`${UPLOAD}other.png?allow_duplicate=true`)).status).toBe(201);
    expect(images()).toHaveLength(2);
    const open = await put(`${UPLOAD}other.png?privacy=public`);
    expect([open.status, open.json()]).toMatchObject([201, { is_duplicate: false, privacy: 'public' }]);
  });

  it('returns the same image as the form for the same Idempotency-Key, picture and fields', async () => {
    const once = { 'Idempotency-Key': 'upload-1' };
    const first = await post(form(picture()), once);
    const again = await put(`${UPLOAD}cat.png`, 'picture bytes', once);
    expect([again.status, again.json()]).toEqual([201, first.json()]);
    const other = await put(`${UPLOAD}cat.png?privacy=public`, 'picture bytes', once);
    expect([other.status, other.json()]).toMatchObject([409, { code: 'IDEMPOTENCY_CONFLICT' }]);
  });

  it('lets other uploads go first while its client sends nothing, and continues afterwards', async () => {
    const turns = { limit: 1, perPerson: 2, maxWaiting: 10, maxWaitingPerPerson: 10 };
    await restart({ inUploadTurn: createFairTurns(turns) });
    const slow = await open({ 'Content-Length': '200008' }, Buffer.alloc(200_000, 'picture '));
    expect((await put(UPLOAD, 'picture of somebody quick')).status).toBe(201);
    const answer = firstOf(slow);
    slow.write('the end.');
    expect(await answer).toMatch(/^HTTP\/1\.1 201 /);
  });

  it('lists the supported methods for OPTIONS', async () => {
    const [both, one] = await Promise.all([
      server.send(UPLOAD, { method: 'OPTIONS' }),
      server.send(`${UPLOAD}cat.png`, { method: 'OPTIONS' }),
    ]);
    expect([both.headers.allow, one.headers.allow]).toEqual(['POST, PUT, OPTIONS', 'PUT, OPTIONS']);
  });
});
