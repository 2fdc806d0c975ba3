import { TEXTS } from '@safelight/rules';
import { serverForEach, type Person } from '../testing/test-server.ts';

interface ProjectAnswer {
  readonly id: string;
  readonly name: string;
}

describe('projects over REST', () => {
  const { server: site, ann, bob } = serverForEach('ann', 'bob');
  let uids: string[];
  let id: string;
  beforeEach(async () => {
    uids = [];
    for (let n = 0; n < 3; n += 1) uids.push((await site.addImage(ann)).uid);
    id = (await create({ name: 'Summer', uids: uids.slice(0, 2) })).id;
  });

  const call = (path: string, method: string, body?: unknown, who: Person | null = ann) =>
    body === undefined
      ? site.send(`/api/projects${path}`, { method, headers: who?.headers ?? {} })
      : site.sendJson(`/api/projects${path}`, method, body, who?.headers ?? {});
  const create = async (body: object): Promise<ProjectAnswer> => {
    site.world.clock.advance(1_000);
    return (await call('/', 'POST', body)).json() as ProjectAnswer;
  };
  const order = async (): Promise<number[]> =>
    ((await call(`/${id}/images/`, 'GET')).json() as { uid: string }[]).map(({ uid }) => uids.indexOf(uid));

  it('are created, read, changed, deleted and restored', async () => {
    const created = await call('/', 'POST', { name: ' Winter ', description: ' ', tags: ['Snow'] });
    expect(created.status).toBe(201);
    const winter = created.json() as ProjectAnswer;
    expect(created.headers.location).toBe(`/api/projects/${winter.id}/`);
    expect(winter).toMatchObject({
      name: 'Winter',
      description: null,
      tags: ['snow'],
      image_count: 0,
      thumbnail_url: null,
    });
    expect((await call(`/${winter.id}/`, 'GET')).json()).toEqual(winter);
    const once = { ...ann.headers, 'Idempotency-Key': 'once' };
    const repeat = async () =>
      (await site.sendJson('/api/projects/', 'POST', { name: 'Autumn' }, once)).json();
    const autumn = (await repeat()) as ProjectAnswer;
    expect(await repeat()).toEqual(autumn);
    expect((await call(`/${autumn.id}/`, 'DELETE')).status).toBe(204);
    const changed = await call(`/${id}/`, 'PATCH', { description: 'Sea', cover_uid: uids[1], tags: [] });
    expect(changed.json()).toMatchObject({ name: 'Summer', description: 'Sea', cover_uid: uids[1] });
    expect((changed.json() as { thumbnail_url: string }).thumbnail_url).toContain(`/i/${uids[1]}/`);
    expect((await call('/tags/', 'GET')).json()).toEqual({ tags: ['snow'] });
    expect((await call(`/${id}/`, 'DELETE')).status).toBe(204);
    expect((await call(`/${id}/`, 'GET')).status).toBe(404);
    expect((await call(`/${id}/`, 'DELETE')).status).toBe(404);
    expect((await call('/bulk/', 'POST', { action: 'restore', ids: [id] })).json()).toEqual({ count: 1 });
    expect((await call('/bulk/', 'POST', { action: 'delete', ids: [id, winter.id] })).json()).toEqual({
      count: 2,
    });
  });

  it('are listed page by page, searched and filtered', async () => {
    for (const name of ['alder', 'Birch']) await create({ name, tags: ['tree'] });
    const first = await call('/?limit=2&sort=name', 'GET');
    expect((first.json() as ProjectAnswer[]).map(({ name }) => name)).toEqual(['alder', 'Birch']);
    const cursor = String(first.headers['x-next-cursor']);
    expect(first.headers['link']).toContain('sort=name');
    const next = await call(`/?limit=2&sort=name&cursor=${cursor}`, 'GET');
    expect(next.json()).toMatchObject([{ name: 'Summer' }]);
    expect(next.headers['x-next-cursor']).toBeUndefined();
    expect((await call('/?search=SUM', 'GET')).json()).toHaveLength(1);
    expect((await call('/?tags=Tree&from=2020-01-01&to=2099-01-01', 'GET')).json()).toHaveLength(2);
    expect((await call('/', 'GET', undefined, bob)).json()).toEqual([]);
    for (const query of ['sort=size', 'limit=0', `cursor=${cursor}`, 'cursor=x', 'from=yesterday']) {
      expect((await call(`/?${query}`, 'GET')).status).toBe(400);
    }
    const newest = String((await call('/?limit=2&sort=newest', 'GET')).headers['x-next-cursor']);
    expect((await call(`/?sort=oldest&cursor=${newest}`, 'GET')).json()).toMatchObject({
      details: { fields: { cursor: [expect.any(String)] } },
    });
  });

  it('take only images of their owner', async () => {
    const theirs = (await site.addImage(bob)).uid;
    for (const path of ['/', `/${id}/images/`]) {
      const body = { uids: [uids[2], theirs], ...(path === '/' ? { name: 'Winter' } : {}) };
      const answer = await call(path, 'POST', body);
      expect([answer.status, answer.json()]).toMatchObject([
        400,
        { code: 'INVALID_INPUT', details: { unknown_uids: [theirs] } },
      ]);
    }
    expect(await order()).toEqual([0, 1]);
    expect((await call('/', 'GET')).json()).toHaveLength(1);
  });

  it('say that it is an image that is missing, and not they themselves', async () => {
    const calls = [
      call(`/${id}/`, 'PATCH', { cover_uid: 'nope' }),
      call(`/${id}/images/`, 'POST', { uids: [uids[2]], before_uid: 'nope' }),
      call(`/${id}/images/move/`, 'POST', { uids: [uids[1]], before_uid: uids[2] }),
    ];
    for (const answer of await Promise.all(calls)) {
      expect([answer.status, answer.json()]).toMatchObject([404, { details: { missing: 'image' } }]);
    }
    const noProject = await call('/nope/', 'PATCH', { name: 'x' });
    expect([noProject.status, noProject.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
    expect(noProject.json()).toHaveProperty('details', {});
  });

  it('contain images in an order that can be changed', async () => {
    const added = await call(`/${id}/images/`, 'POST', { uids, before_uid: uids[1] });
    expect(added.json()).toEqual({ count: 1 });
    expect(await order()).toEqual([0, 2, 1]);
    await call(`/${id}/images/move/`, 'POST', { uids: [uids[1]], before_uid: uids[0] });
    expect(await order()).toEqual([1, 0, 2]);
    expect((await call(`/${id}/images/remove/`, 'POST', { uids: [uids[0]] })).json()).toEqual({ count: 1 });
    const page = await call(`/${id}/images/?limit=1`, 'GET');
    expect(page.json()).toMatchObject([{ uid: uids[1] }]);
    const next = await call(`/${id}/images/?limit=1&cursor=${String(page.headers['x-next-cursor'])}`, 'GET');
    expect(next.json()).toMatchObject([{ uid: uids[2] }]);
    expect((await call(`/${id}/images/?cursor=x`, 'GET')).status).toBe(400);
    const another = await create({ name: 'Winter', uids });
    const foreign = `/${another.id}/images/?cursor=${String(page.headers['x-next-cursor'])}`;
    expect((await call(foreign, 'GET')).json()).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it.each([
    [{}, 'name', 'This field is required.'],
    [{ name: ' ' }, 'name', TEXTS.projects.nameRequired],
    [{ name: 'x'.repeat(10_000) }, 'name', 'Use at most 200 characters.'],
    [{ name: 'a', tags: 'sea' }, 'tags', 'This field must be a list of texts.'],
    [{ name: 'a', owner: 'me' }, 'owner', 'This field is unknown or cannot be set.'],
  ])('cannot be created from the body %j', async (body, field, message) => {
    const answer = await call('/', 'POST', body);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { [field]: [message] } },
    });
  });

  it('can be downloaded as a ZIP archive, unless they are empty', async () => {
    const archive = await call(`/${id}/archive/`, 'GET');
    expect(archive.status).toBe(200);
    expect(archive.headers['content-disposition']).toContain('safelight-Summer-');
    expect(archive.text).toContain('Summer/001-holiday.png');
    expect((await call(`/archive/?ids=${id}`, 'GET')).text).toContain('Summer/002-holiday.png');
    const { id: empty } = await create({ name: 'Empty' });
    const refused = await call(`/${empty}/archive/`, 'GET');
    expect([refused.status, refused.json()]).toMatchObject([409, { error: TEXTS.projects.noImages }]);
  });

  describe('shared by a link', () => {
    interface Link {
      readonly id: string;
      readonly url: string;
    }
    interface SharedImage {
      readonly uid: string;
      readonly file_url: string;
      readonly thumbnail_url: string;
    }
    const share = async (body: object = {}): Promise<Link & { token: string }> => {
      const answer = await call(`/${id}/links/`, 'POST', body);
      expect(answer.status).toBe(201);
      const link = answer.json() as Link;
      return { ...link, token: link.url.split('/p/')[1] ?? '' };
    };
    const read = (path: string, ticket?: string) =>
      site.send(`/api/projects/shared/${path}`, {
        headers: ticket === undefined ? {} : { 'X-Share-Ticket': ticket },
      });
    const pathOf = (url: string): string => url.replace('https://site', '').replace(/^https:\/\/[^/]+/, '');

    it('have one link after requests that are repeated with one Idempotency-Key', async () => {
      const headers = { ...ann.headers, 'Idempotency-Key': 'link' };
      const create = (password: string) =>
        site.sendJson(`/api/projects/${id}/links/`, 'POST', { password }, headers);
      const first = await create('open sesame');
      const again = await create('open sesame');
      expect([first.status, again.status]).toEqual([201, 201]);
      expect(again.json()).toEqual(first.json());
      const other = await create('open barley');
      expect([other.status, other.json()]).toMatchObject([409, { code: 'IDEMPOTENCY_CONFLICT' }]);
    });

    it('are visible to anyone, including private images, until the link is revoked', async () => {
      const { token, id: linkId } = await share();
      expect((await read(`${token}/`)).json()).toEqual({
        ...{ name: 'Summer', description: null, image_count: 2, expires_at: null },
      });
      const page = await read(`${token}/images/?limit=1`);
      const [image] = page.json() as SharedImage[];
      const cursor = String(page.headers['x-next-cursor']);
      const next = await read(`${token}/images/?limit=1&cursor=${cursor}`);
      expect(next.json()).toMatchObject([{ uid: uids[1] }]);
      expect((await read(`${(await share()).token}/images/?limit=1&cursor=${cursor}`)).status).toBe(400);
      const shown = await site.send(pathOf(image?.file_url ?? ''));
      expect(shown.status).toBe(200);
      expect(shown.text).not.toContain('gps');
      expect(shown.headers['cache-control']).toBe('private, no-store');
      expect((await site.send(pathOf(image?.thumbnail_url ?? ''))).status).toBe(200);
      const sheet = await site.send(`/p/${token}/preview.jpg`);
      expect([sheet.status, sheet.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(site.deliveries.some(([, bytes]) => bytes === sheet.bytes.length)).toBe(true);

      expect((await call(`/${id}/links/`, 'GET')).json()).toMatchObject(
        expect.arrayContaining([expect.objectContaining({ id: linkId, is_expired: false })]),
      );
      expect((await call(`/links/${linkId}/`, 'DELETE')).status).toBe(204);
      for (const path of [`${token}/`, `${token}/images/`]) {
        const gone = await read(path);
        expect([gone.status, gone.json()]).toMatchObject([404, { error: TEXTS.projects.linkNotFound }]);
      }
      expect((await site.send(pathOf(image?.file_url ?? ''))).status).toBe(404);
      expect((await site.send(`/p/${token}/preview.jpg`)).status).toBe(404);
    });

    it('require the password of the link, which can be tried ten times', async () => {
      const { token } = await share({ password: 'open sesame' });
      expect((await read(`${token}/`)).json()).toMatchObject({ code: 'PASSWORD_REQUIRED' });
      const open = (password: string) =>
        site.sendJson(`/api/projects/shared/${token}/open/`, 'POST', { password });
      const opened = await open('open sesame');
      const { ticket } = opened.json() as { ticket: string };
      expect((await read(`${token}/images/`, ticket)).json()).toHaveLength(2);
      expect((await read(`${token}/images/`, `${ticket}x`)).status).toBe(403);
      for (let n = 0; n < 10; n += 1)
        expect((await open('wrong')).json()).toMatchObject({ code: 'WRONG_PASSWORD' });
      const refused = await open('open sesame');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    });

    it('answer 410 LINK_EXPIRED once the link has expired', async () => {
      const expires = new Date(site.world.clock.now().getTime() + 60_000).toISOString();
      const { token } = await share({ expires_at: expires });
      site.world.clock.advance(60_000);
      const answer = await read(`${token}/`);
      expect([answer.status, answer.json()]).toMatchObject([410, { code: 'LINK_EXPIRED' }]);
      for (const bad of ['2020-01-01T00:00:00Z', 'tomorrow', '2030-01-01', 7]) {
        expect((await call(`/${id}/links/`, 'POST', { expires_at: bad })).status).toBe(400);
      }
      expect((await read('nonsense/')).status).toBe(404);
    });
  });
});
