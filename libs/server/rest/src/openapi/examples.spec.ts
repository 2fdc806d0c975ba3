import { countedIds } from '@safelight/application/testing';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EXAMPLE_ORIGIN } from '../http/with-example.ts';
import type { Operation } from '../http/operation.ts';
import { form, MULTIPART } from '../testing/multipart.ts';
import { referenceStory, UNTOLD, type Known, type Step } from '../testing/reference-story.ts';
import {
  PUBLIC_URL,
  startTestServer,
  type Answer,
  type Call,
  type TestServer,
} from '../testing/test-server.ts';
import { describeApi, OPERATIONS } from './api-description.ts';
import { SAMPLE_ANSWERS } from './generated/sample-answers.ts';

const FILE = join(import.meta.dirname, 'generated/sample-answers.ts');

interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly examples?: readonly object[];
  readonly required?: readonly string[];
}
interface Described {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly example?: unknown;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
const { paths, components } = describeApi(PUBLIC_URL) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/** The alternatives of a schema by their position; the schema itself if it has none. */
const kindsOf = ({ $ref, ...schema }: Schema): readonly Schema[] =>
  $ref === undefined
    ? (schema.anyOf ?? schema.oneOf ?? [schema])
    : kindsOf(components.schemas[$ref.split('/').at(-1) ?? ''] ?? {});

/** A picture of its own for each call, so that no upload is a duplicate of another. */
const pictureOf = (name: string): string => `picture ${name}`.padEnd(248_193);

/** The call that the OpenAPI document shows for an operation. */
const shownCall = ({ method, path, id, access }: Operation, place: number, known: Known) => {
  const filled = (text: string): string => text.replace(/[A-Z][A-Z_\d]+/g, (word) => known[word] ?? word);
  const { parameters = [], requestBody } = paths[path]?.[method] ?? {};
  const query = new URLSearchParams();
  let address = `/api${path}`;
  for (const { name, in: at, required, example } of parameters) {
    if (at === 'path') address = address.replace(`{${name}}`, filled(String(example)));
    if (at === 'query' && required === true) query.set(name, filled(String(example)));
  }
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(requestBody?.content ?? {});
  const { examples = [], required = [] } = kindsOf(schema)[place] ?? {};
  const body =
    type === 'multipart/form-data'
      ? form(...required.map((name) => ({ name, value: pictureOf(id + name), filename: 'photo.jpg' })))
      : type === 'application/octet-stream'
        ? pictureOf(id)
        : filled(JSON.stringify(examples[0] ?? {}));
  const credentials = {
    anyone: {},
    optional: { Authorization: `Api-Key ${known['KEY'] ?? ''}` },
    user: { Authorization: `Api-Key ${known['KEY'] ?? ''}` },
    session: { Authorization: `Bearer ${known['ACCESS_TOKEN'] ?? ''}` },
    account: { Authorization: `Bearer ${known['ACCESS_TOKEN'] ?? ''}` },
  }[access];
  const ticket = 'SHARE_TICKET' in known ? { 'X-Share-Ticket': known['SHARE_TICKET'] } : {};
  const call: Call = {
    method: method.toUpperCase(),
    headers: {
      ...credentials,
      ...ticket,
      ...(type === 'multipart/form-data' ? MULTIPART : { 'Content-Type': type }),
    },
    ...(requestBody === undefined ? {} : { body }),
  };
  return { path: query.size === 0 ? address : `${address}?${query}`, call };
};

describe('the examples of the OpenAPI document', () => {
  let server: TestServer;
  let told: readonly (readonly [Step, Answer])[];

  /** Tells the story until the server refuses a call. Pictures are JPEGs of a usual size here. */
  const tellStory = async () => {
    const { world } = server;
    const { inspect } = world.imaging;
    world.imaging.sniff = async () => 'image/jpeg';
    world.imaging.inspect = async (...asked) => ({ ...(await inspect(...asked)), width: 1600, height: 1200 });
    const known: Known = {};
    const answers: (readonly [Step, Answer])[] = [];
    for (const step of referenceStory(server, known)) {
      world.clock.advance(1_000);
      Object.assign(known, await step.before?.());
      const operation = OPERATIONS.find(({ id }) => id === step.id)!;
      const { path, call } = shownCall(operation, step.place ?? 0, known);
      const answer = await server.send(path, call);
      answers.push([step, answer]);
      if (answer.status >= 300) break;
      if (step.after !== undefined) Object.assign(known, step.after(answer.json() as never));
    }
    return answers;
  };

  beforeAll(async () => {
    server = await startTestServer({}, null, { ids: countedIds() });
    told = await tellStory();
  });
  afterAll(() => server.close());

  it('include every operation and every alternative of its body', () => {
    const shown = OPERATIONS.flatMap(({ id, method, path }) =>
      Object.values(paths[path]?.[method]?.requestBody?.content ?? { none: { schema: {} } })
        .flatMap(({ schema }) => kindsOf(schema))
        .map((_, place) => `${id} ${place}`),
    );
    const sent = [...told.map(([{ id, place = 0 }]) => `${id} ${place}`), ...UNTOLD.map((id) => `${id} 0`)];
    expect(sent.toSorted()).toEqual(shown.toSorted());
  });

  it('are accepted by the server', () => {
    const refused = told.filter(([, { status }]) => status >= 300);
    expect(refused.map(([{ id, place = 0 }, { text }]) => `${id} ${place}: ${text}`)).toEqual([]);
  });

  it('are followed by the answers that the server gives, which RECORD=1 writes to a file', async () => {
    const isJson = ({ headers, text }: Answer) =>
      text !== '' && headers['content-type']?.startsWith('application/json') === true;
    const answers = Object.fromEntries(
      told
        .filter(([{ place = 0 }, answer]) => place === 0 && isJson(answer))
        .map(([{ id }, { status, text }]) => [
          id,
          { status, body: JSON.parse(text.replaceAll(PUBLIC_URL, EXAMPLE_ORIGIN)) as unknown },
        ]),
    );
    if (process.env['RECORD'] === '1') {
      await writeFile(
        FILE,
        '// The answers to the examples of the OpenAPI document, written by examples.spec.ts.\n\n' +
          'export const SAMPLE_ANSWERS: Readonly<Record<string, { readonly status: number; readonly body: unknown }>> =\n' +
          `${JSON.stringify(answers, null, 2)};\n`,
      );
    } else expect(answers).toEqual(SAMPLE_ANSWERS);
  });
});
