// The packages that the client's specs load, joined into a few files. Jest reads, links and runs every module
// anew for each spec file, and Material UI, Apollo and the icons are thousands of modules: joined they are a few.
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

/** Packages that belong together: each must exist once, for all that speak to it. */
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

/** What is imported without being written: compiled JSX, and what Jest itself is told to load. */
const UNWRITTEN = ['react/jsx-runtime', '@testing-library/jest-dom'];

/** CommonJS, whose names a bundler cannot see. */
const isCommonJs = (specifier) => /^react(-dom)?(\/|$)/.test(specifier);

const isBundled = (specifier) =>
  PACKAGES.some((name) => specifier === name || specifier.startsWith(`${name}/`));

/** What the client imports from these packages. */
function findSpecifiers() {
  const files = globSync('{apps/web,libs/web/*,libs/editor/stage}/src/**/*.{ts,tsx}', { cwd: ROOT });
  const written = files.flatMap((path) =>
    [
      ...readFileSync(join(ROOT, path), 'utf8').matchAll(
        /^(?!import type|export type).*?(?:from |import )'([^'.][^']*)'/gm,
      ),
    ].map(([, specifier]) => specifier),
  );
  return [...new Set([...written.filter(isBundled), ...UNWRITTEN])].sort();
}

const specifiers = findSpecifiers();

const fileOf = (specifier) => specifier.replaceAll(/[@/.]/g, '_');

/** The folder of what is bundled; another one as soon as a version, an import or this file changes. */
const folder = join(
  HOME,
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .update(readFileSync(import.meta.filename))
    .update(specifiers.join())
    .digest('hex')
    .slice(0, 16),
);

/** Jest's map from what is imported to what is bundled. */
export const moduleNameMapper = Object.fromEntries(
  specifiers.map((specifier) => [
    `^${specifier.replaceAll(/[.]/g, '\\.')}$`,
    join(folder, `${fileOf(specifier)}.mjs`),
  ]),
);

const require = createRequire(import.meta.url);

/** Gives each CommonJS package a module that exports its names. */
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
 * React as these specs need it: without the stack it keeps of every element it makes, for warnings in a browser's
 * tools, and with the `setImmediate` of Node, which it looks for by a `require` that bundlers cannot see.
 */
const REACT_FOR_SPECS = [
  { written: /1e4 > ReactSharedInternals\.recentlyCreatedOwnerStacks\+\+/g, wanted: 'false' },
  {
    written: /\(module && module\[requireString\]\)\.call\(\s*module,\s*"timers"\s*\)/g,
    wanted: 'require("node:timers")',
  },
];

/** Fails where React has come to be written otherwise: without a word, specs would be slow or hang. */
const reactForSpecs = () => {
  const missing = new Set(REACT_FOR_SPECS);
  return {
    name: 'react-for-specs',
    transform(code, id) {
      if (!/\/react\/cjs\/.*\.development\.js$/.test(id)) return null;
      let text = code;
      for (const change of REACT_FOR_SPECS) {
        const changed = text.replaceAll(change.written, change.wanted);
        if (changed !== text) missing.delete(change);
        text = changed;
      }
      return text;
    },
    generateBundle() {
      for (const { written } of missing)
        throw new Error(`React is no longer written as tools/jest expects: it nowhere has ${written}.`);
    },
  };
};

/** Testing Library asks `jest` whether timers are fake, which CommonJS modules find in their scope. */
const withJest = (code) => (/\btypeof jest\b/.test(code) ? `const jest = import.meta.jest; ${code}` : code);

const globalsAtHand = {
  name: 'globals-at-hand',
  renderChunk: (code) => ({ code: withJest(withIntrinsicsAtHand(code)), map: null }),
};

const DAY_MS = 24 * 60 * 60_000;

/** Removes what was bundled of packages as they were before, and drafts of runs that were ended. */
function removeOld() {
  for (const name of readdirSync(HOME)) {
    const path = join(HOME, name);
    if (path !== folder && Date.now() - statSync(path).mtimeMs > DAY_MS)
      rmSync(path, { recursive: true, force: true });
  }
}

/** Bundles the packages unless that is done; several runs may do so at the same moment. */
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
      reactForSpecs(),
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
    // Another run was quicker.
    rmSync(draft, { recursive: true, force: true });
  }
}

export default bundle;
