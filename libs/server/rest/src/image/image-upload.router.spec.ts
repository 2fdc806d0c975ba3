import { PICTURE_URL } from '@safelight/application/testing';
import { cleanFilename } from '@safelight/domain';
import { PLAN_LIMITS, TEXTS } from '@safelight/rules';
import { UNKNOWN_FIELD } from '../http/request-fields.ts';
import { form, FORM_END, MULTIPART, openForm, picture, type Part } from '../testing/multipart.ts';
import { naughtyStrings } from '../testing/naughty.ts';
import { PUBLIC_URL, serverForEach } from '../testing/test-server.ts';

const UPLOAD = '/api/images/upload/';

describe('POST /api/images/upload/', () => {
  const { server, ann } = serverForEach('ann');
  /** Ann's API key. */
  let key: { readonly Authorization: string };
  beforeEach(async () => {
    key = await server.keyOf(ann);
  });

  const upload = (body: Buffer, headers: object = {}, path = UPLOAD) =>
    server.send(path, { method: 'POST', headers: { ...MULTIPART, ...key, ...headers }, body });

  const images = () => [...server.world.database.tables.images.values()];
  const nothingIsLeft = (): void =>
    expect([images().length, server.world.store.objects.size]).toEqual([0, 0]);

  it.each([UPLOAD, '/api/images/upload'])('accepts a picture at %s', async (path) => {
    const answer = await upload(form(picture()), {}, path);
    expect(answer.status).toBe(201);
    const body = answer.json() as { uid: string };
    expect(body).toMatchObject({ original_filename: 'cat.png', privacy: 'private', file_size: 13 });
    expect(answer.headers.location).toBe(`/api/images/${body.uid}/`);
    const file = await server.send(`/api/images/file/${body.uid}/`, { headers: key });
    expect(file.text).toBe('picture bytes');
  });

  it('answers only the direct link if the client accepts text/plain', async () => {
    const privacy: Part = { name: 'privacy', value: 'public' };
    const answer = await upload(form(privacy, picture()), { Accept: 'text/plain' });
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.text).toMatch(/^https:\/\/site\/i\/[\w-]{22}\/full\.png$/);
    expect((await server.send(answer.text.slice(PUBLIC_URL.length))).status).toBe(200);
  });

  const privacy = (value: string): Part => ({ name: 'privacy', value });
  const fields: readonly Part[] = [
    privacy('public'),
    { name: 'original_filename', value: 'Ünïcode name.png' },
  ];

  it.each([
    ['before', form(...fields, picture())],
    ['after', form(picture(), ...fields)],
  ])('uses the privacy and the filename that come %s the file', async (_, body) => {
    const answer = await upload(body);
    expect(answer.status).toBe(201);
    const expected = { privacy: 'public', original_filename: 'Ünïcode name.png', title: 'Ünïcode name.png' };
    expect(answer.json()).toMatchObject(expected);
  });

  it.each([
    ['no file', form(...fields), 'FILE_REQUIRED', TEXTS.images.fileRequired],
    ['an empty file', form(picture('')), 'FILE_REQUIRED', TEXTS.images.fileEmpty],
    ['no parts', Buffer.from(FORM_END), 'FILE_REQUIRED', TEXTS.images.fileRequired],
    [
      'a file that is not a picture',
      form(picture('<html>')),
      'INVALID_FILE_FORMAT',
      TEXTS.images.invalidFormat,
    ],
  ])('refuses a form with %s', async (_, body, code, error) => {
    const answer = await upload(body);
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual({ error, code, details: {} });
    nothingIsLeft();
  });

  it.each([
    ['two files', [picture(), picture()], {}],
    ['a file in another field', [{ ...picture(), name: 'photo' }], { photo: [UNKNOWN_FIELD] }],
    ['a text named image', [{ name: 'image', value: 'picture' }], {}],
  ])('names the expected field, and the unknown one, for %s', async (_, parts, unknown) => {
    const answer = await upload(form(...parts));
    const details = { fields: { image: [TEXTS.images.oneFile], ...unknown } };
    expect([answer.status, answer.json()]).toMatchObject([400, { code: 'INVALID_INPUT', details }]);
    const { error } = answer.json() as { error: string };
    for (const field of Object.keys(details.fields)) expect(error).toContain(field);
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
    ['an endless field', form({ name: 'original_filename', value: 'a'.repeat(9_000) }, picture())],
    ['too many fields', form(...Array.from({ length: 30 }, () => ({ name: 'x', value: '' })), picture())],
    ['bytes that are not a form', Buffer.from('picture bytes')],
    ['an empty body', Buffer.alloc(0)],
  ])('refuses %s with INVALID_INPUT', async (_, body) => {
    const answer = await upload(body);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ error: expect.any(String), code: 'INVALID_INPUT' });
    nothingIsLeft();
  });

  it.each([
    ['multipart/form-data', 400],
    ['multipart/mixed; boundary=x', 415],
    ['application/json', 415],
    ['image/jpeg', 415],
  ])('refuses the content type %s with %i', async (type, status) => {
    const answer = await upload(Buffer.from('{"image": 1}'), { 'Content-Type': type });
    expect([answer.status, answer.json()]).toMatchObject([status, { code: 'INVALID_INPUT' }]);
  });

  it('saves or refuses any filename, and never answers with a server error', async () => {
    const names = [...naughtyStrings().entries()];
    const sendNext = async (): Promise<void> => {
      for (let next = names.pop(); next !== undefined; next = names.pop()) {
        const [index, name] = next;
        const bytes = picture(`picture ${index}`);
        const answer = await upload(form({ name: 'original_filename', value: name }, bytes), ann.headers);
        expect([201, 400]).toContain(answer.status);
        if (answer.status === 400) continue;
        const { uid, ...image } = answer.json() as { uid: string; original_filename: string };
        const cleaned = name === '' ? 'cat.png' : cleanFilename(name);
        // A name of which nothing is left is replaced by the time and the type.
        const expected: unknown = cleaned === '' ? expect.stringMatching(/^image-[\d-]+\.png$/) : cleaned;
        expect(image.original_filename).toEqual(expected);
        const saved = await server.send(`/api/images/download/${uid}/`, ann);
        expect(saved.status).toBe(200);
      }
    };
    await Promise.all(Array.from({ length: 8 }, sendNext));
  });

  it('accepts a picture of exactly the maximum size', async () => {
    const bytes = Buffer.concat([Buffer.from('picture'), Buffer.alloc(PLAN_LIMITS.free.uploadBytes - 7)]);
    expect((await upload(form(picture(bytes)))).status).toBe(201);
  });

  it('returns a delete link that works, and reports that the file is not a duplicate', async () => {
    const body = (await upload(form(picture()))).json() as { delete_url: string; is_duplicate: boolean };
    expect(body.is_duplicate).toBe(false);
    const deleted = await server.send(body.delete_url.slice(PUBLIC_URL.length), { method: 'POST' });
    expect(deleted.status).toBe(200);
    expect(images()[0]?.deletedAt).not.toBeNull();
  });

  it('returns the existing image unchanged if the same file is sent again with other texts', async () => {
    const first = (await upload(form(picture(), privacy('public')))).json() as { uid: string };
    for (const body of [form(...fields, picture()), form(picture(), ...fields)]) {
      const again = await upload(body);
      expect([again.status, again.headers.location]).toEqual([200, `/api/images/${first.uid}/`]);
      expect(again.json()).toMatchObject({
        uid: first.uid,
        is_duplicate: true,
        privacy: 'public',
        original_filename: 'cat.png',
      });
    }
    expect(images()).toHaveLength(1);
  });

  it('makes a private image of a file that is also public, whether the privacy comes before or after it', async () => {
    await upload(form(picture(), privacy('public')));
    const hidden = await upload(form(picture(), privacy('private')));
    expect([hidden.status, hidden.json()]).toMatchObject([201, { is_duplicate: false, privacy: 'private' }]);
    const again = await upload(form(privacy('private'), picture()));
    expect([again.status, again.json()]).toMatchObject([200, { is_duplicate: true, privacy: 'private' }]);
    expect(images()).toHaveLength(2);
  });

  it('returns the same image for a repeated Idempotency-Key, and refuses another file with that key', async () => {
    const once = { 'Idempotency-Key': 'upload-1' };
    const [first, again] = [await upload(form(picture()), once), await upload(form(picture()), once)];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    const other = await upload(form(picture('picture of a dog')), once);
    expect([other.status, other.json()]).toMatchObject([409, { code: 'IDEMPOTENCY_CONFLICT' }]);
    const long = await upload(form(picture()), { 'Idempotency-Key': 'a'.repeat(256) });
    expect(long.status).toBe(400);
  });

  it('changes nothing for a repeat with texts in another order, and refuses other texts with that key', async () => {
    const once = { 'Idempotency-Key': 'upload-2' };
    const privately = { name: 'privacy', value: 'private' };
    const publicly = { name: 'privacy', value: 'public' };
    const first = await upload(form(picture(), privately), once);
    const again = await upload(form(privately, picture()), once);
    expect([again.status, again.json()]).toEqual([201, first.json()]);
    for (const body of [form(picture(), publicly), form(publicly, picture())]) {
      const other = await upload(body, once);
      expect([other.status, other.json()]).toMatchObject([409, { code: 'IDEMPOTENCY_CONFLICT' }]);
    }
    expect(images().map(({ privacy }) => privacy)).toEqual(['private']);
  });

  describe('with the URL of a picture', () => {
    const URL_PATH = '/api/images/upload/url/';
    const take = (body: unknown, headers: Record<string, string> = {}, path = URL_PATH) =>
      server.sendJson(path, 'POST', body, { ...key, ...headers });

    it.each([URL_PATH, URL_PATH.slice(0, -1)])('fetches and stores the picture, sent to %s', async (path) => {
      const answer = await take({ url: PICTURE_URL }, {}, path);
      expect(answer.status).toBe(201);
      expect(answer.json()).toMatchObject({ original_filename: 'hill.png', privacy: 'private' });
    });

    it('answers only the direct link if the client accepts text/plain', async () => {
      const answer = await take({ url: PICTURE_URL, privacy: 'public' }, { Accept: 'text/plain' });
      expect(answer.text).toMatch(/^https:\/\/site\/i\/[\w-]{22}\/full\.png$/);
    });

    it.each([
      [{ url: '' }, 400, 'INVALID_INPUT', TEXTS.images.urlRequired],
      [{ url: 'https://elsewhere.test/a.jpg' }, 400, 'INVALID_IMAGE_URL', TEXTS.images.invalidUrl],
      [{}, 400, 'INVALID_INPUT', 'url: This field is required'],
      [{ url: PICTURE_URL, privacy: 'PUBLIC' }, 400, 'INVALID_INPUT', 'privacy: Use "public" or "private"'],
      [
        { url: PICTURE_URL, owner: 'bob' },
        400,
        'INVALID_INPUT',
        'owner: This field is unknown or cannot be set',
      ],
      [{ url: 'x'.repeat(2_049) }, 400, 'INVALID_INPUT', 'url: Use at most 2048 characters'],
    ])('refuses the body %j', async (body, status, code, error) => {
      const answer = await take(body);
      expect([answer.status, answer.json()]).toMatchObject([status, { code, error }]);
      nothingIsLeft();
    });
  });
});
