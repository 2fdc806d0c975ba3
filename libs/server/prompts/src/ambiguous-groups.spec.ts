import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import ts from 'typescript';
import { type Pattern, ambiguousGroups } from './testing/ambiguous-groups.ts';

describe('a repeated group', () => {
  it.each([
    ['(?:so |and so |and )*', 'and so '],
    ['(?:a |the |a )*', 'a '],
    ['(?:so ?|sodass ?|dass ?)+', 'sodass'],
    ['(?:x+ ?)*', 'x'],
    ['(?:[,.]|\\.{2,})+', '.'],
    ['^(?:(?:very )?(?:old |new )|old )*$', 'old '],
    ['no(?=(?: is| is)*!)', ' is'],
  ])('%s matches “%s” in two ways', (source, text) =>
    expect(ambiguousGroups([{ source, flags: 'u' }])).toEqual([expect.objectContaining({ text })]),
  );

  it.each([
    '(?:so |and |the )*',
    '(?:and so |and )*',
    '(?:\\p{L}+ )*',
    '(?:a|a) (?:b|b){1,3}',
    '[,.]+(?:, )*',
  ])('%s matches every text in one way', (source) =>
    expect(ambiguousGroups([{ source, flags: 'iu' }])).toEqual([]),
  );

  it('that matches the same letters as capitals does so in two ways', () => {
    expect(ambiguousGroups([{ source: '(?:ja |Ja )*', flags: 'u' }])).toEqual([]);
    expect(ambiguousGroups([{ source: '(?:ja |Ja )*', flags: 'iu' }])).toEqual([
      { group: '(?:ja |Ja )*', text: 'ja ' },
    ]);
  });
});

/** The patterns that stand in the reader's files. */
const written = (): readonly Pattern[] =>
  globSync(join(import.meta.dirname, '**/*.ts'))
    .filter((path) => !path.endsWith('.spec.ts'))
    .flatMap((path) => {
      const found: Pattern[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isRegularExpressionLiteral(node)) {
          const end = node.text.lastIndexOf('/');
          found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
        }
        ts.forEachChild(node, visit);
      };
      visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest));
      return found;
    });

/** The patterns that the reader builds from lists of words, as a fresh thread of it does. */
const built = async (): Promise<readonly Pattern[]> => {
  const [patterns] = (await once(
    new Worker(join(import.meta.dirname, 'testing/patterns-thread.ts')),
    'message',
  )) as [readonly Pattern[]];
  return patterns;
};

it('no repeated group of the reader matches a text in two ways, so that no prompt takes minutes', async () => {
  const inThread = built();
  const patterns = [...written(), ...(await inThread)];
  expect(patterns.length).toBeGreaterThan(5_000);
  expect(ambiguousGroups(patterns)).toEqual([]);
});
