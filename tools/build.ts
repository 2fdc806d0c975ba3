// Builds the server and the client into dist/, unless the existing build was made from the same sources.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const STAMP = 'dist/.built-from';
const SOURCES = ['apps/api', 'apps/web', 'libs', 'package-lock.json', 'tsconfig.base.json'];

function* filesOf(path: string): Generator<readonly [path: string, stat: Stats]> {
  const stat = statSync(path);
  if (!stat.isDirectory()) {
    yield [path, stat];
    return;
  }
  for (const name of readdirSync(path)) {
    if (name !== 'node_modules' && !name.endsWith('.spec.ts') && !name.endsWith('.spec.tsx'))
      yield* filesOf(join(path, name));
  }
}

/** A hash that changes whenever a source file is added, removed or written. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const [path, { mtimeMs, size }] of filesOf(source)) hash.update(`${path}:${mtimeMs}:${size}\n`);
  return hash.digest('hex');
}

export async function buildIfNeeded(): Promise<void> {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Building …');
  // Vite is imported only here, because loading it takes longer than everything else when nothing needs to be
  // built.
  const { build } = await import('vite');
  const { NODE_ENV: given } = process.env;
  await build({ root: 'apps/api', configFile: 'apps/api/vite.config.ts', logLevel: 'warn' });
  await build({ root: 'apps/web', configFile: 'apps/web/vite.config.ts', logLevel: 'warn' });
  await build({
    root: 'apps/web/graphiql',
    configFile: 'apps/web/vite.graphiql.config.ts',
    logLevel: 'warn',
  });
  // Vite sets NODE_ENV for the whole process, in which the server starts next.
  if (given === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = given;
  mkdirSync('dist', { recursive: true });
  writeFileSync(STAMP, wanted);
}

if (import.meta.main) await buildIfNeeded();
