import { comparisonPathOf, embedPathOf, imagePathOf, sharedProjectPathOf } from './page-paths.ts';

it('keeps the paths of permalinks that people have already shared', () => {
  expect([imagePathOf('u'), comparisonPathOf('u'), embedPathOf('u'), sharedProjectPathOf('t')]).toEqual([
    '/image/u',
    '/comparison/u',
    '/comparison/u/embed',
    '/p/t',
  ]);
});
