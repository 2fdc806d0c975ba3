// Persisted documents: the texts of our client's operations by their hash, for the client and the server (docs/adr/0054).
import { InMemoryCache } from '@apollo/client/cache';
import { plugin as typedDocumentNodes } from '@graphql-codegen/typed-document-node';
import { print, visit } from 'graphql';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const RELEASES = 'libs/server/graphql/src/generated/releases';
const { version: VERSION } = JSON.parse(readFileSync('package.json', 'utf8'));

const pathOf = (version) => join(RELEASES, `${version}.json`);

/** The file of the release that is being worked on: written with its first commit, and the same ever after. */
export const RELEASE_FILE = pathOf(VERSION);

const cache = new InMemoryCache();

/** The text that Apollo Client sends: with the types of objects, and without the directive that it reads itself. */
const textSent = (document) =>
  print(
    visit(cache.transformDocument(document), {
      Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
    }),
  );

const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** What a generated document carries as `__meta__`. */
export const documentMeta = (document) => ({ hash: hashOf(textSent(document)) });

/** Name, text and hash of each operation, as a document with all its fragments. */
function operationsOf(schema, files) {
  const operations = [];
  const keep = (document) => {
    const { name } = document.definitions.find(({ kind }) => kind === 'OperationDefinition');
    const text = textSent(document);
    operations.push({ name: name.value, hash: hashOf(text), text });
  };
  typedDocumentNodes(schema, files, { unstable_onExecutableDocumentNode: keep });
  return operations.sort((one, other) => (one.name < other.name ? -1 : 1));
}

const textsByHash = (schema, files) =>
  Object.fromEntries(operationsOf(schema, files).map(({ hash, text }) => [hash, text]));

/** The documents of a release; empty for those before documents were persisted. */
const releasedAs = (version) =>
  version !== undefined && existsSync(pathOf(version))
    ? JSON.parse(readFileSync(pathOf(version), 'utf8'))
    : {};

/** Pages of the release before may still be open, and of this one before its latest changes. */
function documentsOfReleases() {
  const earlier = readdirSync(RELEASES)
    .map((name) => name.replace(/\.json$/, ''))
    .filter((version) => version !== VERSION)
    .sort(new Intl.Collator('en', { numeric: true }).compare);
  return { ...releasedAs(earlier.at(-1)), ...releasedAs(VERSION) };
}

const literal = (value) => JSON.stringify(value, null, 2);

/** A preset of one file, whose content `contentOf` makes of the schema and the documents. */
const oneFile = (contentOf) => ({
  buildGeneratesSection: ({ baseOutputDir, schema, schemaAst, documents }) => [
    {
      filename: baseOutputDir,
      schema,
      schemaAst,
      documents,
      config: {},
      plugins: [{ content: {} }],
      pluginMap: { content: { plugin: () => contentOf(schemaAst, documents) } },
    },
  ],
});

/** Every document that the server knows: those of the client that is built with it and of the last releases. */
export const knownDocuments = oneFile((schema, files) => {
  const known = { ...documentsOfReleases(), ...textsByHash(schema, files) };
  return `export const KNOWN_DOCUMENTS: Readonly<Record<string, string>> = ${literal(known)};\n`;
});

export const releasedDocuments = oneFile((schema, files) =>
  literal(existsSync(RELEASE_FILE) ? releasedAs(VERSION) : textsByHash(schema, files)),
);

/** The operations of pages without Apollo. */
export const plainOperations = oneFile((schema, files) =>
  operationsOf(schema, files)
    .map((operation) => `export const ${operation.name} = ${literal(operation)} as const;\n`)
    .join('\n'),
);
