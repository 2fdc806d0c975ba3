import { comparisonPathOf, embedPathOf, imagePathOf, sharedProjectPathOf } from './page-paths.ts';

it('the paths are those of the permalinks that have been handed out', () => {
  expect([imagePathOf('u'), comparisonPathOf('u'), embedPathOf('u'), sharedProjectPathOf('t')]).toEqual([
    '/image/u',
    '/comparison/u',
    '/comparison/u/embed',
    '/p/t',
  ]);
});
