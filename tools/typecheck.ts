// Checks the types of all projects, or only of the projects named:
//   node tools/typecheck.ts                 node tools/typecheck.ts libs/web/library libs/web/data
// Projects with the same compiler options (the server, the client, …) are checked as one program, so that the types
// of libraries are read and checked only once. Each project has the options of its own tsconfig.json; specs that need
// other options have a tsconfig.spec.json. TypeScript 7 checks the programs (docs/adr/0065). It is fast enough to do
// so without a cache.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const COMPILER = 'node_modules/@typescript/native/bin/tsc';
const PROGRAMS = 'tmp/types';

interface Config {
  readonly path: string;
  readonly options: ts.CompilerOptions;
  readonly fileNames: readonly string[];
}

/** The options and files of a tsconfig. */
function readConfig(path: string): Config {
  const fail = (diagnostic: ts.Diagnostic): never => {
    console.error(`${path}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n')}`);
    process.exit(1);
  };
  const parsed = ts.getParsedCommandLineOfConfigFile(
    path,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail },
  );
  parsed?.errors.forEach(fail);
  const { options = {}, fileNames = [] } = parsed ?? {};
  return { path, options, fileNames };
}

/** A text that is the same for configurations with the same options. */
const optionsOf = ({ options }: Config): string =>
  JSON.stringify({ ...options, configFilePath: undefined, types: options.types?.toSorted() });

/**
 * The client's type declarations of files that are not TypeScript, such as Markdown. A project that imports the
 * declaring project needs them too.
 */
const clientDeclarations = (): readonly string[] => globSync('libs/web/*/src/**/*.d.ts');

/** Checks the files of configurations that have the same options, as one program; returns true without errors. */
function check(configs: readonly Config[]): boolean {
  const [first] = configs;
  const declarations = first?.options.jsx === undefined ? [] : clientDeclarations();
  const files = [...configs.flatMap(({ fileNames }) => fileNames), ...declarations].map((path) =>
    resolve(path),
  );
  // The name depends on the projects, because two checks of different projects may run at the same time.
  const name = createHash('sha256')
    .update(configs.map(({ path }) => path).join())
    .digest('hex');
  const program = join(PROGRAMS, `${name.slice(0, 12)}.json`);
  writeFileSync(
    program,
    JSON.stringify({ extends: resolve(first?.path ?? ''), files: [...new Set(files)], include: [] }),
  );
  const { status } = spawnSync(
    process.execPath,
    [COMPILER, '--singleThreaded', '--pretty', '--project', program],
    {
      stdio: 'inherit',
    },
  );
  return status === 0;
}

const workspaces = (): readonly string[] =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { readonly workspaces: readonly string[] }).workspaces;

/** The packages of the repository, and the tools, which nothing imports. */
const everyProject = (): readonly string[] =>
  [...workspaces(), 'tools'].flatMap((pattern) => globSync(pattern)).sort();

const configsOf = (project: string): readonly Config[] =>
  ['tsconfig.json', 'tsconfig.spec.json']
    .map((name) => join(project, name))
    .filter(existsSync)
    .map(readConfig);

mkdirSync(PROGRAMS, { recursive: true });
const named = process.argv.slice(2);
const configs = (named.length > 0 ? named : everyProject()).flatMap(configsOf);
const programs = [...Map.groupBy(configs, optionsOf).values()];
const answers = programs.map(check);
process.exit(answers.every(Boolean) ? 0 : 1);
