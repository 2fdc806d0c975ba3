import { type Change, changeOf } from './change.ts';

/** A graph of projects: the folder of each, and the names of those that it imports. */
function graphOf(projects: Readonly<Record<string, readonly [root: string, ...imports: string[]]>>) {
  const entries = Object.entries(projects);
  return {
    nodes: Object.fromEntries(
      entries.map(([name, [root]]) => [name, { name, type: 'lib' as const, data: { root } }]),
    ),
    dependencies: Object.fromEntries(
      entries.map(([name, [, ...imports]]) => [
        name,
        imports.map((target) => ({ source: name, target, type: 'static' })),
      ]),
    ),
  };
}

const GRAPH = graphOf({
  api: ['apps/api', 'mail'],
  tools: ['tools', 'api'],
  settings: ['tools/jest'],
  mail: ['libs/mail'],
  mailbox: ['libs/mailbox'],
});

it.each<[changed: string, file: string, expected: Change]>([
  [
    'a library',
    'libs/mail/src/a.ts',
    { changed: ['libs/mail'], reached: ['libs/mail', 'apps/api', 'tools'], everywhere: false },
  ],
  [
    'a project within another',
    'tools/jest/a.ts',
    { changed: ['tools', 'tools/jest'], reached: ['tools', 'tools/jest'], everywhere: false },
  ],
  ['a file of the repository itself', 'tsconfig.json', { changed: [], reached: [], everywhere: true }],
])('changeOf finds the projects that a change in %s reaches', (_changed, file, expected) => {
  expect(changeOf([file], GRAPH)).toEqual(expected);
});
