// Bundles the packages of the client's specs into a few files. Jest reads, links and runs every module again for each
// spec file, and Material UI, Apollo and the icons are thousands of modules.
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { withIntrinsicsAtHand } from './intrinsics.mjs';

const ROOT = join(import.meta.dirname, '../..');
const HOME = join(ROOT, 'tmp/jest-packages');

/** Packages that must be bundled together, because each must exist only once. */
const PACKAGES = [
  '@apollo/client',
  '@graphql-typed-document-node/core',
  '@mui/material',
  '@mui/utils',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'apollo-upload-client',
  'graphql',
  'graphql-ws',
  'jotai',
  'konva',
  'lucide-react',
  'react',
  'react-dom',
  'react-konva',
  'react-router',
  'rxjs',
];

/** Packages that our sources do not import: compiled JSX imports one, Jest's settings load the other. */
const UNWRITTEN = ['react/jsx-runtime', '@testing-library/jest-dom'];

/**
 * True for a CommonJS package; bundlers cannot see the names that it exports.
 * @param {string} specifier
 */
const isCommonJs = (specifier) => /^react(-dom)?(\/|$)/.test(specifier);

/** @param {string} specifier */
const isBundled = (specifier) =>
  PACKAGES.some((name) => specifier === name || specifier.startsWith(`${name}/`));

/** The import specifiers by which the client's sources import these packages. */
function findSpecifiers() {
  const files = globSync('{apps/web,libs/web/*,libs/editor/stage}/src/**/*.{ts,tsx}', { cwd: ROOT });
  const written = files.flatMap((path) =>
    [
      ...readFileSync(join(ROOT, path), 'utf8').matchAll(
        /^(?!import type|export type).*?(?:from |import )'([^'.][^']*)'/gm,
      ),
    ].map(([, specifier = '']) => specifier),
  );
  return [...new Set([...written.filter(isBundled), ...UNWRITTEN])].sort();
}

const specifiers = findSpecifiers();

/** @param {string} specifier */
const fileOf = (specifier) => specifier.replaceAll(/[@/.]/g, '_');

/** The folder of the bundle. Its name changes when a version of a package, an import or this file changes. */
const folder = join(
  HOME,
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .update(readFileSync(import.meta.filename))
    .update(specifiers.join())
    .digest('hex')
    .slice(0, 16),
);

/** Jest's map from imports to bundled files. */
export const moduleNameMapper = Object.fromEntries(
  specifiers.map((specifier) => [
    `^${specifier.replaceAll(/[.]/g, '\\.')}$`,
    join(folder, `${fileOf(specifier)}.mjs`),
  ]),
);

const require = createRequire(import.meta.url);

/**
 * Creates a module with the exported names of each CommonJS package.
 * @type {import('vite').Plugin}
 */
const commonJsEntries = {
  name: 'commonjs-entries',
  resolveId: { order: 'pre', handler: (id) => (id.startsWith('entry:') ? `\0${id}` : null) },
  load(id) {
    if (!id.startsWith('\0entry:')) return null;
    const specifier = id.slice('\0entry:'.length);
    const names = Object.keys(require(specifier)).filter((name) => name !== 'default');
    return [
      `import whole from '${specifier}';`,
      `export const { ${names.join(', ')} } = whole;`,
      'export default whole;',
    ].join('\n');
  },
};

/**
 * Replacements in the sources of packages. React no longer records a stack for every element, which only warnings in
 * a browser's tools show, and gets Node's `setImmediate` by a `require` that bundlers see. Testing Library waits a
 * minute instead of a second, so that a busy machine does not fail a spec.
 */
const CHANGES_FOR_SPECS = [
  {
    file: /\/react\/cjs\/.*\.development\.js$/,
    written: /1e4 > ReactSharedInternals\.recentlyCreatedOwnerStacks\+\+/g,
    wanted: 'false',
  },
  {
    file: /\/react\/cjs\/.*\.development\.js$/,
    written: /\(module && module\[requireString\]\)\.call\(\s*module,\s*"timers"\s*\)/g,
    wanted: 'require("node:timers")',
  },
  {
    file: /\/@testing-library\/dom\/dist\/.*\.js$/,
    written: /asyncUtilTimeout: 1000,/g,
    wanted: 'asyncUtilTimeout: 60000,',
  },
];

/**
 * Makes the replacements. Fails when a package no longer contains the text to replace, because specs would silently
 * become slow or hang.
 * @returns {import('vite').Plugin}
 */
const changedForSpecs = () => {
  const missing = new Set(CHANGES_FOR_SPECS);
  return {
    name: 'changed-for-specs',
    transform(code, id) {
      const changes = CHANGES_FOR_SPECS.filter(({ file }) => file.test(id));
      if (changes.length === 0) return null;
      let text = code;
      for (const change of changes) {
        const changed = text.replaceAll(change.written, change.wanted);
        if (changed !== text) missing.delete(change);
        text = changed;
      }
      return text;
    },
    generateBundle() {
      for (const { written } of missing)
        throw new Error(`A package is no longer written as tools/jest expects: it nowhere has ${written}.`);
    },
  };
};

/**
 * Defines the variable `jest`, by which Testing Library finds out whether timers are fake. Jest itself defines it only
 * in CommonJS modules.
 * @param {string} code
 */
const withJest = (code) => (/\btypeof jest\b/.test(code) ? `const jest = import.meta.jest; ${code}` : code);

/** @type {import('vite').Plugin} */
const globalsAtHand = {
  name: 'globals-at-hand',
  renderChunk: (code) => ({ code: withJest(withIntrinsicsAtHand(code)), map: null }),
};

const DAY_MS = 24 * 60 * 60_000;

/** Removes bundles of earlier versions, and unfinished bundles of interrupted runs. */
function removeOld() {
  for (const name of readdirSync(HOME)) {
    const path = join(HOME, name);
    if (path !== folder && Date.now() - statSync(path).mtimeMs > DAY_MS)
      rmSync(path, { recursive: true, force: true });
  }
}

/** Bundles the packages unless their bundle exists. Several runs may do this at the same time. */
export async function bundle() {
  if (existsSync(folder)) return;
  const { build, esmExternalRequirePlugin } = await import('vite');
  mkdirSync(HOME, { recursive: true });
  removeOld();
  const draft = mkdtempSync(join(HOME, 'draft-'));
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    mode: 'test',
    define: { 'process.env.NODE_ENV': '"test"' },
    plugins: [
      esmExternalRequirePlugin({ external: ['node:timers'] }),
      commonJsEntries,
      changedForSpecs(),
      globalsAtHand,
    ],
    build: {
      outDir: draft,
      emptyOutDir: false,
      minify: false,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: {
        platform: 'browser',
        input: Object.fromEntries(
          specifiers.map((one) => [fileOf(one), isCommonJs(one) ? `entry:${one}` : one]),
        ),
        preserveEntrySignatures: 'strict',
        output: {
          format: 'es',
          entryFileNames: '[name].mjs',
          chunkFileNames: 'shared-[hash].mjs',
        },
      },
    },
  });
  try {
    renameSync(draft, folder);
  } catch {
    // Another run has made the bundle in the meantime.
    rmSync(draft, { recursive: true, force: true });
  }
}

export default bundle;
