import { parity } from '../testing/parity.ts';

const PROJECT = 'id name description tags imageCount coverUid createdAt updatedAt';
const LINK = 'id url hasPassword expiresAt isExpired createdAt';

describe('REST and GraphQL for projects', () => {
  let uid: string;
  let id: string;
  const { site, ann, bob, expectSame, expectAlike, expectRefused, expectMissing } = parity();
  beforeEach(async () => {
    uid = (await site.world.uploadText(ann.user.id, 'picture')).uid;
    const input = { name: 'Summer', tags: ['sea'], uids: [uid] };
    id = (await site.world.useCases.createProject(ann.viewer, input)).id;
  });

  it('create, list and show projects with the same answers, and refuse the same invalid ones', async () => {
    const create = (input: object): Parameters<typeof expectAlike> => [
      ann.token,
      { method: 'POST', path: '/projects/', body: input },
      {
        query: `mutation ($input: CreateProjectInput!) { createProject(input: $input) { ${PROJECT} } }`,
        variables: { input },
      },
    ];
    await expectAlike(...create({ name: 'Winter', description: ' ', tags: ['Snow', 'snow'] }));
    for (const input of [{ name: ' ' }, { name: 'x'.repeat(10_000) }, { name: 'a', tags: [''] }]) {
      const [as, rest, graphql] = create(input);
      await expectRefused(as, 'INVALID_INPUT', rest, graphql);
    }
    const list = { query: `{ projects { nodes { ${PROJECT} } } }` };
    await expectSame(ann.token, { path: '/projects/' }, list);
    await expectRefused(null, 'UNAUTHENTICATED', { path: '/projects/' }, list);
    const one = `{ project(id: "${id}") { ${PROJECT} } }`;
    await expectSame(ann.token, { path: `/projects/${id}/` }, { query: one });
    await expectMissing(bob.token, `/projects/${id}/`, one);
  });

  it('allow only the owner to change a project and its images', async () => {
    const rename = [
      { method: 'PATCH', path: `/projects/${id}/`, body: { name: 'New', cover_uid: uid } },
      {
        query: `mutation { updateProject(id: "${id}", input: { name: "New", coverUid: "${uid}" }) { ${PROJECT} } }`,
      },
    ] as const;
    await expectSame(ann.token, ...rename);
    await expectRefused(bob.token, 'NOT_FOUND', ...rename);
    const add = [
      { method: 'POST', path: `/projects/${id}/images/`, body: { uids: [uid] } },
      { query: `mutation { addProjectImages(id: "${id}", uids: ["${uid}"]) { count } }` },
    ] as const;
    await expectSame(ann.token, ...add);
    await expectRefused(bob.token, 'NOT_FOUND', ...add);
    await expectRefused(
      ann.token,
      'INVALID_INPUT',
      { method: 'POST', path: `/projects/${id}/images/`, body: { uids: [] } },
      { query: `mutation { addProjectImages(id: "${id}", uids: []) { count } }` },
    );
  });

  it('share a project by the same links, and show the same project to visitors', async () => {
    await expectAlike(
      ann.token,
      { method: 'POST', path: `/projects/${id}/links/`, body: { password: 'open sesame' } },
      {
        query: `mutation { createShareLink(projectId: "${id}", input: { password: "open sesame" }) { ${LINK} } }`,
      },
      ({ url: _url, ...link }: Record<string, unknown>) => link,
    );
    await expectRefused(
      ann.token,
      'INVALID_INPUT',
      { method: 'POST', path: `/projects/${id}/links/`, body: { password: 'short' } },
      { query: `mutation { createShareLink(projectId: "${id}", input: { password: "short" }) { id } }` },
    );
    const { token } = await site.world.useCases.createShareLink(ann.viewer, id, {});
    const shared = {
      query: `{ sharedProject(token: "${token}") { name description imageCount expiresAt } }`,
    };
    await expectSame(null, { path: `/projects/shared/${token}/` }, shared);
    const locked = await site.world.useCases.createShareLink(ann.viewer, id, { password: 'open sesame' });
    await expectRefused(
      null,
      'PASSWORD_REQUIRED',
      { path: `/projects/shared/${locked.token}/` },
      { query: shared.query.replace(token, locked.token) },
    );
    await expectRefused(
      null,
      'WRONG_PASSWORD',
      { method: 'POST', path: `/projects/shared/${locked.token}/open/`, body: { password: 'wrong' } },
      { query: `mutation { openSharedProject(token: "${locked.token}", password: "wrong") { ticket } }` },
    );
    site.world.database.tables.shareLinks.clear();
    await expectRefused(null, 'NOT_FOUND', { path: `/projects/shared/${token}/` }, shared);
  });
});
