import { keepTarget, takeTarget } from './pending-target.ts';

it('the path to open after a sign-up is returned once, and then the default path', () => {
  keepTarget('/upload?from=landing');
  expect(takeTarget()).toBe('/upload?from=landing');
  expect(takeTarget()).toBe('/gallery');
});

it('an address of another site is never opened after a sign-up', () => {
  keepTarget('//evil.test/upload');
  expect(takeTarget()).toBe('/gallery');
});
