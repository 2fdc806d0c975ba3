import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noCircle } from './tools/lint/no-circle.mjs';
import { ANY_IN_TESTS, TYPED } from './tools/lint/type-rules.mjs';
import { PICTURES_IN_SENTENCES, PICTURES_IN_TEXTS } from './tools/lint/say-image.mjs';

// Builds Nx's project graph. Without it, as on a fresh clone, the rule for module boundaries checks nothing.
const { nodes: projects } = await createProjectGraphAsync();

/** The tags that the libraries of each tag may import: one row for each tag, no wildcards (docs/adr/0002). */
const ROWS = [
  ['rules', []],
  ['engine', []],
  ['paint', ['engine']],
  ['psd', ['engine', 'paint']],
  ['test-pictures', []],
  ['processes', []],
  ['operations', ['rules', 'processes']],
  ['prompts', ['rules', 'operations']],
  ['domain', ['rules']],
  ['application', ['domain', 'rules', 'engine']],
  ['adapter', ['application', 'domain', 'rules', 'processes', 'operations', 'prompts']],
  ['transport-base', ['application', 'domain', 'rules']],
  ['transport', ['application', 'domain', 'rules', 'transport-base']],
  ['web-ui', ['rules']],
  ['web-data', ['rules', 'web-ui']],
  ['web-session', ['rules', 'web-ui', 'web-data']],
  ['web-images', ['rules', 'web-ui', 'web-data', 'web-session']],
  ['web-render', ['engine', 'paint', 'psd']],
  ['web-stage', ['engine', 'paint', 'web-render']],
  [
    'web-feature',
    [
      'rules',
      'engine',
      'paint',
      'web-ui',
      'web-data',
      'web-session',
      'web-images',
      'web-stage',
      'web-render',
    ],
  ],
  ['app:api', ['rules', 'domain', 'application', 'adapter', 'operations', 'processes', 'transport']],
  ['app:web', ['rules', 'web-ui', 'web-data', 'web-session', 'web-stage', 'web-feature', 'engine']],
  ['app:e2e', ['rules', 'test-pictures']],
  [
    'tools',
    [
      'rules',
      'engine',
      'test-pictures',
      'application',
      'operations',
      'prompts',
      'adapter',
      'transport-base',
      'web-render',
      'web-stage',
    ],
  ],
];

/** Specs may also use test pictures and, in adapters, transports and apps, other adapters' test helpers. */
const SPEC_EXTRAS = {
  operations: ['test-pictures'],
  adapter: ['test-pictures', 'adapter'],
  transport: ['engine', 'test-pictures', 'adapter', 'processes'],
  'transport-base': ['processes'],
  application: ['test-pictures'],
  paint: ['test-pictures'],
  'app:api': ['test-pictures'],
  'app:e2e': ['adapter'],
};

/** TypeScript syntax that Node cannot run, because removing the types does not remove it. */
const MORE_THAN_TYPES = [
  'TSEnumDeclaration',
  'TSModuleDeclaration[kind="namespace"]',
  'TSParameterProperty',
  'Decorator',
].map((selector) => ({ selector, message: 'Node runs the tools as they are written, without this syntax.' }));

/** Paths that the tools import although no library exports them: applications, generated files, and two modules. */
const BY_PATH = ['^(\\.\\./)+apps/', '/(upload-form|image-list)\\.ts$', '/generated/'];

const boundaries = (rows, allow = []) => [
  'error',
  {
    allow,
    enforceBuildableLibDependency: false,
    allowCircularSelfDependency: false,
    checkDynamicDependenciesExceptions: [],
    depConstraints: rows.map(([sourceTag, onlyDependOnLibsWithTags]) => ({
      sourceTag,
      onlyDependOnLibsWithTags,
    })),
  },
];

/** The sources of the adapters. */
const ADAPTERS = Object.values(projects)
  .filter(({ data }) => data.tags?.includes('adapter'))
  .map(({ data }) => `${data.root}/src/**/*.ts`);

/** Adapters implement ports, so they must not import use cases. */
const PORTS_ALONE = {
  regex: '^@safelight/application(?!/ports$)',
  message: 'Adapters import ports alone: @safelight/application/ports.',
};

const PORTS_APART = { regex: '^\\.\\./', message: 'A port knows no use case.' };

/** Packages that the rules, the domain, the use cases and the editor's engine must not import. */
const FRAMEWORKS = [
  'typeorm',
  'type-graphql',
  'express',
  'minio',
  '@apollo/*',
  'graphql',
  'sharp',
  'pg',
  'pg-boss',
];

const USE_THE_CLOCK = 'Time is a port: take a Clock.';
const clockOnly = (name) => ({ name, message: USE_THE_CLOCK });
const TIMERS = ['node:timers', 'node:timers/promises'].map(clockOnly);
const TIMER_GLOBALS = ['setTimeout', 'setInterval', 'setImmediate', 'performance'].map(clockOnly);
const FILES = ['node:fs', 'node:fs/promises'].map((name) => ({
  name,
  message: 'Files are a port: take the ImageStore, which also gives a path to read from.',
}));
/** A value in an atom stays while the page does, and so would be there for the person who signs in next. */
const LASTING_ATOMS = [
  {
    selector:
      "CallExpression[callee.name='atom'][arguments.length=1][arguments.0.type!='ArrowFunctionExpression']",
    message: 'Use personalAtom of @safelight/web-session, which belongs to one person.',
  },
];
/** A browser that blocks its storage throws even when that is only looked at. */
const STORAGES = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: 'Use safeStorage of @safelight/web-ui, which works where the browser blocks its storage.',
}));
/** Typed arrays of a picture's size are computed with `pixels/computed.ts`, which is fifty times faster. */
const SLOW_ARRAYS = [
  {
    selector:
      "CallExpression[callee.object.name=/^(Float32|Uint8)Array$/][callee.property.name='from'][arguments.length=2]",
    message: 'Use floatsFrom or bytesFrom of pixels/computed.ts.',
  },
];

/** The two ways to read the system's clock: `Date.now()`, and `new Date()` without an argument. */
const SYSTEM_CLOCK = [
  "MemberExpression[object.name='Date'][property.name='now']",
  "NewExpression[callee.name='Date'][arguments.length=0]",
].map((selector) => ({ selector, message: USE_THE_CLOCK }));

const TOOLS = ['tools/**/*.ts'];
const TESTS = ['**/*.spec.{ts,tsx}', '**/*.contract.ts', '**/src/testing/**', 'apps/e2e/**'];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules',
      '**/dist',
      'data',
      'tmp',
      '**/generated',
      '.nx',
      '**/*.d.ts',
      '**/jest.config.js',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    files: ['**/*.{ts,tsx,mts}'],
    plugins: { '@nx': nx, 'import-x': importX, safelight: { rules: { 'no-circle': noCircle } } },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.base.json' })],
    },
    languageOptions: {
      parserOptions: { project: 'tools/lint/tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      ...TYPED,
      '@nx/enforce-module-boundaries': boundaries(ROWS),
      'safelight/no-circle': 'error',
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: ['error', 'always'],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: TESTS,
    rules: {
      '@nx/enforce-module-boundaries': boundaries(
        ROWS.map(([tag, allowed]) => [tag, [...allowed, ...(SPEC_EXTRAS[tag] ?? [])]]),
      ),
      '@typescript-eslint/no-non-null-assertion': 'off',
      ...ANY_IN_TESTS,
      // Servers in specs have async request handlers.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    },
  },
  {
    files: TOOLS,
    rules: {
      '@nx/enforce-module-boundaries': boundaries(ROWS, BY_PATH),
      'no-console': 'off',
      'no-restricted-syntax': ['error', ...MORE_THAN_TYPES],
    },
  },
  {
    files: ['libs/web/**/*.{ts,tsx}', 'libs/editor/stage/**/*.tsx', 'apps/web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.flatConfigs.recommended.rules },
  },
  {
    files: ['libs/web/**/*.{ts,tsx}', 'apps/web/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      'no-restricted-globals': ['error', ...STORAGES],
      'no-restricted-properties': [
        'error',
        ...STORAGES.map(({ name, message }) => ({ object: 'window', property: name, message })),
      ],
    },
  },
  {
    files: ['libs/web/**/*.{ts,tsx}'],
    ignores: [...TESTS, 'libs/web/{ui,session}/**'],
    rules: { 'no-restricted-syntax': ['error', ...LASTING_ATOMS, ...PICTURES_IN_TEXTS] },
  },
  {
    files: ['libs/server/{domain,application}/**/*.ts', 'libs/rules/**/*.ts', 'libs/editor/engine/**/*.ts'],
    ignores: TESTS,
    rules: { 'no-restricted-imports': ['error', { patterns: FRAMEWORKS }] },
  },
  {
    files: ADAPTERS,
    ignores: TESTS,
    rules: { 'no-restricted-imports': ['error', { patterns: [PORTS_ALONE] }] },
  },
  {
    files: ['libs/{rules,editor,server}/**/*.ts'],
    ignores: [
      ...TESTS,
      // Statements of SQL name the columns, and what they find names the table.
      'libs/server/persistence/**',
      // The lists and patterns of what people write.
      'libs/server/prompts/src/{classifier,lexicon,rewordings,unquoted,wishes}/**',
      // The titles of the posts of the blog.
      'libs/rules/src/site-pages.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...PICTURES_IN_SENTENCES] },
  },
  {
    files: ['libs/server/application/src/**/*.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': ['error', { patterns: FRAMEWORKS, paths: [...TIMERS, ...FILES] }],
      'no-restricted-globals': ['error', ...TIMER_GLOBALS],
      'no-restricted-syntax': ['error', ...SYSTEM_CLOCK, ...PICTURES_IN_SENTENCES],
    },
  },
  {
    files: ['libs/server/operations/src/**/*.ts'],
    ignores: [...TESTS, '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...SLOW_ARRAYS, ...PICTURES_IN_SENTENCES] },
  },
  {
    files: ['libs/server/application/src/ports/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: FRAMEWORKS }, PORTS_APART], paths: [...TIMERS, ...FILES] },
      ],
    },
  },
  {
    files: ['**/*.config.{ts,mts,js,mjs}', '**/global-{setup,teardown}.ts', 'codegen.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  // The client's types exist only while its spec runs, which generates them from the OpenAPI document.
  {
    files: ['**/*.{js,mjs}', 'codegen.ts', 'libs/server/rest/client/**'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    files: ['**/*.{js,mjs}'],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always'],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  prettier,
);
