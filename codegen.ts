import type { CodegenConfig } from '@graphql-codegen/cli';
import {
  documentMeta,
  knownDocuments,
  plainOperations,
  RELEASE_FILE,
  releasedDocuments,
} from './tools/codegen/persisted-documents.ts';

const ALL = 'libs/web/*/src/**/*.graphql';
/** The operations of pages that do not load Apollo. */
const PLAIN = 'libs/web/session/src/**/*.graphql';

/**
 * Generates the client's types and documents from the committed schema and the operations beside the
 * components that send them. `@unmask` marks the few fragments whose fields the sending component reads itself. The
 * client sends only the hash of a document. The server looks its text up in a generated map (docs/adr/0054).
 */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'libs/web/data/src/generated/operations.ts': {
      documents: [ALL, `!${PLAIN}`],
      plugins: [
        'typescript-operations',
        { 'typed-document-node': { unstable_onExecutableDocumentNode: documentMeta } },
      ],
    },
    'libs/web/session/src/generated/operations.ts': { documents: PLAIN, preset: plainOperations },
    'libs/server/graphql/src/generated/known-documents.ts': { documents: ALL, preset: knownDocuments },
    [RELEASE_FILE]: { documents: ALL, preset: releasedDocuments },
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
