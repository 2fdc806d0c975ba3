import { isPathLike, sitePageAt } from './site-pages.ts';

describe('matching a path to the pages of the site', () => {
  it.each([
    ['/', '/', true],
    ['/help', '/help', true],
    ['/help', '/help/', true],
    ['/help', '/help//', false],
    ['/image/:uid', '/image/abc/', true],
    ['/image/:uid', '/image/', false],
    ['/image/:uid', '/image/abc/more', false],
  ])('compares the pattern %s with the path %s: %s', (pattern, path, isLike) =>
    expect(isPathLike(pattern, path)).toBe(isLike),
  );

  it('finds the landing page, and a page whose address ends with a slash', () => {
    expect(sitePageAt('/help/')).toBe(sitePageAt('/help'));
    expect(sitePageAt('/help')?.title).toBe('Help Center');
    expect(sitePageAt('/')?.path).toBe('/');
    expect(sitePageAt('/no/such/page')).toBeNull();
  });
});
