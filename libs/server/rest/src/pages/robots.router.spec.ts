import { LISTED_PATHS } from '@safelight/rules';
import { PUBLIC_URL, serverForAll } from '../testing/test-server.ts';

describe('robots.txt and sitemap.xml', () => {
  const { server } = serverForAll();

  it('exclude the paths of APIs from search engines, and name the sitemap', async () => {
    const { status, headers, text } = await server.send('/robots.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text.split('\n')).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /graphql', `Sitemap: ${PUBLIC_URL}/sitemap.xml`]),
    );
  });

  it('list each public page of the site once', async () => {
    const { status, headers, text } = await server.send('/sitemap.xml');
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
    expect(places).toEqual(LISTED_PATHS.map((path) => `${PUBLIC_URL}${path}`));
    expect(places).toContain(`${PUBLIC_URL}/pricing`);
    expect(text).not.toMatch(/gallery|:id/);
  });
});
