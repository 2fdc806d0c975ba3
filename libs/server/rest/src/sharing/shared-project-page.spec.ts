import { createPageHeads } from '../index.ts';
import { PUBLIC_URL, startTestServer, type Person, type TestServer } from '../testing/test-server.ts';

describe('the head of the page of a share link', () => {
  let site: TestServer;
  let ann: Person;
  let projectId: string;
  const silent = '<meta name="robots" content="noindex, nofollow" />';
  beforeAll(async () => {
    site = await startTestServer();
    ann = await site.join('ann');
    const { uid } = await site.addImage(ann);
    const name = 'Sea & <script>alert(1)</script>';
    projectId = (await site.useCases.createProject(ann.viewer, { name, uids: [uid] })).id;
  });
  afterAll(() => site.close());

  const tags = async (path: string): Promise<string> => {
    const { useCases, deps } = site;
    return (await createPageHeads({ useCases, publicUrl: PUBLIC_URL, logger: deps.logger })(path)).tags;
  };
  const share = async (password?: string) =>
    site.useCases.createShareLink(ann.viewer, projectId, password === undefined ? {} : { password });

  it('says what it shows, with a picture of its own, and keeps robots away', async () => {
    const { token } = await share();
    const head = await tags(`/p/${token}`);
    expect(head).toContain(silent);
    expect(head).toContain('content="Sea &amp; &lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(head).not.toContain('<script>');
    expect(head).toContain(`<meta property="og:image" content="${PUBLIC_URL}/p/${token}/preview.jpg" />`);
    expect(head).toContain('content="1 image"');
  });

  it('says nothing of one with a password, a revoked one, and none', async () => {
    expect(await tags(`/p/${(await share('open sesame')).token}`)).toBe(silent);
    const { token, link } = await share();
    await site.useCases.revokeShareLink(ann.viewer, link.id);
    expect(await tags(`/p/${token}`)).toBe(silent);
    expect(await tags('/p/nonsense')).toBe(silent);
  });
});
