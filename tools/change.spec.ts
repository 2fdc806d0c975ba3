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

const NONE: Change = { changed: [], reached: [], everywhere: false };
const MAIL = { ...NONE, changed: ['libs/mail'], reached: ['libs/mail', 'apps/api', 'tools'] };

it.each<[changed: string, file: string, expected: Change]>([
  ['a library', 'libs/mail/src/a.ts', MAIL],
  ['the readme of a library', 'libs/mail/README.md', MAIL],
  [
    'a project within another',
    'tools/jest/a.ts',
    { ...NONE, changed: ['tools', 'tools/jest'], reached: ['tools', 'tools/jest'] },
  ],
  ['settings of the repository itself', 'tsconfig.json', { ...NONE, everywhere: true }],
  ['a document of the repository itself', 'docs/a.md', NONE],
])('changeOf finds the projects that a change in %s reaches', (_changed, file, expected) => {
  expect(changeOf([file], GRAPH)).toEqual(expected);
});
