// Type-checks the project, or only the projects named:
//   node tools/typecheck.ts                 node tools/typecheck.ts libs/web/library libs/web/data
// Projects with the same compiler options (the server, the client, …) are checked as one program, so that what
// they share, above all the types of libraries, is read and checked once instead of once for each. A project
// keeps the options of its own tsconfig.json, and where its specs need other ones, of its tsconfig.spec.json.
// Results are kept in tmp/types, so that the next check looks only at what has changed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const CACHE = 'tmp/types';
const AT_ONCE = 2;

const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
  getNewLine: () => ts.sys.newLine,
};

const say = (diagnostics: readonly ts.Diagnostic[]): void => {
  if (diagnostics.length > 0)
    console.error(
      ts.formatDiagnosticsWithColorAndContext(ts.sortAndDeduplicateDiagnostics(diagnostics), host),
    );
};

/** The options and files of a tsconfig. */
function readConfig(path: string): ts.ParsedCommandLine {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    path,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
        say([diagnostic]);
      },
    },
  );
  if (parsed === undefined || parsed.errors.length > 0) {
    say(parsed?.errors ?? []);
    process.exit(1);
  }
  return parsed;
}

const keyOf = ({ options }: ts.ParsedCommandLine): string => {
  const types = [...(options.types ?? [])].sort();
  const sorted = Object.entries({ ...options, types, configFilePath: undefined }).sort(([a], [b]) =>
    a.localeCompare(b),
  );
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 12);
};

/**
 * The client's declarations of what is not TypeScript, such as Markdown. Each belongs to one project, but those who
 * import that project need it too.
 */
const clientDeclarations = (): readonly string[] =>
  globSync('libs/web/*/src/**/*.d.ts').map((path) => resolve(path));

/** Checks the files of configurations that have the same options, as one program; answers whether all is well. */
function check(configs: readonly string[]): boolean {
  const parsed = configs.map(readConfig);
  const [first] = parsed;
  if (first === undefined) return true;
  const isClient = first.options.jsx !== undefined;
  const rootNames = [
    ...new Set([...parsed.flatMap(({ fileNames }) => fileNames), ...(isClient ? clientDeclarations() : [])]),
  ];
  const name = createHash('sha256').update(configs.join()).digest('hex').slice(0, 12);
  const options = {
    ...first.options,
    incremental: true,
    tsBuildInfoFile: resolve(CACHE, `${name}.tsbuildinfo`),
  };
  const program = ts.createIncrementalProgram({ rootNames, options });
  const diagnostics = [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getSemanticDiagnostics(),
  ];
  program.emit();
  say(diagnostics);
  return diagnostics.length === 0;
}

const workspaces = (): readonly string[] =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { readonly workspaces: readonly string[] }).workspaces;

/** The packages of the repository, and the tools, which nothing imports. */
const everyProject = (): readonly string[] =>
  [...workspaces(), 'tools']
    .flatMap((pattern) => globSync(pattern).map((path) => path.replaceAll('\\', '/')))
    .sort();

const configsOf = (project: string): readonly string[] =>
  ['tsconfig.json', 'tsconfig.spec.json'].map((name) => join(project, name)).filter(existsSync);

/** Runs `work` on every item, at most so many at once. */
async function eachOf<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function checkApart(projects: readonly string[]): Promise<boolean> {
  const configs = projects.flatMap(configsOf);
  const groups = Map.groupBy(configs, (path) => keyOf(readConfig(path)));
  const largestFirst = [...groups.values()].sort((a, b) => b.length - a.length);
  let isSound = true;
  await eachOf(largestFirst, AT_ONCE, async (group) => {
    const child = spawn(process.execPath, [import.meta.filename, '--program', ...group], {
      stdio: 'inherit',
    });
    const [status] = (await once(child, 'exit')) as [number | null];
    if (status !== 0) isSound = false;
  });
  return isSound;
}

mkdirSync(CACHE, { recursive: true });
const [first, ...rest] = process.argv.slice(2);
const isSound =
  first === '--program'
    ? check(rest)
    : await checkApart(first === undefined ? everyProject() : [first, ...rest]);
process.exit(isSound ? 0 : 1);
