import { PUBLIC_URL } from '../testing/test-server.ts';
import { describeApi } from './api-description.ts';

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}
type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
interface Described {
  readonly parameters?: readonly { readonly name: string; readonly description?: string }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}
interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

/** The fields of a schema without a description. One that refers to a schema has that schema's. */
const undescribedIn = ({ properties = {}, items, anyOf = [], oneOf = [] }: Schema, at: string): string[] => [
  ...Object.entries(properties).flatMap(([name, field]) => [
    ...(field.description === undefined && field.$ref === undefined ? [`${at}.${name}`] : []),
    ...undescribedIn(field, `${at}.${name}`),
  ]),
  ...[items, ...anyOf, ...oneOf].flatMap((part) => (part === undefined ? [] : undescribedIn(part, at))),
];

it('every field and parameter in the OpenAPI document has a description', () => {
  const { components, paths } = JSON.parse(JSON.stringify(describeApi(PUBLIC_URL))) as Document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ at: `${method} ${path}`, operation })),
  );
  const found = [
    ...Object.entries(components.schemas).flatMap(([name, schema]) => undescribedIn(schema, name)),
    ...operations.flatMap(({ at, operation: { parameters = [], requestBody, responses } }) => [
      ...parameters.filter(({ description }) => description === undefined).map(({ name }) => `${at} ${name}`),
      ...[requestBody, ...Object.values(responses)].flatMap((message) =>
        Object.values(message?.content ?? {}).flatMap(({ schema = {} }) => undescribedIn(schema, at)),
      ),
    ]),
  ];
  expect(operations.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
