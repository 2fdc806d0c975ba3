import { isPathLike, sitePageAt } from './site-pages.ts';

describe('the comparison of a path with a pattern', () => {
  it.each([
    ['/', '/', true],
    ['/help', '/help', true],
    ['/help', '/help/', true],
    ['/help', '/help//', false],
    ['/image/:uid', '/image/abc/', true],
    ['/image/:uid', '/image/', false],
    ['/image/:uid', '/image/abc/more', false],
  ])('for %s and %s returns %s', (pattern, path, isLike) => expect(isPathLike(pattern, path)).toBe(isLike));

  it('finds the page of an address with a trailing slash, and of the landing page', () => {
    expect(sitePageAt('/help/')).toBe(sitePageAt('/help'));
    expect(sitePageAt('/help')?.title).toBe('Help Center');
    expect(sitePageAt('/')?.path).toBe('/');
    expect(sitePageAt('/no/such/page')).toBeNull();
  });
});
