import { answersImage, editRequest, type ScriptedEditor } from '@safelight/application/testing';
import { digestOf, type Comparison, type Image } from '@safelight/domain';
import { COMPARISON_TITLE_MAX_LENGTH, TEXTS } from '@safelight/rules';
import { connect } from 'node:net';
import { form, MULTIPART, openForm, type Part } from '../testing/multipart.ts';
import {
  MISSING_UID,
  PUBLIC_URL,
  serverForEach,
  startTestServer,
  type TestServer,
} from '../testing/test-server.ts';

const LIST = '/api/images/comparisons/';
const UPLOAD = `${LIST}upload/`;

const original: Part = { name: 'original_image', value: 'picture before', filename: 'before.png' };
const edited: Part = { name: 'edited_image', value: 'picture after', filename: 'after.png' };
const texts: readonly Part[] = [
  { name: 'title', value: ' Sky ' },
  { name: 'description', value: 'Less haze' },
];

describe('comparisons over REST', () => {
  const { server, ann, bob } = serverForEach('ann', 'bob');
  let images: readonly [Image, Image];
  let comparison: Comparison;

  beforeEach(async () => {
    const add = () => server.addImage(ann, { privacy: 'public' });
    images = [await add(), await add()];
    comparison = await server.addComparison(...images);
  });

  it.each([LIST, LIST.slice(0, -1)])(
    'are readable by anyone at %s{uid}, which counts a view',
    async (path) => {
      const slash = path.endsWith('/') ? '' : '/';
      const answer = await server.send(`${path}${slash}${comparison.uid}`);
      const [before, after] = images;
      const addresses = ({ uid, current }: Image) => {
        const base = `${PUBLIC_URL}/i/${uid}/${digestOf(current)}`;
        return { original: `${base}/full.png`, large: `${base}/w1280`, medium: `${base}/w640` };
      };
      const side = (image: Image) => ({
        uid: image.uid,
        original_filename: 'holiday.png',
        width: 40,
        height: 30,
        file_size: image.current.shared.sizeBytes,
        file_url: addresses(image).original,
      });
      expect(answer.json()).toEqual({
        uid: comparison.uid,
        title: 'Sky',
        description: null,
        view_count: 0,
        created_at: comparison.createdAt.toISOString(),
        permalink: `${PUBLIC_URL}/comparison/${comparison.uid}`,
        original_image: side(before),
        edited_image: side(after),
        image_urls: { original: addresses(before), edited: addresses(after) },
      });
      await server.world.viewMeter.flush();
      const counted = await server.world.repositories.comparisons.find(comparison.uid);
      expect(counted).toEqual({ ...comparison, viewCount: 1 });
    },
  );

  it('are listed for their owner, page by page', async () => {
    const newer = await server.addComparison(...images);
    const first = await server.send(`${LIST}?limit=1`, { headers: ann.headers });
    expect(first.json()).toMatchObject([{ uid: newer.uid }]);
    const cursor = String(first.headers['x-next-cursor']);
    const next = `${LIST}?limit=1&cursor=${cursor}`;
    expect(first.headers['link']).toBe(`<${PUBLIC_URL}${next}>; rel="next"`);
    const second = await server.send(next, { headers: ann.headers });
    expect(second.json()).toMatchObject([{ uid: comparison.uid }]);
    // Programs that delete what they have read go on with the rest.
    await server.send(`${LIST}${newer.uid}/`, { method: 'DELETE', headers: ann.headers });
    expect((await server.send(next, { headers: ann.headers })).json()).toEqual(second.json());
    expect(second.headers['link']).toBeUndefined();
    expect((await server.send(LIST, { headers: bob.headers })).json()).toEqual([]);
    for (const bad of ['x', newer.uid]) {
      expect((await server.send(`${LIST}?cursor=${bad}`, { headers: ann.headers })).status).toBe(400);
    }
    expect((await server.send(LIST)).status).toBe(401);
  });

  it('are listed for an image that they show, but only for the owner of the image', async () => {
    const newer = await server.addComparison(images[1], images[0], 'Sea');
    const ask = async (uid: string, headers = {}) => {
      const { status, json } = await server.send(`/api/images/${uid}/comparisons/`, { headers });
      return [status, status === 200 ? (json() as { uid: string }[]).map((one) => one.uid) : null];
    };
    const [{ uid }] = images;
    expect(await ask(uid, ann.headers)).toEqual([200, [newer.uid, comparison.uid]]);
    expect(await ask(uid, bob.headers)).toEqual([200, []]);
    expect(await ask(MISSING_UID, ann.headers)).toEqual([404, null]);
    expect(await ask(uid)).toEqual([401, null]);
  });

  it('are changed and deleted by their owner', async () => {
    const path = `${LIST}${comparison.uid}/`;
    const changed = await server.sendJson(path, 'PATCH', { title: null, description: 'Haze' }, ann.headers);
    expect(changed.json()).toMatchObject({ title: '', description: 'Haze' });
    expect((await server.sendJson(path, 'PATCH', { view_count: 9 }, ann.headers)).status).toBe(400);
    expect((await server.send(path, { method: 'DELETE', headers: ann.headers })).status).toBe(204);
    expect((await server.send(path)).status).toBe(404);
  });

  it('are created from two versions of the owner’s image', async () => {
    const secret = await server.addImage(ann);
    const job = await server.world.useCases.requestAiEdit(
      ann.viewer,
      editRequest(secret.uid, 'make it vintage'),
    );
    (server.world.editors[0] as ScriptedEditor).answerNext(answersImage);
    await server.world.jobs.runAiEdit(job.id, new AbortController().signal);
    const versions = (await server.world.repositories.images.listVersions(secret.uid)).map(({ id }) => id);
    const [original_version, edited_version] = versions;
    const body = { image: secret.uid, original_version, edited_version, title: 'Two' };
    const created = await server.sendJson(LIST, 'POST', body, ann.headers);
    expect([created.status, created.json()]).toMatchObject([201, { title: 'Two' }]);
    const once = { ...ann.headers, 'Idempotency-Key': 'once' };
    const first = await server.sendJson(LIST, 'POST', body, once);
    expect((await server.sendJson(LIST, 'POST', body, once)).json()).toEqual(first.json());
    const other = await server.sendJson(LIST, 'POST', { ...body, title: 'Other' }, once);
    expect([other.status, other.json()]).toMatchObject([409, { code: 'IDEMPOTENCY_CONFLICT' }]);
    const refused = await server.sendJson(LIST, 'POST', body, bob.headers);
    const missing = await server.sendJson(LIST, 'POST', { ...body, image: MISSING_UID }, bob.headers);
    expect([refused.status, refused.text]).toEqual([404, missing.text]);
    expect((await server.sendJson(LIST, 'POST', { image: secret.uid }, ann.headers)).status).toBe(400);
    const same = { ...body, edited_version: original_version };
    expect((await server.sendJson(LIST, 'POST', same, ann.headers)).json()).toMatchObject({
      details: { fields: { edited_version: ['Choose two different versions.'] } },
    });
  });

  it('are created from two of the owner’s images, in their current versions unless others are named', async () => {
    const [before, after] = [await server.addImage(ann), await server.addImage(ann)];
    const body = { image: before.uid, edited_image: after.uid };
    const created = await server.sendJson(LIST, 'POST', { ...body, edited_version: null }, ann.headers);
    expect([created.status, created.json()]).toMatchObject([
      201,
      { original_image: { uid: before.uid }, edited_image: { uid: after.uid } },
    ]);
    const { uid } = created.json() as { uid: string };
    expect((await server.send(`${LIST}${uid}/`)).status).toBe(200);
    const named = { ...body, original_version: before.current.id, edited_version: after.current.id };
    expect((await server.sendJson(LIST, 'POST', named, ann.headers)).status).toBe(201);
    const crossed = { ...body, original_version: after.current.id };
    expect((await server.sendJson(LIST, 'POST', crossed, ann.headers)).json()).toMatchObject({
      code: 'NOT_FOUND',
      details: { missing: 'version' },
    });
  });

  it('make no image public if the other one is not the owner’s or is an SVG', async () => {
    const own = await server.addImage(ann);
    const svg = await server.addImage(ann, { bytes: '<svg/>', filename: 'logo.svg' });
    const foreign = await server.addImage(bob, { privacy: 'public' });
    for (const [uid, status, code] of [
      [foreign.uid, 404, 'NOT_FOUND'],
      [svg.uid, 400, 'INVALID_FILE_FORMAT'],
    ] as const) {
      const body = { image: own.uid, edited_image: uid };
      const refused = await server.sendJson(LIST, 'POST', body, ann.headers);
      expect([refused.status, refused.json()]).toMatchObject([status, { code }]);
    }
    expect((await server.send(`/api/images/${own.uid}/`, { headers: ann.headers })).json()).toMatchObject({
      privacy: 'private',
    });
  });
});

describe('POST /api/images/comparisons/upload/', () => {
  let server: TestServer;
  let headers: Readonly<Record<string, string>>;
  const start = async (...asked: Parameters<typeof startTestServer>) => {
    server = await startTestServer(...asked);
    headers = { ...MULTIPART, ...(await server.join('ann')).headers };
  };
  beforeEach(() => start());
  afterEach(() => server.close());

  const upload = (body: Buffer, path = UPLOAD) => server.send(path, { method: 'POST', headers, body });
  const nothingIsLeft = (): void => {
    const { images, comparisons } = server.world.database.tables;
    expect([images.size, comparisons.size, server.world.store.objects.size]).toEqual([0, 0, 0]);
  };

  it.each([
    ['in order, texts first', form(...texts, original, edited)],
    ['in order, texts last', form(original, edited, ...texts)],
    ['the other way round, texts between', form(edited, ...texts, original)],
  ])('publishes both pictures if they are sent %s', async (_, body) => {
    const answer = await upload(body);
    expect([answer.status, answer.json()]).toMatchObject([
      201,
      {
        title: 'Sky',
        description: 'Less haze',
        original_image: { original_filename: 'before.png' },
        edited_image: { original_filename: 'after.png' },
      },
    ]);
    const { uid } = answer.json() as { uid: string };
    expect(answer.headers.location).toBe(`${LIST}${uid}/`);
    expect([...server.world.database.tables.images.values()].map(({ privacy }) => privacy)).toEqual([
      'public',
      'public',
    ]);
  });

  it('accepts the address without a trailing slash, and a form without texts', async () => {
    const answer = await upload(form(original, edited), UPLOAD.slice(0, -1));
    expect([answer.status, answer.json()]).toMatchObject([201, { title: '', description: null }]);
  });

  it.each([
    ['only the original picture', form(original)],
    ['only the edited picture', form(...texts, edited)],
    ['neither', form(...texts)],
  ])('requires both pictures if the form has %s', async (_, body) => {
    const answer = await upload(body);
    expect([answer.status, answer.json()]).toEqual([
      400,
      { error: TEXTS.comparisons.bothRequired, code: 'FILE_REQUIRED', details: {} },
    ]);
    nothingIsLeft();
  });

  it.each([
    ['Original image: ', form({ ...original, value: '<svg/>' }, edited)],
    ['Edited image: ', form(original, { ...edited, value: '<svg/>' })],
    ['Edited image: ', form({ ...edited, value: '<svg/>' }, original)],
  ])('starts the error text with "%s" if that picture is invalid', async (prefix, body) => {
    const answer = await upload(body);
    expect([answer.status, answer.json()]).toMatchObject([
      400,
      { code: 'INVALID_FILE_FORMAT', error: `${prefix}${TEXTS.images.invalidFormat}` },
    ]);
    nothingIsLeft();
  });

  it.each([
    ['an empty picture', form(original, { ...edited, value: '' }), 'FILE_REQUIRED'],
    ['the same picture twice', form(original, { ...original }), 'INVALID_INPUT'],
    ['three pictures', form(original, edited, { ...edited, name: 'more' }), 'INVALID_INPUT'],
    ['a file in another field', form({ ...original, name: 'image' }, edited), 'INVALID_INPUT'],
    ['text instead of a picture', form({ name: 'original_image', value: 'x' }, edited), 'INVALID_INPUT'],
    ['a repeated text', form(...texts, original, edited, ...texts), 'INVALID_INPUT'],
    [
      'a long title after the pictures',
      form(original, edited, { name: 'title', value: 'x'.repeat(COMPARISON_TITLE_MAX_LENGTH + 1) }),
      'INVALID_INPUT',
    ],
    ['NUL in the title', form({ name: 'title', value: 'a\u0000' }, original, edited), 'INVALID_INPUT'],
    ['a form cut in the second picture', openForm(original, edited).subarray(0, -8), 'INVALID_INPUT'],
    ['a form cut after the first picture', openForm(original), 'INVALID_INPUT'],
    ['bytes that are not a form', Buffer.from('picture'), 'INVALID_INPUT'],
  ])('refuses %s', async (_, body, code) => {
    const answer = await upload(body);
    expect([answer.status, answer.json()]).toMatchObject([400, { code }]);
    nothingIsLeft();
  });

  it('saves texts that follow the pictures in the same transaction as the comparison', async () => {
    await server.close();
    await start({
      updateComparison: async () => {
        throw new Error('the comparison is recorded already');
      },
    });
    const answer = await upload(form(original, edited, ...texts));
    expect(answer.status).toBe(201);
    expect(answer.json()).toMatchObject({ title: 'Sky', description: 'Less haze' });
  });

  it('stores the first picture before the second has arrived', async () => {
    const { store } = server.world;
    const put = store.put.bind(store);
    const hasBegun = new Promise<void>((resolve) => {
      store.put = (...asked) => {
        resolve();
        return put(...asked);
      };
    });
    // More bytes than an upload waits for before it takes its turn.
    const body = openForm({ ...original, value: 'picture '.repeat(20_000) });
    const socket = connect(server.port, '127.0.0.1');
    const sent = { Host: 'localhost', ...headers, 'Content-Length': 1_000_000 };
    const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST ${UPLOAD} HTTP/1.1\r\n${lines.join('')}\r\n`);
    socket.write(body);
    await hasBegun;
    socket.destroy();
  });
});
