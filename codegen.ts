import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * The client's only view of the server: types and documents of the operations written beside the components
 * that send them, from the committed schema. `@unmask` marks the few fragments a sender reads itself.
 */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['libs/web/*/src/**/*.graphql'],
  generates: {
    'libs/web/data/src/generated/operations.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
    },
  },
  config: {
    scalars: {
      ID: 'string',
      BigInt: 'number',
      DateTime: 'string',
      Upload: { input: 'File', output: 'never' },
    },
    strictScalars: true,
    enumsAsTypes: true,
    immutableTypes: true,
    useTypeImports: true,
    nonOptionalTypename: true,
    skipTypeNameForRoot: true,
    inlineFragmentTypes: 'mask',
    customDirectives: { apolloUnmask: true },
    avoidOptionals: { field: true, inputValue: false },
  },
};

export default config;
