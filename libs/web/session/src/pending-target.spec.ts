import { keepTarget, takeTarget } from './pending-target.ts';

it('returns the stored path, once', () => {
  keepTarget('/upload?from=landing');
  expect(takeTarget()).toBe('/upload?from=landing');
  expect(takeTarget()).toBe('/gallery');
});

it('returns only paths of this site', () => {
  keepTarget('//evil.test/upload');
  expect(takeTarget()).toBe('/gallery');
});
