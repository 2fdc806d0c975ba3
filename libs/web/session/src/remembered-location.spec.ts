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

it('remembers a path with its query and fragment', () => {
  expect(rememberedPath(from('/gallery', '?search=cat', '#top'))).toBe('/gallery?search=cat#top');
});

it.each(ELSEWHERE)('does not remember %j', (pathname) => {
  expect(rememberedPath(from(pathname))).toBeNull();
});

it.each(ELSEWHERE)('does not follow next=%j', (next) => {
  expect(signInTarget({ state: null, search: `?${new URLSearchParams({ next }).toString()}` })).toBe(
    '/gallery',
  );
});

it('follows a path of this site in `next`, unless a location was remembered', () => {
  expect(signInTarget({ state: null, search: '?next=%2Fimage%2Fabc%3Fa%3D1' })).toBe('/image/abc?a=1');
  expect(signInTarget({ state: from('/upload'), search: '?next=/image/abc' })).toBe('/upload');
});
