// `npm run coverage` measures how much of the pure code its own specs run. It prints a line for each library and
// writes a page for every file to `coverage/`. Measuring makes specs three times slower, so `npm test` does not do it.
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { alone, specs } from './parts.ts';

/**
 * The libraries that contain only pure code. Adapters, transports and screens are left out, because contracts,
 * parity specs and journeys test them from outside.
 */
const LIBRARIES: Readonly<Record<string, string>> = {
  rules: 'libs/rules',
  'server-domain': 'libs/server/domain',
  'server-application': 'libs/server/application',
  'editor-engine': 'libs/editor/engine',
};
const FOLDER = 'coverage';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in LIBRARIES));
if (unknown.length > 0) {
  console.error(
    `Coverage is counted for ${Object.keys(LIBRARIES).join(', ')}, not for ${unknown.join(', ')}.`,
  );
  process.exit(1);
}
const chosen = names.length === 0 ? Object.keys(LIBRARIES) : names;

await alone({
  ...specs([
    ...chosen.map((name) => `${LIBRARIES[name]}/src/`),
    '--coverage',
    '--coverageProvider=v8',
    `--coverageDirectory=${FOLDER}`,
    '--coverageReporters=json-summary',
    '--coverageReporters=html',
    ...chosen.map((name) => `--collectCoverageFrom=${LIBRARIES[name]}/src/**/*.ts`),
    '--collectCoverageFrom=!**/*.spec.ts',
    '--collectCoverageFrom=!**/testing/**',
  ]),
  env: { COVERAGE: 'true' },
});

/** The counters of V8 for a file. */
interface Counts {
  readonly lines: { readonly covered: number; readonly total: number };
  readonly branches: { readonly covered: number; readonly total: number };
}

/** The fraction of statements that were run, for example `97.3 %`. */
const shareOf = (files: readonly (readonly [file: string, Counts])[], kind: keyof Counts): string => {
  const sumOf = (which: 'covered' | 'total'): number =>
    files.reduce((sum, [, counts]) => sum + counts[kind][which], 0);
  const [covered, total] = [sumOf('covered'), sumOf('total')];
  return `${((100 * covered) / Math.max(1, total)).toFixed(1)} %`.padStart(8);
};

const summary = JSON.parse(await readFile(`${FOLDER}/coverage-summary.json`, 'utf8')) as Record<
  string,
  Counts
>;
const files = Object.entries(summary).map(
  ([file, counts]) => [relative('.', file).replaceAll('\\', '/'), counts] as const,
);
console.log(`\n${'library'.padEnd(20)} ${'lines'.padStart(8)} ${'branches'.padStart(8)}`);
for (const name of chosen) {
  const own = files.filter(([file]) => file.startsWith(`${LIBRARIES[name]}/`));
  console.log(`${name.padEnd(20)} ${shareOf(own, 'lines')} ${shareOf(own, 'branches')}`);
}
console.log(`Every file: ${FOLDER}/index.html`);
