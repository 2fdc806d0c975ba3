import { keepTarget, takeTarget } from './pending-target.ts';

it('gives back the place kept, once', () => {
  keepTarget('/upload?from=landing');
  expect(takeTarget()).toBe('/upload?from=landing');
  expect(takeTarget()).toBe('/gallery');
});

it('leads nowhere but to this site', () => {
  keepTarget('//evil.test/upload');
  expect(takeTarget()).toBe('/gallery');
});
