import { loggedPath } from './logged-path.ts';

describe('the log', () => {
  it.each([
    ['/api/images/?cursor=secret', '/api/images/'],
    ['/api/auth/verify-email/7d1f/tok-en_1/', '/api/auth/verify-email/7d1f/[removed]/'],
    ['/api/auth/verify-email/7d1f/tok-en_1', '/api/auth/verify-email/7d1f/[removed]'],
    ['/api/auth/exports/7d1f/tok-en_1/', '/api/auth/exports/7d1f/[removed]/'],
    ['/api/auth/exports/', '/api/auth/exports/'],
    ['/d/image-0000000000000001/tok-en_1', '/d/image-0000000000000001/[removed]'],
    ['/p/tok-en_1', '/p/[removed]'],
    ['/p/tok-en_1/preview.jpg', '/p/[removed]/preview.jpg'],
    ['/api/projects/shared/tok-en_1/images/?cursor=1', '/api/projects/shared/[removed]/images/'],
    ['/API/Projects/Shared/tok-en_1', '/API/Projects/Shared/[removed]'],
    ['/api/projects/7d1f/links/', '/api/projects/7d1f/links/'],
    ['/image/abc', '/image/abc'],
  ])('writes the path %s as %s', (url, path) => {
    expect(loggedPath(url)).toBe(path);
  });
});
