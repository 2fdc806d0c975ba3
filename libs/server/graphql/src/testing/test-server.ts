import { createFairTurns } from '@safelight/application';
import { createWorld } from '@safelight/application/testing';
import { serveLocally } from '@safelight/processes/testing';
import express from 'express';
import { createGraphqlEndpoint, type GraphqlEndpointOptions } from '../create-graphql-endpoint.ts';

const BOUNDARY = 'boundary-7f3a';

export interface Part {
  readonly name: string;
  readonly value: string | Buffer;
  /** The filename, which makes the part a file. */
  readonly filename?: string;
}

const head = ({ name, filename }: Part): string =>
  filename === undefined
    ? `Content-Disposition: form-data; name="${name}"\r\n\r\n`
    : `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: image/png\r\n\r\n`;

/** Writes a form by hand, so that it can also be malformed. `end` closes it. */
export const formOf = (parts: readonly Part[], end = `--${BOUNDARY}--\r\n`): Buffer =>
  Buffer.concat([
    ...parts.flatMap((part) => [
      Buffer.from(`--${BOUNDARY}\r\n${head(part)}`),
      Buffer.from(part.value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(end),
  ]);

export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const UPLOAD = `mutation ($file: Upload!, $filename: String, $privacy: Privacy! = PRIVATE) {
  uploadImage(file: $file, filename: $filename, privacy: $privacy) {
    isDuplicate image { uid title privacy fileSize width }
  }
}`;

export const operations = (variables: object = { file: null }, query = UPLOAD): Part => ({
  name: 'operations',
  value: JSON.stringify({ query, variables }),
});
export const map = (value: unknown = { 0: ['variables.file'] }): Part => ({
  name: 'map',
  value: JSON.stringify(value),
});
export const file = (
  value: string | Buffer = 'picture of a hill',
  filename = 'hill.png',
  name = '0',
): Part => ({
  name,
  value,
  filename,
});

export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly fields: object;
}

export interface Answer {
  readonly status: number;
  readonly contentType: string | null;
  readonly data: Record<string, unknown> | null;
  readonly errors: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions: { readonly code: string; readonly details?: Record<string, unknown> };
  }[];
  readonly text: string;
}

/** Parses a response as the answer to a GraphQL operation. */
export const answerOf = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  const body = JSON.parse(text) as Partial<Answer>;
  return {
    status: response.status,
    contentType: response.headers.get('content-type'),
    data: body.data ?? null,
    errors: body.errors ?? [],
    text,
  };
};

/** The Authorization header for an access token. */
export const bearer = (access: string): string => `Bearer ${access}`;

/** Serves the endpoint on a real port, over use cases in memory. */
export const startTestServer = async (options: Partial<GraphqlEndpointOptions> = {}) => {
  const world = createWorld();
  const logs: LogLine[] = [];
  const operations: string[] = [];
  const log = (level: LogLine['level']) => (fields: object) => void logs.push({ level, fields });
  const endpoint = createGraphqlEndpoint({
    publicUrl: 'https://site.example',
    introspection: true,
    clientOf: ({ headers }) => {
      const userAgent = headers['user-agent'] ?? '';
      return {
        hash: `client ${userAgent}`,
        visitor: `visitor ${userAgent}`,
        address: '192.0.2.1',
        userAgent,
      };
    },
    logger: { info: log('info'), warn: log('warn'), error: log('error') },
    onOperation: (name, type, outcome) => void operations.push(`${type} ${name} ${outcome}`),
    ...options,
    useCases: {
      ...world.useCases,
      inUploadTurn: createFairTurns({ limit: 2, perPerson: 2, maxWaiting: 2, maxWaitingPerPerson: 2 }),
      countView: (view) => {
        world.useCases.countView(view);
        void world.viewMeter.flush();
      },
      ...options.useCases,
    },
  });
  await endpoint.start();
  const app = express().use('/graphql', endpoint.router);
  const { server, port, url: origin, close } = await serveLocally(app);
  server.on('upgrade', endpoint.handleUpgrade);
  const url = `${origin}/graphql`;

  const send = (body: string | FormData | Blob, headers: Record<string, string> = {}) =>
    fetch(url, { method: 'POST', body, headers });

  /** Sends a multipart form with a token; `extra` adds or replaces headers. */
  const sendForm = async (
    form: Buffer | readonly Part[],
    token: string,
    extra: Record<string, string> = {},
  ): Promise<Answer> => {
    const body = new Uint8Array(Buffer.isBuffer(form) ? form : formOf(form));
    const headers = { 'content-type': FORM_TYPE, 'apollo-require-preflight': 'true', authorization: token };
    return answerOf(await send(new Blob([body]), { ...headers, ...extra }));
  };

  /** Runs an operation, with a token if one is given. */
  const ask = async (
    query: string,
    variables: Record<string, unknown> = {},
    token: string | null = null,
  ): Promise<Answer> => {
    const authorization: Record<string, string> = token === null ? {} : { authorization: token };
    const headers = { 'content-type': 'application/json', ...authorization };
    return answerOf(await send(JSON.stringify({ query, variables }), headers));
  };

  const signUp = async (username: string) => {
    const signed = await world.signUp(username);
    return { ...signed, token: bearer(signed.tokens.access) };
  };

  return {
    world,
    logs,
    operations,
    url,
    port,
    server,
    endpoint,
    send,
    sendForm,
    ask,
    signUp,
    stop: async () => {
      await endpoint.stop();
      await close();
    },
  };
};

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
type Person = Awaited<ReturnType<TestServer['signUp']>>;

const siteFor =
  (before: typeof beforeEach, after: typeof afterEach) =>
  <Name extends string = never>(...usernames: readonly Name[]) => {
    const site = {} as TestServer;
    const people = Object.fromEntries(usernames.map((name) => [name, {}])) as Readonly<Record<Name, Person>>;
    before(async () => {
      Object.assign(site, await startTestServer());
      for (const name of usernames) Object.assign(people[name], await site.signUp(name));
    });
    after(() => site.stop());
    return { site, ...people };
  };

/**
 * Starts the endpoint with these users before each test of a suite, and stops it after the test. The returned objects
 * are empty until the endpoint has started.
 */
export const siteForEach = siteFor(beforeEach, afterEach);
/** Like `siteForEach`, but starts one endpoint for all tests of a suite. */
export const siteForAll = siteFor(beforeAll, afterAll);
