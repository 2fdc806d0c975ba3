import { circularChunks } from './no-chunk-circles.ts';

it('finds the chunks that import themselves through others', () => {
  const imports = new Map([
    ['entry', ['pages', 'more-pages']],
    ['pages', ['more-pages']],
    ['more-pages', ['pages', 'rules']],
    ['rules', []],
  ]);
  expect(circularChunks(imports)).toEqual(['pages', 'more-pages']);
});

it('finds nothing where chunks share others', () => {
  const imports = new Map([
    ['one', ['shared']],
    ['two', ['one', 'shared']],
    ['shared', []],
  ]);
  expect(circularChunks(imports)).toEqual([]);
});
