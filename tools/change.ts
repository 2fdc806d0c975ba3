// Finds out what has changed since the branch left main, and which projects the changes can break.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createProjectGraphAsync, type ProjectGraph } from '@nx/devkit';

/** The folders of the projects that a change concerns. */
export interface Change {
  /** The projects with a changed file. */
  readonly changed: readonly string[];
  /** The changed projects and those that import them, directly or not. */
  readonly reached: readonly string[];
  /** True if code or settings outside all projects changed, such as tsconfig.base.json. They can break any project. */
  readonly everywhere: boolean;
}

const CODE_OR_SETTINGS = /\.(?:m?[jt]sx?|json)$/;

const inside = (file: string, folder: string): boolean => file.startsWith(`${folder}/`);

/** Finds the projects that a change of these files concerns. */
export function changeOf(
  files: readonly string[],
  { nodes, dependencies }: Pick<ProjectGraph, 'nodes' | 'dependencies'>,
): Change {
  const rootOf = (name: string): string => nodes[name]?.data.root ?? '';
  const names = Object.keys(nodes);
  const changed = names.filter((name) => files.some((file) => inside(file, rootOf(name))));
  const reached = new Set(changed);
  // A set visits the names that are added while it is read.
  for (const name of reached)
    for (const [importing, imports] of Object.entries(dependencies))
      if (imports.some(({ target }) => target === name)) reached.add(importing);
  return {
    changed: changed.map(rootOf),
    reached: [...reached].map(rootOf),
    everywhere: files.some(
      (file) => CODE_OR_SETTINGS.test(file) && !names.some((name) => inside(file, rootOf(name))),
    ),
  };
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit at which the branch left main, or the last commit if no branch is called main. */
function branchedFrom(): string {
  try {
    return git('merge-base', 'main', 'HEAD');
  } catch {
    return 'HEAD';
  }
}

/** The files that differ from main, committed or not. */
const changedFiles = (): readonly string[] =>
  [git('diff', '--name-only', branchedFrom()), git('ls-files', '--others', '--exclude-standard')]
    .flatMap((list) => list.split('\n'))
    .filter((file) => file !== '');

/** The change, and its files except those that were deleted. */
export async function changeSinceMain(): Promise<Change & { readonly files: readonly string[] }> {
  const files = changedFiles();
  return {
    ...changeOf(files, await createProjectGraphAsync()),
    files: files.filter((file) => existsSync(file)),
  };
}
