import { rememberedPath, signInTarget } from './remembered-location.ts';

const from = (pathname: string, search = '', hash = '') => ({ from: { pathname, search, hash } });

/** Addresses that look like paths, but that browsers resolve to other sites. */
const ELSEWHERE = [
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/.//evil.test',
  'https://evil.test',
  'javascript:alert(1)',
];

it('a path is remembered for the sign-in with its query and fragment', () => {
  expect(rememberedPath(from('/gallery', '?search=cat', '#top'))).toBe('/gallery?search=cat#top');
});

it.each(ELSEWHERE)('the address %j is not remembered, because it leads to another site', (pathname) => {
  expect(rememberedPath(from(pathname))).toBeNull();
});

it.each(ELSEWHERE)('next=%j is ignored, because it leads to another site', (next) => {
  expect(signInTarget({ state: null, search: `?${new URLSearchParams({ next }).toString()}` })).toBe(
    '/gallery',
  );
});

it('a path of this site in `next` is opened, unless another location was remembered', () => {
  expect(signInTarget({ state: null, search: '?next=%2Fimage%2Fabc%3Fa%3D1' })).toBe('/image/abc?a=1');
  expect(signInTarget({ state: from('/upload'), search: '?next=/image/abc' })).toBe('/upload');
});
