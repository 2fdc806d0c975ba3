import { answersImage, editRequest, type ScriptedEditor } from '@safelight/application/testing';
import { randomUUID } from 'node:crypto';
import { MISSING_UID, PUBLIC_URL, startTestServer, type TestServer } from '../testing/test-server.ts';

const SAID = 'Not done: the hat.';

/**
 * Starts a server with the real use cases and an image of Ann's that has an upload and the result of an edit.
 */
const startServer = async () => {
  const server = await startTestServer();
  const { world } = server;
  const [ann, bob] = [await server.join('ann'), await server.join('bob')];
  const image = await world.uploadText(ann.user.id, 'picture', 'public');
  const job = await world.useCases.requestAiEdit(ann.viewer, editRequest(image.uid, 'make it vintage'));
  (world.editors[0] as ScriptedEditor).answerNext(async (...asked) => ({
    ...(await answersImage(...asked)),
    textResponse: SAID,
  }));
  await world.jobs.runAiEdit(job.id, new AbortController().signal);
  const [upload, edit] = (await world.repositories.images.listVersions(image.uid)).map(({ id }) => id);
  return {
    ...{ server, world, job, uid: image.uid, upload: upload ?? '', edit: edit ?? '' },
    ...{
      ann: ann.headers,
      bob: bob.headers,
      bobId: bob.id,
      versions: `/api/images/${image.uid}/versions/`,
    },
  };
};

interface VersionBody {
  readonly id: string;
  readonly is_current: boolean;
  readonly url: string;
  readonly thumbnail_url: string;
  readonly download_url: string;
}

describe('the versions of an image', () => {
  let site: Awaited<ReturnType<typeof startServer>>;
  let server: TestServer;
  beforeEach(async () => {
    site = await startServer();
    ({ server } = site);
  });
  afterEach(() => server.close());

  const bytesAt = async (url: string, headers = {}): Promise<string | number> => {
    const answer = await server.send(url.slice(PUBLIC_URL.length), { headers });
    return answer.status === 200 ? answer.text : answer.status;
  };

  it('are all listed for the owner, with their origin', async () => {
    const answer = await server.send(site.versions, { headers: site.ann });
    expect(answer.json()).toMatchObject([
      { id: site.upload, image: site.uid, number: 1, is_current: true, origin: { kind: 'upload' } },
      {
        id: site.edit,
        number: 2,
        is_current: false,
        origin: {
          kind: 'ai_edit',
          ai_edit: site.job.id,
          parent_version: site.upload,
          prompt: 'make it vintage',
          model: 'scripted',
          text_response: SAID,
        },
      },
    ]);
  });

  it('are listed for other people only if they are public, and without their origin', async () => {
    const list = await server.send(site.versions, { headers: site.bob });
    expect(list.json()).toMatchObject([{ id: site.upload, origin: null }]);
    const one = await server.send(`${site.versions}${site.upload}/`);
    expect(list.json()).toEqual([one.json()]);
    expect((await server.send(`${site.versions}${site.edit}/`)).status).toBe(404);
  });

  it('have working addresses for the file, the thumbnail and the download', async () => {
    const answer = await server.send(`${site.versions}${site.edit}/`, { headers: site.ann });
    const edit = answer.json() as VersionBody;
    expect(await bytesAt(edit.url)).toBe('picture edited');
    expect(await bytesAt(edit.thumbnail_url)).not.toBe(404);
    expect(await bytesAt(edit.download_url, site.ann)).toBe('picture edited');
    expect(await bytesAt(edit.download_url)).toBe(404);
  });

  it('become current if the owner selects them, and a previous version can still be downloaded', async () => {
    const path = `${site.versions}${site.edit}/use/`;
    const chosen = await server.sendJson(path, 'POST', {}, site.ann);
    expect(chosen.json()).toMatchObject({ id: site.edit, is_current: true });
    expect((await server.send(site.versions)).json()).toMatchObject([{ id: site.edit }]);
    expect(await bytesAt(`${PUBLIC_URL}${site.versions}${site.upload}/download/`)).toBe('picture');
  });

  it('can be deleted by the owner, except the current version', async () => {
    const [edit, upload] = [`${site.versions}${site.edit}/`, `${site.versions}${site.upload}/`];
    expect((await server.send(edit, { method: 'DELETE', headers: site.ann })).status).toBe(204);
    expect((await server.send(edit, { headers: site.ann })).status).toBe(404);
    const refused = await server.send(upload, { method: 'DELETE', headers: site.ann });
    expect([refused.status, refused.json()]).toMatchObject([409, { code: 'CONFLICT' }]);
  });

  it.each(['file', 'download'])(
    'are selected by ?version= on the route %s, for viewers who may see them',
    async (route) => {
      const of = (version: string) => `${PUBLIC_URL}/api/images/${route}/${site.uid}/?version=${version}`;
      expect(await bytesAt(of(site.edit), site.ann)).toBe('picture edited');
      expect(await bytesAt(of(site.upload))).toBe('picture');
      expect(await bytesAt(of(site.edit))).toBe(404);
      expect(await bytesAt(of(site.edit), site.bob)).toBe(404);
      expect(await bytesAt(of(''), site.ann)).toBe(404);
      const unknown = await server.send(`/api/images/${route}/${site.uid}/?w=320`, { headers: site.ann });
      expect([unknown.status, unknown.json()]).toMatchObject([
        400,
        { code: 'INVALID_INPUT', details: { fields: { w: [expect.any(String)] } } },
      ]);
    },
  );

  it('answer the same 404 if they are foreign, malformed or missing, or belong to another image', async () => {
    const { uid: other, current } = await site.world.uploadText(site.bobId, 'picture two');
    const ids = [site.edit, current.id, randomUUID(), 'nonsense'];
    const paths = [
      ...ids.slice(1).map((id) => `/api/images/${site.uid}/versions/${id}/`),
      `/api/images/${other}/versions/${current.id}/`,
      `/api/images/${MISSING_UID}/versions/${site.edit}/`,
    ];
    const texts = new Set<string>();
    for (const path of paths) {
      for (const [method, route] of [
        ['GET', ''],
        ['GET', 'download/'],
        ['POST', 'use/'],
        ['DELETE', ''],
      ] as const) {
        const answer = await server.send(`${path}${route}`, { method, headers: site.ann });
        expect([`${method} ${path}${route}`, answer.status]).toEqual([`${method} ${path}${route}`, 404]);
        texts.add(answer.text);
      }
    }
    for (const method of ['POST', 'DELETE']) {
      const path = `${site.versions}${site.edit}/${method === 'POST' ? 'use/' : ''}`;
      const answer = await server.send(path, { method, headers: site.bob });
      expect(answer.status).toBe(404);
      texts.add(answer.text);
    }
    expect(texts.size).toBe(1);
  });

  it('that an AI edit made are in the response of the edit, with the text of the model', async () => {
    const path = `/api/ai/edits/${site.job.id}/`;
    const answer = await server.send(path, { headers: site.ann });
    const version = await server.send(`${site.versions}${site.edit}/`, { headers: site.ann });
    expect(answer.json()).toMatchObject({
      state: 'succeeded',
      result_version: site.edit,
      result: version.json() as object,
      model: 'scripted',
      text_response: SAID,
      processing_time: expect.any(Number),
    });
    const list = await server.send('/api/ai/edits/', { headers: site.ann });
    expect(list.json()).toEqual([answer.json()]);
    await server.send(`${site.versions}${site.edit}/`, { method: 'DELETE', headers: site.ann });
    const later = await server.send(path, { headers: site.ann });
    expect(later.json()).toMatchObject({ state: 'succeeded', result: null, model: null });
  });
});
