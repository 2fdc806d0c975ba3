import { ANONYMOUS, type Image } from '@safelight/domain';
import { PROJECT_MAX_LINKS, TEXTS } from '@safelight/rules';
import type { DeliveryRequest } from '../images/deliver-image.ts';
import type { ShareLinkInput } from './share-links.ts';
import { clientAt, createWorld } from '../testing/index.ts';

const HOUR_MS = 60 * 60 * 1000;
const notFound = { code: 'NOT_FOUND' };
const whole = { limit: 100, after: null };

const setUp = async () => {
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  const stranger = (await world.signUp('eve')).viewer;
  const images: Image[] = [];
  for (const name of ['one with gps', 'two', 'three'])
    images.push(await world.uploadText(user.id, `picture ${name}`));
  const [hidden, open, outside] = images as [Image, Image, Image];
  await world.useCases.updateImage(viewer, open.uid, { privacy: 'public' });
  const project = await world.useCases.createProject(viewer, {
    name: 'Summer',
    uids: [hidden.uid, open.uid],
  });
  const share = (input: ShareLinkInput = {}) => world.useCases.createShareLink(viewer, project.id, input);

  /** Requests an address without being signed in. */
  const fetchBytes = async (address: string): Promise<string> => {
    const url = new URL(address, 'https://site');
    const [, , uid = '', digest = '', name = ''] = url.pathname.split('/');
    const { link, expires, signature } = Object.fromEntries(url.searchParams);
    const isShared =
      link !== undefined &&
      world.imageAddresses.isSharedBy(link, url.pathname, expires ?? null, signature ?? null);
    const rendition = name.startsWith('w') ? (320 as const) : (name.split('.')[0] as 'full');
    const request: DeliveryRequest = {
      ...{ uid, version: { digest }, rendition, formats: [], signedFor: null },
      sharedBy: isShared ? link : null,
    };
    const { file, isPublic } = await world.useCases.deliverImage(ANONYMOUS, request);
    return `${world.store.objects.get(file.key)?.toString()}${isPublic ? ' for anyone' : ''}`;
  };
  return {
    world,
    user,
    viewer,
    stranger,
    hidden,
    open,
    outside,
    project,
    share,
    fetchBytes,
    ...world.useCases,
  };
};

describe('a share link', () => {
  it('shows its project, including private images, to anyone who has the link', async () => {
    const { world, hidden, open, outside, project, share, fetchBytes, ...calls } = await setUp();
    const { token, link } = await share();
    const shared = await calls.getSharedProject({ token });
    expect(shared.project).toMatchObject({ id: project.id, name: 'Summer', imageCount: 2 });
    const { images } = await calls.listSharedImages({ token }, whole);
    expect(images.map(({ uid }) => uid)).toEqual([hidden.uid, open.uid]);
    const pathOf = (image: Image, rendition: 'full' | 320) =>
      world.imageAddresses.sharedPathOf(link.id, image, rendition);
    const [first, second] = images as [Image, Image];
    expect(await fetchBytes(pathOf(first, 'full'))).toBe('picture one with ');
    expect(await fetchBytes(pathOf(first, 320))).toBe('thumbnail');
    expect(pathOf(second, 'full')).not.toContain('?');
    expect(await fetchBytes(pathOf(second, 'full'))).toBe('picture two for anyone');
    await expect(fetchBytes(pathOf(outside, 'full'))).rejects.toMatchObject(notFound);
  });

  it('is created once by requests with one Idempotency-Key, also after it has expired, and anew after it was revoked', async () => {
    const { world, viewer, project, share, listShareLinks, revokeShareLink } = await setUp();
    const input = {
      expiresAt: new Date(world.clock.now().getTime() + HOUR_MS),
      password: 'open sesame',
      idempotencyKey: 'once',
    };
    const all = await Promise.all(Array.from({ length: 20 }, () => share(input)));
    expect(new Set(all.map(({ token }) => token)).size).toBe(1);
    expect(await listShareLinks(viewer, project.id)).toHaveLength(1);
    for (const other of [{ password: 'open barley' }, { password: null }, { expiresAt: null }]) {
      await expect(share({ ...input, ...other })).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    }
    world.clock.advance(2 * HOUR_MS);
    expect(await share(input)).toEqual({ ...all[0], isExpired: true });

    const endless = { idempotencyKey: 'endless' };
    const first = await share(endless);
    await revokeShareLink(viewer, first.link.id);
    expect((await share(endless)).token).not.toBe(first.token);
  });

  it('gives no access to originals, other versions, other images or addresses for other purposes', async () => {
    const { world, hidden, share, fetchBytes } = await setUp();
    const { link } = await share();
    const other = await share();
    const path = world.imageAddresses.sharedPathOf(link.id, hidden, 'full');
    const attempts = [
      path.replace('/full', '/original'),
      path.replace(hidden.uid, 'A'.repeat(22)),
      path.replace(link.id, other.link.id),
      path.replace(/signature=./, 'signature='),
      path.replace(/expires=\d/, 'expires=9'),
      path.split('?')[0] ?? '',
    ];
    for (const attempt of attempts) await expect(fetchBytes(attempt)).rejects.toMatchObject(notFound);
    world.clock.advance(3 * HOUR_MS);
    await expect(fetchBytes(path)).rejects.toMatchObject(notFound);
  });

  it('stops working at once when it is revoked, and so do the addresses of its images', async () => {
    const { world, viewer, stranger, hidden, project, share, fetchBytes, ...calls } = await setUp();
    const { token, link } = await share();
    const path = world.imageAddresses.sharedPathOf(link.id, hidden, 'full');
    expect(await fetchBytes(path)).toContain('picture one');
    await expect(calls.revokeShareLink(stranger, link.id)).rejects.toMatchObject(notFound);
    await calls.revokeShareLink(viewer, link.id);
    const gone = { ...notFound, message: TEXTS.projects.linkNotFound };
    await expect(calls.getSharedProject({ token })).rejects.toMatchObject(gone);
    await expect(calls.listSharedImages({ token }, whole)).rejects.toMatchObject(gone);
    await expect(calls.deliverContactSheet(token)).rejects.toMatchObject(gone);
    await expect(fetchBytes(path)).rejects.toMatchObject(notFound);
    await expect(calls.revokeShareLink(viewer, link.id)).rejects.toMatchObject(notFound);
    expect(await calls.listShareLinks(viewer, project.id)).toEqual([]);
  });

  it('stops working when it expires, and the error is LINK_EXPIRED', async () => {
    const { world, viewer, hidden, project, share, fetchBytes, ...calls } = await setUp();
    const expiresAt = new Date(world.clock.now().getTime() + HOUR_MS / 2);
    const { token, link } = await share({ expiresAt });
    const path = world.imageAddresses.sharedPathOf(link.id, hidden, 'full');
    expect(await fetchBytes(path)).toContain('picture one');
    world.clock.advance(HOUR_MS / 2);
    const expired = { code: 'LINK_EXPIRED', message: TEXTS.projects.linkExpired };
    await expect(calls.getSharedProject({ token })).rejects.toMatchObject(expired);
    await expect(calls.openSharedProject(token, 'secret', clientAt())).rejects.toMatchObject(expired);
    await expect(fetchBytes(path)).rejects.toMatchObject(notFound);
    expect(await calls.listShareLinks(viewer, project.id)).toHaveLength(1);
    await expect(share({ expiresAt: world.clock.now() })).rejects.toMatchObject({
      details: { fields: { expires_at: [TEXTS.projects.expiryPassed] } },
    });
  });

  it('shows no deleted project or image, and shows them again after they are restored', async () => {
    const { world, viewer, hidden, project, share, fetchBytes, ...calls } = await setUp();
    const { token, link } = await share();
    const path = world.imageAddresses.sharedPathOf(link.id, hidden, 'full');
    await calls.deleteImage(viewer, hidden.uid);
    expect((await calls.listSharedImages({ token }, whole)).images).toHaveLength(1);
    await expect(fetchBytes(path)).rejects.toMatchObject(notFound);
    await calls.restoreImages(viewer, [hidden.uid]);
    await calls.deleteProject(viewer, project.id);
    await expect(calls.getSharedProject({ token })).rejects.toMatchObject(notFound);
    await expect(fetchBytes(path)).rejects.toMatchObject(notFound);
    await calls.restoreProjects(viewer, [project.id]);
    expect((await calls.listSharedImages({ token }, whole)).images).toHaveLength(2);
    await calls.removeProjectImages(viewer, project.id, [hidden.uid]);
    await expect(fetchBytes(path)).rejects.toMatchObject(notFound);
    await calls.requestAccountDeletion(viewer, { password: 'Secret123', username: 'ada' });
    await expect(calls.getSharedProject({ token })).rejects.toMatchObject(notFound);
  });

  it('shows no blocked images', async () => {
    const { world, hidden, share, fetchBytes, ...calls } = await setUp();
    const { token, link } = await share();
    const path = world.imageAddresses.sharedPathOf(link.id, hidden, 'full');
    await world.repositories.images.setBlock(hidden.uid, { at: world.clock.now(), reason: 'No' });
    world.index.invalidate(hidden.uid);
    expect((await calls.listSharedImages({ token }, whole)).images.map(({ uid }) => uid)).not.toContain(
      hidden.uid,
    );
    await expect(fetchBytes(path)).rejects.toMatchObject(notFound);
    expect((await calls.deliverContactSheet(token)).bytes.toString()).toBe('derived webp');
  });

  it('has an address that its owner can read again, although only its hash is stored', async () => {
    const { world, viewer, project, share, listShareLinks } = await setUp();
    const made = await share();
    expect((await listShareLinks(viewer, project.id)).map(({ token }) => token)).toEqual([made.token]);
    expect(JSON.stringify([...world.database.tables.shareLinks])).not.toContain(made.token);
  });

  it(`is refused if its project already has ${PROJECT_MAX_LINKS} links`, async () => {
    const { share } = await setUp();
    for (let n = 0; n < PROJECT_MAX_LINKS; n += 1) await share();
    await expect(share()).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is refused beyond that number even if several are created at the same time', async () => {
    const { share } = await setUp();
    const made = await Promise.allSettled(Array.from({ length: PROJECT_MAX_LINKS + 3 }, () => share()));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(PROJECT_MAX_LINKS);
  });

  it('has a preview picture that shows the first images', async () => {
    const { world, share, deliverContactSheet } = await setUp();
    const { token } = await share();
    const { bytes, project } = await deliverContactSheet(token);
    expect(bytes.toString()).toBe('derived webp | derived webp');
    expect(project.name).toBe('Summer');
    const { derived } = world.imaging;
    await deliverContactSheet(token);
    expect(world.imaging.derived).toBe(derived);
  });
});

describe('a share link with a password', () => {
  const password = 'open sesame';
  const required = { code: 'PASSWORD_REQUIRED' };

  it('shows nothing without the password, and everything with the ticket that the password gives', async () => {
    const { world, share, getSharedProject, listSharedImages, openSharedProject, ...calls } = await setUp();
    const { token, link } = await share({ password });
    expect(link.passwordHash).not.toContain(`"${password}"`);
    await expect(getSharedProject({ token })).rejects.toMatchObject(required);
    await expect(listSharedImages({ token }, whole)).rejects.toMatchObject(required);
    await expect(calls.deliverContactSheet(token)).rejects.toMatchObject(required);
    const { ticket } = await openSharedProject(token, password, clientAt());
    expect((await listSharedImages({ token, ticket }, whole)).images).toHaveLength(2);
    world.clock.advance(12 * HOUR_MS);
    await expect(getSharedProject({ token, ticket })).rejects.toMatchObject(required);
  });

  it('refuses an altered ticket, and a ticket of another share link', async () => {
    const { share, getSharedProject, openSharedProject } = await setUp();
    const [one, two] = [await share({ password }), await share({ password: 'another one' })];
    const { ticket } = await openSharedProject(one.token, password, clientAt());
    const changed = ['', '.', 'x.y', ticket.replace(/^\d/, '9'), `${ticket}x`];
    for (const broken of changed) {
      await expect(getSharedProject({ token: one.token, ticket: broken })).rejects.toMatchObject(required);
    }
    await expect(getSharedProject({ token: two.token, ticket })).rejects.toMatchObject(required);
  });

  it('refuses a network after ten wrong passwords, but not other networks', async () => {
    const { world, share, openSharedProject } = await setUp();
    const { token } = await share({ password });
    const guess = (text: string, address: string) => openSharedProject(token, text, clientAt(address));
    for (let n = 0; n < 10; n += 1) {
      await expect(guess(`guess ${n}`, '192.0.2.7')).rejects.toMatchObject({
        code: 'WRONG_PASSWORD',
        details: { fields: { password: [TEXTS.projects.wrongPassword] } },
      });
    }
    await expect(guess(password, '192.0.2.7')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await guess(password, '198.51.100.7')).toHaveProperty('ticket');
    world.clock.advance(HOUR_MS);
    for (let n = 0; n < 20; n += 1) expect(await guess(password, '192.0.2.7')).toHaveProperty('ticket');
  });

  it.each([
    ['is empty', ''],
    ['is too short', 'short'],
    ['is too long', 'x'.repeat(129)],
    ['contains a NUL character', 'null \u0000 null'],
  ])('is refused if the password %s', async (_what, bad) => {
    const { share } = await setUp();
    await expect(share({ password: bad })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { password: [expect.any(String)] } },
    });
  });
});
