import { samplePurchase, sampleSubscription } from '../testing/contracts/samples-billing.ts';
import { newDocument, serializeDocument } from '@safelight/engine';
import { TEXTS } from '@safelight/rules';
import { bytesOf, clientAt, createWorld, entriesOf } from '../testing/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const setUp = async () => {
  const world = createWorld();
  const ada = await world.signUp('ada');
  const request = () => world.useCases.requestExport(ada.viewer, 'Secret123');
  const run = (id: string, signal = new AbortController().signal) => world.jobs.runExport(id, signal);
  const open = (id: string, token: string) => world.useCases.openExport({ id, token });
  const linkToken = () => new URL(world.mailOf('exportReady')?.text ?? '').pathname.split('/').at(-2) ?? '';
  return { world, ...ada, request, run, open, linkToken };
};

describe('an export of an account', () => {
  it("contains the account's data without secrets, the names of images and every original", async () => {
    const { world, user, viewer, request, run, open, linkToken } = await setUp();
    const { key } = await world.useCases.createApiKey(viewer, 'my key');
    const credentials = { username: 'ada', password: 'Secret123', client: clientAt('198.51.100.7') };
    const elsewhere = await world.useCases.logIn(credentials);
    await world.useCases.logOut(elsewhere.tokens.refresh);
    const one = await world.uploadText(user.id, 'picture one with gps');
    const two = await world.uploadText(user.id, 'picture two');
    await world.repositories.images.update(user.id, two.uid, { originalFilename: 'a:b.gif' }, new Date(0));
    await world.uploadText((await world.signUp('eve')).user.id, 'picture of eve');

    await world.repositories.purchases.save(samplePurchase(user.id));
    await world.repositories.subscriptions.save(sampleSubscription(user.id));
    await world.repositories.contactMessages.insert({
      id: 'message',
      userId: user.id,
      name: 'Ada',
      email: 'ada@example.com',
      category: 'feature',
      subject: 'Albums',
      message: 'Please.',
      createdAt: new Date(0),
    });

    const project = await world.useCases.createProject(viewer, { name: 'Summer', uids: [two.uid, one.uid] });
    const shared = await world.useCases.createShareLink(viewer, project.id, { password: 'open sesame' });

    const { id } = await request();
    await run(id);
    const file = await open(id, linkToken());
    expect(file.filename).toBe('safelight-export-2026-01-01.zip');
    const archive = world.store.objects.get(file.key)?.toString() ?? '';
    expect(file.sizeBytes).toBe(Buffer.byteLength(archive));
    const entries = entriesOf(archive);
    expect([...entries.keys()].sort()).toEqual(
      [
        'account.json',
        'images.json',
        'projects.json',
        'comparisons.json',
        `images/${one.uid}/1-photo.png`,
        `images/${two.uid}/1-a_b.png`,
      ].sort(),
    );
    expect(entries.get(`images/${one.uid}/1-photo.png`)).toBe('picture one with gps');
    const account: unknown = JSON.parse(entries.get('account.json') ?? '');
    expect(account).toMatchObject({
      profile: { username: 'ada' },
      apiKeys: [{ name: 'my key' }],
      sessions: expect.arrayContaining([
        expect.objectContaining({ address: '192.0.2.1', endedAt: null }),
        expect.objectContaining({ address: '198.51.100.7', endedAt: expect.any(String) }),
      ]),
      credits: [{ kind: 'grant', amount: 100 }],
      purchases: [{ item: 'starter_pack', amountCents: 299 }],
      subscriptions: [{ state: 'active', renews: true }],
      events: expect.arrayContaining([
        expect.objectContaining({ type: 'account.created', payload: { by: 'password' } }),
      ]),
      contactMessages: [{ subject: 'Albums', message: 'Please.' }],
    });
    for (const secret of [key, 'hashed Secret123', shared.token, 'open sesame'])
      expect(archive).not.toContain(secret);
    expect(archive).not.toMatch(/\beve\b/);
    expect(JSON.parse(entries.get('projects.json') ?? '')).toMatchObject([
      { id: project.id, name: 'Summer', images: [two.uid, one.uid], shareLinks: [{ hasPassword: true }] },
    ]);
    const images: unknown = JSON.parse(entries.get('images.json') ?? '');
    expect(images).toHaveLength(2);
    expect(images).toContainEqual(
      expect.objectContaining({
        uid: one.uid,
        versions: [expect.objectContaining({ file: `images/${one.uid}/1-photo.png` })],
        aiEdits: [],
      }),
    );
  });

  it('contains all of 250 images, which it reads page by page', async () => {
    const { world, user, request, run, open, linkToken } = await setUp();
    const image = await world.uploadText(user.id, 'picture');
    for (let i = 1; i < 250; i += 1) {
      const uid = String(i).padStart(22, '0');
      const current = { ...image.current, id: uid, imageUid: uid };
      await world.repositories.images.insert({ ...image, uid, current });
    }
    const { id } = await request();
    await run(id);
    const archive = world.store.objects.get((await open(id, linkToken())).key)?.toString() ?? '';
    expect(entriesOf(archive).size).toBe(254);
    expect(JSON.parse(entriesOf(archive).get('images.json') ?? '')).toHaveLength(250);
  });

  it('contains comparisons, and the images in the trash', async () => {
    const { world, user, viewer, request, run, open, linkToken } = await setUp();
    const file = (text: string) => ({ source: bytesOf(`picture ${text}`), filename: `${text}.png` });
    const { uid } = await world.useCases.uploadComparison(await world.grant(viewer), {
      original: file('before'),
      edited: file('after'),
      title: 'The restored photo',
    });
    const thrownAway = await world.uploadText(user.id, 'picture thrown away');
    await world.useCases.deleteImage(viewer, thrownAway.uid);
    const { id } = await request();
    await run(id);
    const archive = world.store.objects.get((await open(id, linkToken())).key)?.toString() ?? '';
    const entries = entriesOf(archive);
    expect(JSON.parse(entries.get('comparisons.json') ?? '')).toMatchObject([
      { uid, title: 'The restored photo' },
    ]);
    expect(JSON.parse(entries.get('images.json') ?? '')).toHaveLength(3);
    expect(entries.get(`images/${thrownAway.uid}/1-photo.png`)).toBe('picture thrown away');
  });

  it('contains the deleted projects and comparisons that can be restored', async () => {
    const { world, user, viewer, request, run, open, linkToken } = await setUp();
    const file = (text: string) => ({ source: bytesOf(`picture ${text}`), filename: `${text}.png` });
    const upload = { original: file('before'), edited: file('after'), title: 'Regretted' };
    const { uid } = await world.useCases.uploadComparison(await world.grant(viewer), upload);
    await world.useCases.deleteComparison(viewer, uid);
    const image = await world.uploadText(user.id, 'picture');
    const project = await world.useCases.createProject(viewer, { name: 'Regretted', uids: [image.uid] });
    await world.useCases.deleteProjects(viewer, [project.id]);
    const deletedAt = world.clock.now().toISOString();
    const { id } = await request();
    await run(id);
    const entries = entriesOf(world.store.objects.get((await open(id, linkToken())).key)?.toString() ?? '');
    expect(JSON.parse(entries.get('comparisons.json') ?? '')).toMatchObject([
      { uid, title: 'Regretted', deletedAt },
    ]);
    expect(JSON.parse(entries.get('projects.json') ?? '')).toMatchObject([
      { id: project.id, images: [image.uid], deletedAt },
    ]);
  });

  it('contains every version and every document of an image in the trash', async () => {
    const { world, user, viewer, request, run, open, linkToken } = await setUp();
    const { uid, current } = await world.uploadText(user.id, 'picture before');
    const { width, height } = current;
    const json = serializeDocument(
      newDocument({ width, height, source: { kind: 'version', versionId: current.id } }),
    );
    await world.useCases.saveDocument(viewer, { imageUid: uid, baseRevision: 0, json, userAgent: 'Firefox' });
    const source = bytesOf('picture after');
    const rendered = { imageUid: uid, revision: 1, source, copy: null };
    await world.useCases.publishDocument(await world.useCases.grantUpload(viewer), rendered);
    await world.useCases.deleteImage(viewer, uid);
    const { id } = await request();
    await run(id);
    const archive = world.store.objects.get((await open(id, linkToken())).key)?.toString() ?? '';
    const entries = entriesOf(archive);
    expect(entries.get(`images/${uid}/1-photo.png`)).toBe('picture before');
    expect(entries.get(`images/${uid}/2-photo.png`)).toBe('picture after');
    expect(entries.get(`images/${uid}/document.json`)).toBe(json);
    expect(entries.get(`images/${uid}/2-document.json`)).toBe(json);
    const listed = { uid, currentVersion: 2, versions: [{ number: 1 }, { number: 2 }] };
    expect(JSON.parse(entries.get('images.json') ?? '')).toMatchObject([listed]);
  });

  it('is a valid archive if the account has no images', async () => {
    const { world, request, run, open, linkToken } = await setUp();
    const { id } = await request();
    await run(id);
    const archive = world.store.objects.get((await open(id, linkToken())).key)?.toString() ?? '';
    expect(JSON.parse(entriesOf(archive).get('images.json') ?? '')).toEqual([]);
  });
});

describe('the download link of an export', () => {
  it('works for seven days, and returns NOT_FOUND if it is altered or its export is unknown', async () => {
    const { world, request, run, open, linkToken } = await setUp();
    const { id } = await request();
    await run(id);
    const token = linkToken();
    const changed = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    await expect(open(id, changed)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(open('nonsense', token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    world.clock.advance(7 * DAY_MS - 1);
    await expect(open(id, token)).resolves.toBeDefined();
    world.clock.advance(1);
    await expect(open(id, token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('does not work before the archive is ready', async () => {
    const { request, open } = await setUp();
    const { id } = await request();
    await expect(open(id, '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('requesting an export', () => {
  it('is refused while another one is being prepared, even if ten requests arrive at the same time', async () => {
    const { world, viewer, request } = await setUp();
    const all = await Promise.allSettled(Array.from({ length: 10 }, request));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(request()).rejects.toMatchObject({
      code: 'CONFLICT',
      message: TEXTS.account.exportRunning,
    });
    expect(world.queued('export-account')).toHaveLength(1);
    expect(await world.useCases.listExports(viewer)).toHaveLength(1);
  });

  it('is accepted a day after the previous request if its worker was lost', async () => {
    const { world, viewer, request } = await setUp();
    await request();
    world.clock.advance(DAY_MS);
    await request();
    expect((await world.useCases.listExports(viewer)).map(({ state }) => state)).toEqual([
      'queued',
      'failed',
    ]);
  });

  it('is refused the sixth time in a day', async () => {
    const { request, run } = await setUp();
    for (let i = 0; i < 5; i += 1) await run((await request()).id);
    await expect(request()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('preparing an export', () => {
  it('reports a failure, leaves no file, sends no email, and succeeds when it is retried', async () => {
    const { world, viewer, request, run } = await setUp();
    const { id } = await request();
    world.store.isBroken = true;
    await expect(run(id)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    expect(await world.useCases.listExports(viewer)).toMatchObject([{ state: 'failed' }]);
    expect(world.mailOf('exportReady')).toBeUndefined();
    expect(world.database.tables.intents.size).toBe(0);
    world.store.isBroken = false;
    await run(id);
    expect(await world.useCases.listExports(viewer)).toMatchObject([{ state: 'ready' }]);
  });

  it('can be continued by another worker after a shutdown aborted it', async () => {
    const { world, viewer, request, run } = await setUp();
    const { id } = await request();
    world.store.isBroken = true;
    await expect(run(id, AbortSignal.abort())).rejects.toBeDefined();
    expect(await world.useCases.listExports(viewer)).toMatchObject([{ state: 'queued' }]);
  });

  it('creates one archive and sends one link if two workers run it at the same time', async () => {
    const { world, request, run } = await setUp();
    const { id } = await request();
    await Promise.all([run(id), run(id)]);
    await run(id);
    expect(world.mails().filter(({ message }) => message.subject === 'exportReady')).toHaveLength(1);
    expect(world.store.objects.size).toBe(1);
    expect(world.database.tables.intents.size).toBe(0);
  });

  it('stops if a later request has replaced the export', async () => {
    const { world, viewer, request, run } = await setUp();
    const first = await request();
    await world.repositories.dataExports.update(first.id, { state: 'failed' });
    await request();
    await run(first.id);
    expect((await world.useCases.listExports(viewer)).map(({ state }) => state)).toEqual([
      'queued',
      'failed',
    ]);
  });
});
