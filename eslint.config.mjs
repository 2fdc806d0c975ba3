import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noCircle } from './tools/lint/no-circle.mjs';

// Without a graph of the projects, as on a fresh clone, the rule of who may import whom passes over everything.
const { nodes: projects } = await createProjectGraphAsync();

/** Who may import whom: one row a tag, no wildcard (docs/adr/0002). */
const ROWS = [
  ['rules', []],
  ['engine', []],
  ['paint', ['engine']],
  ['psd', ['engine', 'paint']],
  ['test-pictures', []],
  ['processes', []],
  ['domain', ['rules']],
  ['application', ['domain', 'rules', 'engine']],
  ['adapter', ['application', 'domain', 'rules', 'processes']],
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
  ['app:api', ['rules', 'domain', 'application', 'adapter', 'transport']],
  ['app:web', ['rules', 'web-ui', 'web-data', 'web-session', 'web-stage', 'web-feature', 'engine']],
  ['app:e2e', ['rules', 'test-pictures']],
  [
    'tools',
    [
      'rules',
      'engine',
      'test-pictures',
      'application',
      'adapter',
      'transport-base',
      'web-render',
      'web-stage',
    ],
  ],
];

/** Specs may also use test pictures and, in adapters, transports and apps, other adapters' test helpers. */
const SPEC_EXTRAS = {
  adapter: ['test-pictures', 'adapter'],
  transport: ['engine', 'test-pictures', 'adapter', 'processes'],
  application: ['test-pictures'],
  paint: ['test-pictures'],
  'app:api': ['test-pictures'],
  'app:e2e': ['adapter'],
};

/** Syntax that does not disappear with the types: Node cannot run it as it is written. */
const MORE_THAN_TYPES = [
  'TSEnumDeclaration',
  'TSModuleDeclaration[kind="namespace"]',
  'TSParameterProperty',
  'Decorator',
].map((selector) => ({ selector, message: 'Node runs the tools as they are written, without this syntax.' }));

/** The tools run and measure the applications, two parts that no library exports, and what they generate. */
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

/** Adapters implement ports and know no use case. */
const PORTS_ALONE = {
  regex: '^@safelight/application(?!/ports$)',
  message: 'Adapters import ports alone: @safelight/application/ports.',
};

const PORTS_APART = { regex: '^\\.\\./', message: 'A port knows no use case.' };

/** What rules and use cases know nothing of. */
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
const TIMERS = ['node:timers', 'node:timers/promises'].map((name) => ({ name, message: USE_THE_CLOCK }));
const FILES = ['node:fs', 'node:fs/promises'].map((name) => ({
  name,
  message: 'Files are a port: take the ImageStore, which also gives a path to read from.',
}));
const TIMER_GLOBALS = ['setTimeout', 'setInterval', 'setImmediate', 'performance'].map((name) => ({
  name,
  message: USE_THE_CLOCK,
}));
/** The two ways to read the system's clock: `Date.now()`, and `new Date()` without an argument. */
const SYSTEM_CLOCK = [
  "MemberExpression[object.name='Date'][property.name='now']",
  "NewExpression[callee.name='Date'][arguments.length=0]",
].map((selector) => ({ selector, message: USE_THE_CLOCK }));

/** What `strictTypeChecked` says beyond our style, each with the reason why it does not hold here. */
const NOT_OURS = {
  // Classes carry decorators: records of TypeORM, types and resolvers of type-graphql.
  '@typescript-eslint/no-extraneous-class': 'off',
  // Records and inputs are classes of fields alone, and text is spread to count its code points.
  '@typescript-eslint/no-misused-spread': 'off',
  // Resolvers answer plain objects of the shape that a class of type-graphql describes.
  '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
  // We declare no enums, and looking for assignments to those of libraries takes a third of the time.
  '@typescript-eslint/no-unsafe-enum-assignment': 'off',
  // Ports are declared as methods; those made of closures, such as use cases, are passed on one by one.
  '@typescript-eslint/unbound-method': 'off',
  // A port answers by promises; an implementation that waits for nothing still rejects instead of throwing.
  '@typescript-eslint/require-await': 'off',
  // Editors strike through what is deprecated, and looking for it takes a sixth of the time.
  '@typescript-eslint/no-deprecated': 'off',
  // A statement names the type of its rows, which nothing else could tell.
  '@typescript-eslint/no-unnecessary-type-parameters': 'off',
};

/** Rules of `strictTypeChecked` with what our style allows. */
const TYPED = {
  // `() => close()` and `return close()` are how a function ends whose caller takes no answer.
  '@typescript-eslint/no-confusing-void-expression': [
    'error',
    { ignoreArrowShorthand: true, ignoreVoidOperator: true, ignoreVoidReturningFunctions: true },
  ],
  '@typescript-eslint/no-meaningless-void-operator': 'off',
  // A number is written the same way everywhere.
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  // The reason of an abort, and what was caught, are passed on as they came.
  '@typescript-eslint/prefer-promise-reject-errors': [
    'error',
    { allowThrowingAny: true, allowThrowingUnknown: true },
  ],
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

/** Matchers and parsed answers are `any`, which a spec compares whole: one that misreads it fails. */
const ANY_IN_TESTS = Object.fromEntries(
  [
    'no-unsafe-argument',
    'no-unsafe-assignment',
    'no-unsafe-call',
    'no-unsafe-member-access',
    'no-unsafe-return',
    'no-base-to-string',
    'restrict-plus-operands',
  ].map((rule) => [`@typescript-eslint/${rule}`, 'off']),
);

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
      ...NOT_OURS,
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
      // Servers of specs have handlers that wait.
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
    files: ['libs/server/application/src/**/*.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': ['error', { patterns: FRAMEWORKS, paths: [...TIMERS, ...FILES] }],
      'no-restricted-globals': ['error', ...TIMER_GLOBALS],
      'no-restricted-syntax': ['error', ...SYSTEM_CLOCK],
    },
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
  // The types of this client are generated from the OpenAPI document by the spec that checks it.
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
