import { comparisonPathOf, embedPathOf, imagePathOf, sharedProjectPathOf } from './page-paths.ts';

it('the paths of pages that people have already shared do not change', () => {
  expect([imagePathOf('u'), comparisonPathOf('u'), embedPathOf('u'), sharedProjectPathOf('t')]).toEqual([
    '/image/u',
    '/comparison/u',
    '/comparison/u/embed',
    '/p/t',
  ]);
});
