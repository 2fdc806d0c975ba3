// Generates the persisted documents for the client and the server: the texts of the client's operations by
// their hash (docs/adr/0054).
import { InMemoryCache } from '@apollo/client/cache';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { plugin as typedDocumentNodes } from '@graphql-codegen/typed-document-node';
import { type DocumentNode, type GraphQLSchema, Kind, print, visit } from 'graphql';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const RELEASES = 'libs/server/graphql/src/generated/releases';
const { version: VERSION } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };

const pathOf = (version: string): string => join(RELEASES, `${version}.json`);

/**
 * The documents of the current version. The file is written with the version's first commit and never changed
 * afterwards.
 */
export const RELEASE_FILE = pathOf(VERSION);

const cache = new InMemoryCache();

/**
 * The text that Apollo Client sends: with `__typename` in every object, and without the directive that only
 * the client reads.
 */
const textSent = (document: DocumentNode): string =>
  print(
    visit(cache.transformDocument(document), {
      Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
    }),
  );

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The `__meta__` of a generated document. */
export const documentMeta = (document: DocumentNode): { readonly hash: string } => ({
  hash: hashOf(textSent(document)),
});

/** An operation with all its fragments. */
interface Operation {
  readonly name: string;
  readonly hash: string;
  readonly text: string;
}

type Config = Parameters<typeof typedDocumentNodes>[2] & {
  readonly unstable_onExecutableDocumentNode: (document: DocumentNode) => void;
};
type Files = Parameters<typeof typedDocumentNodes>[1];

async function operationsOf(schema: GraphQLSchema, files: Files): Promise<readonly Operation[]> {
  const operations: Operation[] = [];
  const keep = (document: DocumentNode): void => {
    const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
    const text = textSent(document);
    operations.push({ name: operation?.name?.value ?? '', hash: hashOf(text), text });
  };
  const config: Config = { unstable_onExecutableDocumentNode: keep };
  await typedDocumentNodes(schema, files, config);
  return operations.sort((one, other) => (one.name < other.name ? -1 : 1));
}

type TextsByHash = Readonly<Record<string, string>>;

const textsByHash = async (schema: GraphQLSchema, files: Files): Promise<TextsByHash> =>
  Object.fromEntries((await operationsOf(schema, files)).map(({ hash, text }) => [hash, text]));

/** The documents of a release; empty for releases before documents were persisted. */
const releasedAs = (version: string | undefined): TextsByHash =>
  version !== undefined && existsSync(pathOf(version))
    ? (JSON.parse(readFileSync(pathOf(version), 'utf8')) as TextsByHash)
    : {};

/**
 * The documents of the previous release, whose pages may still be open, and those with which the current
 * version began.
 */
function documentsOfReleases(): TextsByHash {
  const earlier = readdirSync(RELEASES)
    .map((name) => name.replace(/\.json$/, ''))
    .filter((version) => version !== VERSION)
    .sort(new Intl.Collator('en', { numeric: true }).compare);
  return { ...releasedAs(earlier.at(-1)), ...releasedAs(VERSION) };
}

const literal = (value: unknown): string => JSON.stringify(value, null, 2);

type Output = Exclude<CodegenConfig['generates'][string], readonly unknown[]>;
type Preset = Exclude<Output['preset'], string | undefined>;

/** A preset that generates one file; `contentOf` makes its content from the schema and the documents. */
const oneFile = (contentOf: (schema: GraphQLSchema, files: Files) => Promise<string>): Preset => ({
  buildGeneratesSection: ({ baseOutputDir, schema, schemaAst, documents }) => [
    {
      filename: baseOutputDir,
      schema,
      ...(schemaAst === undefined ? {} : { schemaAst }),
      documents,
      config: {},
      plugins: [{ content: {} }],
      pluginMap: { content: { plugin: (ast, files) => contentOf(ast, files) } },
    },
  ],
});

/** Generates the server's list of known documents: those of the current client and of the last releases. */
export const knownDocuments = oneFile(async (schema, files) => {
  const known = { ...documentsOfReleases(), ...(await textsByHash(schema, files)) };
  return `export const KNOWN_DOCUMENTS: Readonly<Record<string, string>> = ${literal(known)};\n`;
});

export const releasedDocuments = oneFile(async (schema, files) =>
  literal(existsSync(RELEASE_FILE) ? releasedAs(VERSION) : await textsByHash(schema, files)),
);

/** Generates the operations of pages without Apollo. */
export const plainOperations = oneFile(async (schema, files) =>
  (await operationsOf(schema, files))
    .map((operation) => `export const ${operation.name} = ${literal(operation)} as const;\n`)
    .join('\n'),
);
