import type { UseCases } from '@safelight/application';
import {
  clientAt,
  createWorld,
  PUBLIC_URL,
  type World,
  type WorldParts,
} from '@safelight/application/testing';
import type { Comparison, Image, Viewer } from '@safelight/domain';
import { serveLocally, until } from '@safelight/processes/testing';
import type { Privacy } from '@safelight/rules';
import express from 'express';
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import {
  createBytesRouter,
  createHealthRouter,
  createPagesRouter,
  createRestRouter,
  restErrorHandler,
} from '../index.ts';
import type { ByteCache } from '../bytes/byte-sender.ts';
import type { FrontProxy } from '../bytes/forwarded-files.ts';
import type { KeptBytes } from '../bytes/known-answers.ts';
import { checkAnswer } from './conformance.ts';

export { PUBLIC_URL };

/** The client address of every request to the test server, and of every registration. */
export const CLIENT = clientAt();
export const MISSING_UID = 'zzzzzzzzzzzzzzzzzzzzzz';
/** A valid id that does not exist. */
export const MISSING_ID = '0c0c0c0c-0000-4000-8000-00000000ffff';
/** The path of the font of pages besides the client. */
export const FONT_PATH = '/assets/inter.woff2';
/** Files up to this size are read from memory; larger ones are streamed. */
export const CACHE_OBJECT_BYTES = 1_000;

export interface Call {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: Buffer | string;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  /** Parses the body as JSON; throws when it is not JSON. */
  json(): unknown;
}

interface Logged {
  readonly level: 'info' | 'warn' | 'error';
  readonly fields: Readonly<Record<string, unknown>>;
}

interface Upload {
  readonly privacy?: Privacy;
  readonly filename?: string;
  /** The content begins with "picture" or "<svg"; "gps" in it stands for metadata. */
  readonly bytes?: string | Buffer;
}

/** Creates a world in memory, with helpers that add users, images and comparisons. */
const startWorld = (instead: WorldParts) => {
  const world = createWorld(instead);
  let uploads = 0;

  const kept = new Map<string, Buffer>();
  const bytes: ByteCache & KeptBytes = {
    get: (key) => kept.get(key),
    read: async (key, sizeBytes) => {
      if (sizeBytes > CACHE_OBJECT_BYTES) return null;
      const whole = await buffer(await world.store.open(key));
      kept.set(key, whole);
      return whole;
    },
  };

  /** Registers a user and signs them in; returns the user with the headers for their requests. */
  const join = async (username: string) => {
    const { user, viewer, tokens } = await world.signUp(username, CLIENT);
    return { id: user.id, user, viewer, tokens, headers: { Authorization: `Bearer ${tokens.access}` } };
  };

  /** The request headers with a new API key of a user. */
  const keyOf = async ({ viewer }: { readonly viewer: Viewer }) => {
    const { key } = await world.useCases.createApiKey(viewer, 'A key');
    return { Authorization: `Api-Key ${key}` };
  };

  /** Uploads a picture with metadata for a user, a second after the previous upload. */
  const addImage = async (
    { viewer }: { readonly viewer: Viewer },
    { privacy = 'private', filename = 'holiday.png', bytes: picture }: Upload = {},
  ): Promise<Image> => {
    world.clock.advance(1_000);
    uploads += 1;
    const source = Readable.from([Buffer.from(picture ?? `picture ${uploads} with gps`)]);
    const upload = { source, filename, privacy, allowSvg: true };
    return (await world.useCases.uploadImage(await world.useCases.grantUpload(viewer), upload)).image;
  };

  /** Publishes a comparison of two public images of one owner, a second after the previous action. */
  const addComparison = async (original: Image, edited: Image, title = 'Sky'): Promise<Comparison> => {
    world.clock.advance(1_000);
    const sideOf = ({ uid, current }: Image) => ({ imageUid: uid, versionId: current.id });
    const comparison: Comparison = {
      uid: world.ids.uid(),
      ownerId: original.ownerId,
      title,
      description: null,
      viewCount: 0,
      createdAt: world.clock.now(),
      original: sideOf(original),
      edited: sideOf(edited),
    };
    await world.repositories.comparisons.insert(comparison);
    return comparison;
  };

  return { world, bytes, join, keyOf, addImage, addComparison };
};

/**
 * Serves the routers on a real port over a world in memory, with every use case wired as in the server.
 * `overrides` replace single use cases, for failures that cannot be provoked in memory. `frontProxy` sends
 * files in the server's place; `instead` replaces parts of the world.
 */
export const startTestServer = async (
  overrides: Partial<UseCases> | ((world: World) => Partial<UseCases>) = {},
  frontProxy: FrontProxy | null = null,
  instead: WorldParts = {},
) => {
  const { world, bytes, ...people } = startWorld(instead);
  const { store, archiver } = world;
  /** The owner and the number of bytes of each delivery that was counted. */
  const deliveries: (readonly [ownerId: string, sentBytes: number])[] = [];
  const useCases: UseCases = {
    ...world.useCases,
    countDelivery: (ownerId, sentBytes) => {
      deliveries.push([ownerId, sentBytes]);
      world.useCases.countDelivery(ownerId, sentBytes);
    },
    ...(typeof overrides === 'function' ? overrides(world) : overrides),
  };
  const logged: Logged[] = [];
  const log =
    (level: Logged['level']) =>
    (fields: object): void =>
      void logged.push({ level, fields: { ...fields } });
  const logger = { info: log('info'), warn: log('warn'), error: log('error') };
  const deps = { useCases, publicUrl: PUBLIC_URL, logger, clientOf: () => CLIENT, bytes, store, archiver };

  const app = express();
  app.use(createHealthRouter(deps));
  app.use('/api', createRestRouter(deps));
  app.use(createPagesRouter({ ...deps, fontPath: FONT_PATH }));
  app.use(restErrorHandler(logger));
  const serveBytes = createBytesRouter({ ...deps, frontProxy });
  const { server, port, close } = await serveLocally((req, res) =>
    serveBytes(req, res, () => void app(req, res)),
  );

  const send = (path: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
      const call = request({ port, path, method, headers: { ...length, ...headers }, agent: false });
      call.on('error', reject).on('response', (res) => {
        buffer(res)
          .then((body) => {
            const text = body.toString('utf8');
            const answer = {
              status: res.statusCode ?? 0,
              headers: res.headers,
              bytes: body,
              text,
              json: () => JSON.parse(text) as unknown,
            };
            checkAnswer(method, path, answer);
            resolve(answer);
          })
          .catch(reject);
      });
      call.end(body);
    });

  const sendJson = (path: string, method: string, body: unknown, headers: OutgoingHttpHeaders = {}) =>
    send(path, {
      method,
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });

  /** Resolves once the server has noticed that every client has disconnected. */
  const disconnected = async (): Promise<void> => {
    await until(async () => (await promisify(server.getConnections.bind(server))()) === 0);
  };

  return { ...people, world, deps, useCases, deliveries, logged, port, send, sendJson, disconnected, close };
};

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
/** A user who signed up at the test server. */
export type Person = Awaited<ReturnType<TestServer['join']>>;

const serverFor =
  (before: typeof beforeEach, after: typeof afterEach) =>
  <Name extends string = never>(...usernames: readonly Name[]) => {
    const server = {} as TestServer;
    const people = Object.fromEntries(usernames.map((name) => [name, {}])) as Readonly<Record<Name, Person>>;
    before(async () => {
      Object.assign(server, await startTestServer());
      for (const name of usernames) Object.assign(people[name], await server.join(name));
    });
    after(() => server.close());
    return { server, ...people };
  };

/**
 * Starts a server with these users before each test of a suite, and closes it after the test. The returned objects are
 * empty until the server has started.
 */
export const serverForEach = serverFor(beforeEach, afterEach);
/** Like `serverForEach`, but starts one server for all tests of a suite. */
export const serverForAll = serverFor(beforeAll, afterAll);
