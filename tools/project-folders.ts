import { globSync, readFileSync } from 'node:fs';

const workspaces = (): readonly string[] =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { readonly workspaces: readonly string[] }).workspaces;

/** The folder of every project, such as `libs/server/mail`: the packages of the repository, and the tools. */
export const projectFolders = (): readonly string[] =>
  [...workspaces(), 'tools'].flatMap((pattern) => globSync(pattern)).sort();
