import { createPageHeads } from '../index.ts';
import { PUBLIC_URL, serverForAll, startTestServer, type TestServer } from '../testing/test-server.ts';

describe('the head of a shared project’s page', () => {
  const { server: site, ann } = serverForAll('ann');
  let projectId: string;
  const silent = '<meta name="robots" content="noindex, nofollow" />';
  beforeAll(async () => {
    const { uid } = await site.addImage(ann);
    const name = 'Sea & <script>alert(1)</script>';
    projectId = (await site.useCases.createProject(ann.viewer, { name, uids: [uid] })).id;
  });

  const headOf = ({ useCases, deps }: TestServer, path: string) =>
    createPageHeads({ useCases, publicUrl: PUBLIC_URL, logger: deps.logger })(path);
  const statusAndTags = async (path: string) => {
    const { status, tags } = await headOf(site, path);
    return [status, tags];
  };
  const share = async (password?: string) =>
    site.useCases.createShareLink(ann.viewer, projectId, password === undefined ? {} : { password });

  it('describes the project with a preview picture, and excludes the page from search engines', async () => {
    const { token } = await share();
    const [status, head] = await statusAndTags(`/p/${token}`);
    expect(status).toBe(200);
    expect(head).toContain(silent);
    expect(head).toContain('content="Sea &amp; &lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(head).not.toContain('<script>');
    expect(head).toContain(`<meta property="og:image" content="${PUBLIC_URL}/p/${token}/preview.jpg" />`);
    expect(head).toContain('content="1 image"');
  });

  it('reveals nothing about a project whose link has a password', async () => {
    expect(await statusAndTags(`/p/${(await share('open sesame')).token}`)).toEqual([200, silent]);
  });

  it('is that of a missing page for a revoked, expired or unknown link', async () => {
    const { token, link } = await share();
    await site.useCases.revokeShareLink(ann.viewer, link.id);
    expect(await statusAndTags(`/p/${token}`)).toEqual([404, silent]);
    const expiresAt = new Date(site.world.clock.now().getTime() + 60_000);
    const short = await site.useCases.createShareLink(ann.viewer, projectId, { expiresAt });
    expect(await statusAndTags(`/p/${short.token}`)).toEqual([200, expect.any(String)]);
    site.world.clock.advance(120_000);
    expect(await statusAndTags(`/p/${short.token}`)).toEqual([404, silent]);
    expect(await statusAndTags('/p/nonsense')).toEqual([404, silent]);
  });

  it('excludes the page from search engines even while the database is unavailable', async () => {
    const down = await startTestServer({ getSharedProject: () => Promise.reject(new Error('no database')) });
    const { token } = await share();
    expect(await headOf(down, `/p/${token}`)).toMatchObject({ status: 200, tags: silent });
    await down.close();
  });
});
