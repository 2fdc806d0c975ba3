import { TEXTS } from '@safelight/rules';
import { siteForEach } from '../testing/test-server.ts';

const CREATE = `mutation ($input: CreateProjectInput!) { createProject(input: $input) { id name } }`;
const LIST = `query ($first: Int! = 20, $after: String, $search: String, $sort: ProjectSort! = NEWEST, $filter: ProjectFilterInput) {
  projects(first: $first, after: $after, search: $search, sort: $sort, filter: $filter) {
    nodes { name imageCount previewImages { uid thumbnailUrl(width: 640) } } pageInfo { endCursor hasNextPage }
  }
}`;

interface Listed {
  nodes: { name: string; imageCount: number; previewImages: { uid: string }[] }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

describe('projects over GraphQL', () => {
  const { site, ann } = siteForEach('ann');
  let uids: string[];
  let id: string;
  beforeEach(async () => {
    uids = [];
    for (const n of [1, 2, 3]) uids.push((await site.world.uploadText(ann.user.id, `picture ${n}`)).uid);
    id = (await create({ name: 'Summer', tags: ['Sea'], uids })).id;
  });

  const ask = (query: string, variables: Record<string, unknown> = {}, as: string | undefined = ann.token) =>
    site.ask(query, variables, as);
  const create = async (input: object): Promise<{ id: string; name: string }> => {
    site.world.clock.advance(1_000);
    return (await ask(CREATE, { input })).data?.['createProject'] as { id: string; name: string };
  };
  const list = async (variables: Record<string, unknown> = {}): Promise<Listed> =>
    (await ask(LIST, variables)).data?.['projects'] as Listed;

  it('are created once for one idempotency key', async () => {
    const input = { name: 'Winter', idempotencyKey: 'once' };
    const winter = await create(input);
    expect(winter).toMatchObject({ name: 'Winter' });
    expect(await create(input)).toEqual(winter);
  });

  it('give a ticket for their archive', async () => {
    const ticketOf = (ids: readonly string[]) =>
      ask('query ($ids: [ID!]!) { projectArchiveTicket(ids: $ids) }', { ids });
    const ticket = (await ticketOf([id])).data?.['projectArchiveTicket'] as string;
    const { filename } = await site.world.useCases.openProjectArchive(ticket, [id]);
    expect(filename).toBe('safelight-Summer-2026-01-01.zip');
    const { id: empty } = await create({ name: 'Empty' });
    expect((await ticketOf([empty])).errors[0]).toMatchObject({
      message: TEXTS.projects.noImages,
      extensions: { code: 'CONFLICT' },
    });
  });

  it('are listed with preview images, page by page, searched and filtered', async () => {
    for (const name of ['Birch', 'alder']) await create({ name, tags: ['tree'], uids: uids.slice(1) });
    const page = await list({ first: 2 });
    expect(page.nodes.map(({ name }) => name)).toEqual(['alder', 'Birch']);
    expect(page.nodes[0]?.previewImages.map(({ uid }) => uid)).toEqual(uids.slice(1));
    const next = await list({ first: 2, after: page.pageInfo.endCursor });
    expect(next).toMatchObject({
      nodes: [{ name: 'Summer', imageCount: 3 }],
      pageInfo: { hasNextPage: false },
    });
    expect((await list({ sort: 'NAME' })).nodes.map(({ name }) => name)).toEqual([
      'alder',
      'Birch',
      'Summer',
    ]);
    expect((await list({ search: ' summ ' })).nodes).toHaveLength(1);
    expect((await list({ filter: { tags: ['Tree'] } })).nodes).toHaveLength(2);
    expect((await list({ filter: { createdTo: '2020-01-01T00:00:00Z' } })).nodes).toEqual([]);
    expect((await ask('{ projectTags }')).data).toEqual({ projectTags: ['sea', 'tree'] });
  });

  it.each(['NEWEST', 'OLDEST', 'NAME'])(
    'can be listed after the cursor of any project, sorted by %s',
    async (sort) => {
      for (const name of ['Birch', 'alder']) await create({ name });
      const { data } = await ask(
        '{ projects(sort: ' + sort + ') { edges { cursor node { name } } pageInfo { endCursor } } }',
      );
      const { edges, pageInfo } = data?.['projects'] as {
        edges: { cursor: string; node: { name: string } }[];
        pageInfo: { endCursor: string };
      };
      expect(edges.at(-1)?.cursor).toBe(pageInfo.endCursor);
      const names = edges.map(({ node }) => ({ name: node.name }));
      expect(names).toHaveLength(3);
      for (const [n, { cursor }] of edges.entries()) {
        expect((await list({ sort, after: cursor })).nodes).toMatchObject(names.slice(n + 1));
      }
    },
  );

  it('take only images of their owner', async () => {
    const bob = await site.signUp('bob');
    const { uid } = await site.world.uploadText(bob.user.id, 'picture of bob');
    const chosen = [uids[0], uid];
    const change = `mutation ($uids: [ID!]!) { addProjectImages(id: "${id}", uids: $uids) { count } }`;
    for (const { errors } of [
      await ask(CREATE, { input: { name: 'Winter', uids: chosen } }),
      await ask(change, { uids: chosen }),
    ]) {
      expect(errors[0]?.extensions).toMatchObject({
        code: 'INVALID_INPUT',
        details: { unknownUids: [uid] },
      });
    }
    expect((await list()).nodes).toMatchObject([{ name: 'Summer' }]);
  });

  it('are not listed after a cursor of another order', async () => {
    for (const name of ['Birch', 'alder']) await create({ name });
    const { pageInfo } = await list({ first: 1, sort: 'NEWEST' });
    const { errors } = await ask(LIST, { sort: 'OLDEST', after: pageInfo.endCursor });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { after: [expect.any(String)] } },
    });
  });

  it('can list their images after the cursor of any image', async () => {
    const images = (after: string) =>
      `images(after: ${after}) { edges { cursor node { uid } } pageInfo { endCursor } }`;
    const edgesAfter = async (after: string): Promise<{ cursor: string; node: { uid: string } }[]> => {
      const { data } = await ask(`{ project(id: "${id}") { ${images(after)} } }`);
      return (data?.['project'] as { images: { edges: { cursor: string; node: { uid: string } }[] } }).images
        .edges;
    };
    const edges = await edgesAfter('null');
    expect(edges.map(({ node }) => node.uid)).toEqual(uids);
    for (const [n, { cursor }] of edges.entries()) {
      expect(await edgesAfter(JSON.stringify(cursor))).toEqual(edges.slice(n + 1));
    }
  });

  it.each([
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ after: 'garbage' }, 'after'],
    [{ filter: { createdFrom: '2026-01-02T00:00:00Z', createdTo: '2026-01-01T00:00:00Z' } }, 'createdTo'],
    [{ filter: { tags: Array.from({ length: 51 }, (_, n) => `t${n}`) } }, 'tags'],
  ])('refuse a list with the arguments %j', async (variables, field) => {
    const { errors } = await ask(LIST, variables);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { [field]: [expect.any(String)] } },
    });
  });

  it('are changed together with their images, deleted and restored', async () => {
    const change = (name: string, variables: string) =>
      ask(
        `mutation { ${name}(id: "${id}", ${variables}) { count project { imageCount images { nodes { uid } } } } }`,
      );
    const removed = await change('removeProjectImages', `uids: ["${uids[1]}"]`);
    expect(removed.data).toMatchObject({ removeProjectImages: { count: 1, project: { imageCount: 2 } } });
    const added = await change('addProjectImages', `uids: ["${uids[1]}"], beforeUid: "${uids[0]}"`);
    expect(added.data).toMatchObject({
      addProjectImages: {
        project: { images: { nodes: [uids[1], uids[0], uids[2]].map((uid) => ({ uid })) } },
      },
    });
    const moved = await change('moveProjectImages', `uids: ["${uids[1]}"]`);
    expect(moved.data).toMatchObject({ moveProjectImages: { count: 1 } });
    const UPDATE = `mutation ($id: ID!, $input: UpdateProjectInput!) { updateProject(id: $id, input: $input) { name description coverUid } }`;
    const input = { name: 'Winter', description: 'Snow', coverUid: uids[2] };
    expect((await ask(UPDATE, { id, input })).data).toEqual({ updateProject: input });
    expect((await ask(UPDATE, { id, input: { name: null, description: null } })).data).toEqual({
      updateProject: { ...input, description: null },
    });
    expect((await ask(`mutation { deleteProjects(ids: ["${id}"]) }`)).data).toEqual({ deleteProjects: [id] });
    expect((await ask(`{ project(id: "${id}") { id } }`)).data).toEqual({ project: null });
    expect((await ask(`mutation { restoreProjects(ids: ["${id}"]) { id imageCount } }`)).data).toEqual({
      restoreProjects: [{ id, imageCount: expect.any(Number) }],
    });
    expect((await ask(`{ projectsHolding(imageUid: "${uids[0]}") }`)).data).toEqual({
      projectsHolding: [id],
    });
  });

  it('can be shared by a link, which other people open with its password', async () => {
    const SHARE = `mutation ($input: CreateShareLinkInput) { createShareLink(projectId: "${id}", input: $input) { id url hasPassword isExpired } }`;
    const input = { password: 'open sesame', idempotencyKey: 'link' };
    const shared = (await ask(SHARE, { input })).data?.['createShareLink'] as { id: string; url: string };
    expect((await ask(SHARE, { input })).data?.['createShareLink']).toEqual(shared);
    expect(shared).toMatchObject({ hasPassword: true, isExpired: false });
    const linkToken = shared.url.split('/p/')[1];
    const READ = `query ($ticket: String) { sharedProject(token: "${linkToken}", ticket: $ticket) {
      name imageCount images(first: 2) { nodes { uid title url thumbnailUrl(width: 640) downloadUrl } pageInfo { hasNextPage } }
    } }`;
    const OPEN = `mutation ($password: String!) { openSharedProject(token: "${linkToken}", password: $password) { ticket } }`;
    expect((await site.ask(READ)).errors[0]?.extensions.code).toBe('PASSWORD_REQUIRED');
    const wrong = await site.ask(OPEN, { password: 'wrong' });
    expect(wrong.errors[0]).toMatchObject({
      message: TEXTS.projects.wrongPassword,
      extensions: { code: 'WRONG_PASSWORD' },
    });
    const opened = (await site.ask(OPEN, { password: 'open sesame' })).data?.['openSharedProject'] as object;
    const { data } = await site.ask(READ, { ...opened });
    expect(data).toMatchObject({
      sharedProject: { name: 'Summer', imageCount: 3, images: { pageInfo: { hasNextPage: true } } },
    });
    const [image] = (data?.['sharedProject'] as { images: { nodes: { url: string; downloadUrl: string }[] } })
      .images.nodes;
    expect(image?.url).toContain(`?link=${shared.id}&`);
    expect(image?.downloadUrl).toMatch(/&download=1$/);
    expect((await ask(`{ project(id: "${id}") { shareLinks { url } } }`)).data).toEqual({
      project: { shareLinks: [{ url: shared.url }] },
    });
    expect((await ask(`mutation { revokeShareLink(id: "${shared.id}") }`)).data).toEqual({
      revokeShareLink: shared.id,
    });
    expect((await site.ask(READ, { ...opened })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
