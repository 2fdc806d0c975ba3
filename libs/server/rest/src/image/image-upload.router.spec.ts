import { TEXTS } from '@safelight/rules';
import { MAX_UPLOAD_BYTES } from '../testing/fake-images.ts';
import { form, FORM_END, MULTIPART, openForm, picture, type Part } from '../testing/multipart.ts';
import { naughtyStrings } from '../testing/naughty.ts';
import { PUBLIC_URL, startTestServer, type TestServer } from '../testing/test-server.ts';

const HEADERS = { ...MULTIPART, Authorization: 'Api-Key ann-key' };
const UPLOAD = '/api/images/upload/';

describe('POST /api/images/upload/', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.close());

  const upload = (body: Buffer, headers: object = {}) =>
    server.send(UPLOAD, { method: 'POST', headers: { ...HEADERS, ...headers }, body });

  const nothingIsLeft = (): void => expect(server.world.images.size).toBe(0);

  it.each([UPLOAD, '/api/images/upload'])('takes a picture in at %s', async (path) => {
    const answer = await server.send(path, { method: 'POST', headers: HEADERS, body: form(picture()) });
    expect(answer.status).toBe(201);
    const body = answer.json() as { uid: string };
    expect(body).toMatchObject({ original_filename: 'cat.jpg', privacy: 'private', file_size: 13 });
    expect(answer.headers.location).toBe(`/api/images/${body.uid}/`);
    const file = await server.send(`/api/images/file/${body.uid}/`, { headers: HEADERS });
    expect(file.text).toBe('picture bytes');
  });

  it('answers a script with the direct link alone', async () => {
    const privacy: Part = { name: 'privacy', value: 'public' };
    const answer = await upload(form(privacy, picture()), { Accept: 'text/plain' });
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.text).toMatch(/^https:\/\/safelight\.test\/i\/[\w-]{22}\/[0-9a-f]{32}\/full\.jpg$/);
    expect((await server.send(answer.text.slice(PUBLIC_URL.length))).status).toBe(200);
  });

  const fields: readonly Part[] = [
    { name: 'privacy', value: 'public' },
    { name: 'original_filename', value: 'Ünïcode name.jpg' },
  ];

  it.each([
    ['before', form(...fields, picture())],
    ['after', form(picture(), ...fields)],
  ])('honours privacy and name sent %s the file', async (_, body) => {
    const answer = await upload(body);
    expect(answer.status).toBe(201);
    const expected = { privacy: 'public', original_filename: 'Ünïcode name.jpg', title: 'Ünïcode name.jpg' };
    expect(answer.json()).toMatchObject(expected);
  });

  it('removes the picture when what follows it cannot be applied', async () => {
    await server.close();
    server = await startTestServer({
      updateImage: async () => {
        throw new Error('the database is away');
      },
    });
    expect((await upload(form(picture(), ...fields))).status).toBe(500);
    nothingIsLeft();
  });

  it.each([
    ['no file', form(...fields), 'FILE_REQUIRED', TEXTS.images.fileRequired],
    ['an empty file', form(picture('')), 'FILE_REQUIRED', TEXTS.images.fileRequired],
    ['no parts', Buffer.from(FORM_END), 'FILE_REQUIRED', TEXTS.images.fileRequired],
    ['two files', form(picture(), picture()), 'INVALID_INPUT', TEXTS.images.oneFile],
    ['a file in another field', form({ ...picture(), name: 'photo' }), 'INVALID_INPUT', TEXTS.images.oneFile],
    ['a text named image', form({ name: 'image', value: 'picture' }), 'INVALID_INPUT', TEXTS.images.oneFile],
    ['what is no picture', form(picture('<html>')), 'INVALID_FILE_FORMAT', 'Not a picture.'],
  ])('refuses %s', async (_, body, code, error) => {
    const answer = await upload(body);
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual({ error, code, details: {} });
    nothingIsLeft();
  });

  it.each([
    ['a form cut inside the file', openForm(picture()).subarray(0, -8)],
    ['a form cut after the file', openForm(picture())],
    ['a form cut in a part header', Buffer.concat([openForm(picture()), Buffer.from(FORM_END.slice(0, 5))])],
    ['a repeated field', form(picture(), ...fields, ...fields)],
    ['a privacy in capitals', form({ name: 'privacy', value: 'PUBLIC' }, picture())],
    ['a bad privacy after the file', form(picture(), { name: 'privacy', value: 'none' })],
    ['NUL in the name', form({ name: 'original_filename', value: 'a\u0000.jpg' }, picture())],
    ['NUL in the late name', form(picture(), { name: 'original_filename', value: 'a\u0000.jpg' })],
    ['an endless field', form({ name: 'original_filename', value: 'a'.repeat(5_000) }, picture())],
    ['too many fields', form(...Array.from({ length: 30 }, () => ({ name: 'x', value: '' })), picture())],
    ['bytes that are no form', Buffer.from('picture bytes')],
    ['an empty body', Buffer.alloc(0)],
  ])('refuses %s with 400 in JSON', async (_, body) => {
    const answer = await upload(body);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ error: expect.any(String), code: 'INVALID_INPUT' });
    nothingIsLeft();
  });

  it.each(['multipart/form-data', 'multipart/mixed; boundary=x', 'application/json', 'image/jpeg'])(
    'refuses the content type %s',
    async (type) => {
      const answer = await upload(Buffer.from('{"image": 1}'), { 'Content-Type': type });
      expect([answer.status, answer.json()]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
    },
  );

  it('keeps any name as text, or refuses it, and never fails', async () => {
    for (const name of naughtyStrings()) {
      const answer = await upload(form({ name: 'original_filename', value: name }, picture()));
      expect([201, 400]).toContain(answer.status);
      if (answer.status === 400) continue;
      const { uid, ...image } = answer.json() as { uid: string; original_filename: string };
      expect(image.original_filename).toBe(name === '' ? 'cat.jpg' : name);
      const saved = await server.send(`/api/images/download/${uid}/`, { headers: HEADERS });
      expect(saved.status).toBe(200);
    }
  });

  it('takes a picture of exactly the limit', async () => {
    const bytes = Buffer.concat([Buffer.from('picture'), Buffer.alloc(MAX_UPLOAD_BYTES - 7)]);
    expect((await upload(form(picture(bytes)))).status).toBe(201);
  });
});
