import { createWorld, type World } from '@safelight/application/testing';
import { createGraphqlEndpoint } from '@safelight/graphql';
import { createRestRouter } from '@safelight/rest';
import { ERROR_CATALOGUE, type ErrorCode } from '@safelight/rules';
import express from 'express';
import { serveLocally } from '@safelight/processes/testing';

const PUBLIC_URL = 'https://safelight.test';
const CLIENT = { hash: 'this client', visitor: 'this visitor', address: '192.0.2.7', userAgent: 'A browser' };

/** An answer in a form that is common to both transports. */
export interface Said {
  /** All of 200 to 299 count as 200, because GraphQL has no other status for success. */
  readonly status: number;
  /** The error code; null for a success, and for field errors of REST's `/auth` routes, which have no code. */
  readonly code: string | null;
  /** The errors by field. */
  readonly fields: unknown;
  readonly data: unknown;
}

/** A REST request. */
export interface RestCall {
  readonly method?: string;
  readonly path: string;
  readonly body?: object | FormData | File;
}

/** A GraphQL operation, with the file for its variable `file` if it has one. */
export interface GraphqlCall {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, File>>;
}

const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_whole, letter: string) => letter.toUpperCase());

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Converts REST's field names to GraphQL's spelling. */
const camelCased = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(camelCased);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [camelCase(name), camelCased(one)]));
};

/** Fields with random letters, which could look like the name of an enum value. */
const RANDOM_FIELDS = ['id', 'key', 'lastFour', 'prefix', 'uid'];

/** Converts GraphQL's enum values to REST's spelling. */
const lowerCased = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(lowerCased);
  if (typeof value === 'string') return /^[A-Z_]{2,}$/.test(value) ? value.toLowerCase() : value;
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, RANDOM_FIELDS.includes(name) ? one : lowerCased(one)]),
  );
};

const succeeded = (data: unknown): Said => ({ status: 200, code: null, fields: null, data });

const restSaid = async (response: Response): Promise<Said> => {
  const text = await response.text();
  const body = camelCased(text === '' ? null : JSON.parse(text)) as Record<string, unknown> | null;
  if (response.ok) return succeeded(body);
  const { code = null, details } = body ?? {};
  // The /auth routes answer only the field errors.
  const fields = code === null ? body : isRecord(details) ? details['fields'] : undefined;
  return { status: response.status, code: code as string | null, fields: fields ?? null, data: null };
};

interface GraphqlAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { readonly code: ErrorCode; readonly details?: Readonly<Record<string, unknown>> };
  }[];
}

const graphqlSaid = async (response: Response): Promise<Said> => {
  const { data, errors = [] } = (await response.json()) as GraphqlAnswer;
  const [error] = errors;
  if (error === undefined) return succeeded(lowerCased(Object.values(data ?? {})[0]));
  const { code, details } = error.extensions;
  if (!(code in ERROR_CATALOGUE)) throw new Error(`The test asks wrongly: ${error.message}`);
  return { status: ERROR_CATALOGUE[code].httpStatus, code, fields: details?.['fields'] ?? null, data: null };
};

const formOf = ({ query, variables = {}, files = {} }: GraphqlCall): FormData => {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables }));
  const names = Object.keys(files);
  form.append('map', JSON.stringify(Object.fromEntries(names.map((name) => [name, [`variables.${name}`]]))));
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
};

/** Starts both transports in one server over the same world in memory. */
export const startBothTransports = async () => {
  const world: World = createWorld();
  const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const surroundings = { useCases: world.useCases, publicUrl: PUBLIC_URL, logger, clientOf: () => CLIENT };
  const endpoint = createGraphqlEndpoint({
    ...surroundings,
    introspection: true,
    onOperation: () => undefined,
  });
  await endpoint.start();
  const app = express().use('/graphql', endpoint.router);
  const { store, archiver } = world;
  app.use('/api', createRestRouter({ ...surroundings, store, archiver, bytes: { read: async () => null } }));
  const { url: origin, close: closeServer } = await serveLocally(app);

  const headersFor = (authorization: string | null, isForm: boolean): Record<string, string> => ({
    ...(authorization === null ? {} : { authorization }),
    ...(isForm ? { 'apollo-require-preflight': 'true' } : { 'content-type': 'application/json' }),
  });

  const rest = async (as: string | null, { method = 'GET', path, body }: RestCall): Promise<Said> => {
    const isForm = body instanceof FormData || body instanceof File;
    const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
    return restSaid(
      await fetch(`${origin}/api${path}`, { method, headers: headersFor(as, isForm), ...sent }),
    );
  };

  /** The bytes that a REST route answers. */
  const restBytes = async (as: string | null, path: string) => {
    const response = await fetch(`${origin}/api${path}`, { headers: headersFor(as, false) });
    return { headers: response.headers, body: await response.text() };
  };

  const graphql = async (as: string | null, call: GraphqlCall): Promise<Said> => {
    const { query, variables = {}, files } = call;
    const body = files === undefined ? JSON.stringify({ query, variables }) : formOf(call);
    const headers = headersFor(as, files !== undefined);
    return graphqlSaid(await fetch(`${origin}/graphql`, { method: 'POST', headers, body }));
  };

  const signUp = async (username: string) => {
    const signedUp = await world.signUp(username);
    return { ...signedUp, token: `Bearer ${signedUp.tokens.access}` };
  };

  const stop = async (): Promise<void> => {
    await endpoint.stop();
    await closeServer();
  };

  return { origin, world, rest, restBytes, graphql, signUp, stop };
};

export type BothTransports = Awaited<ReturnType<typeof startBothTransports>>;
