import { createWorld } from '@safelight/application/testing';
import { wireUseCases } from '@safelight/application/wiring';
import { createGraphqlEndpoint } from '@safelight/graphql';
import { createRestRouter } from '@safelight/rest';
import express from 'express';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { serveLocally, type LocalServer } from '@safelight/processes/testing';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientOf } from '../client-of.ts';
import { createLogger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { requestLog } from '../request-log.ts';
import { createSecurityLog, type OpenSecurityLog } from './create-security-log.ts';

const PUBLIC_URL = 'https://safelight.test';
const LOG_IN = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }';

let folder: string;
let site: LocalServer;
let log: OpenSecurityLog;
let stopGraphql: () => Promise<void>;
let adaId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'safelight-audit-'));
  const world = createWorld();
  const logger = createLogger({ logLevel: 'silent' });
  log = await createSecurityLog({ logger, clock: world.clock, path: join(folder, 'audit.jsonl') });
  const { useCases } = wireUseCases({ ...world, securityLog: log.securityLog });
  adaId = (await world.signUp('ada')).user.id;
  const surroundings = { useCases, publicUrl: PUBLIC_URL, logger, clientOf };
  const graphql = createGraphqlEndpoint({ ...surroundings, introspection: true });
  await graphql.start();
  stopGraphql = graphql.stop;
  const { store, archiver } = world;
  const app = express().set('trust proxy', 'loopback');
  app.use(requestLog({ logger, metrics: { http: { observe: () => undefined } } as unknown as Metrics }));
  app.use('/graphql', graphql.router);
  app.use('/api', createRestRouter({ ...surroundings, store, archiver, bytes: { read: async () => null } }));
  site = await serveLocally(app);
});
afterAll(async () => {
  await stopGraphql();
  await site.close();
  await rm(folder, { recursive: true });
});

const send = (path: string, body: object, requestId: string): Promise<Response> =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': '2001:db8:77:1:2:3:4:5',
      'x-request-id': requestId,
    },
    body: JSON.stringify(body),
  });

const eventsOf = async (requestId: string): Promise<unknown[]> => {
  await log.close();
  return (await readFile(join(folder, 'audit.jsonl'), 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { requestId: string })
    .filter((line) => line.requestId === requestId);
};

const signIn = { event: 'sign_in', network: '2001:db8:77::/48', details: { by: 'password' } };

describe('a sign-in in the security log', () => {
  it('is recorded as refused if GraphQL refuses it, although the HTTP status is 200', async () => {
    const input = { username: 'ada', password: 'Wrong1234' };
    const answer = await send('/graphql', { query: LOG_IN, variables: { input } }, 'graphql-refused');
    expect(answer.status).toBe(200);
    expect(await eventsOf('graphql-refused')).toMatchObject([
      { ...signIn, outcome: 'refused', reason: 'INVALID_CREDENTIALS', userId: adaId },
    ]);
  });

  it('is recorded as refused if REST refuses it', async () => {
    const body = { username: 'ada', password: 'Wrong1234' };
    expect((await send('/api/auth/login/', body, 'rest-refused')).status).toBe(401);
    expect(await eventsOf('rest-refused')).toMatchObject([
      { ...signIn, outcome: 'refused', reason: 'INVALID_CREDENTIALS', userId: adaId },
    ]);
  });

  it.each([
    ['/graphql', { query: LOG_IN, variables: { input: { username: 'ada', password: 'Secret123' } } }],
    ['/api/auth/login/', { username: 'ada', password: 'Secret123' }],
  ])('through %s is recorded with the account, but without password and IP address', async (path, body) => {
    const requestId = `ok${path.replaceAll('/', '-')}`;
    expect((await send(path, body, requestId)).status).toBe(200);
    const lines = await eventsOf(requestId);
    expect(lines).toMatchObject([{ ...signIn, outcome: 'ok', userId: adaId }]);
    expect(JSON.stringify(lines)).not.toMatch(/Secret123|2001:db8:77:1|ada"/);
  });
});
