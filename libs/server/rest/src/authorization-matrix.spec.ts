import { suspendAccount } from '@safelight/application';
import { editRequest } from '@safelight/application/testing';
import { TEXTS } from '@safelight/rules';
import type { OutgoingHttpHeaders } from 'node:http';
import { OPERATIONS } from './openapi/api-description.ts';
import type { Access, Operation } from './http/operation.ts';
import { CLIENT, MISSING_ID, MISSING_UID, serverForAll } from './testing/test-server.ts';

type Refusal = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'ACCOUNT_SUSPENDED' | null;

/**
 * The error code with which operations of each access refuse each kind of viewer; null if they do not refuse.
 * The OpenAPI document states the access of an operation.
 */
const EXPECTED: Readonly<Record<string, Readonly<Record<Access, Refusal>>>> = {
  'a guest': {
    anyone: null,
    optional: null,
    user: 'UNAUTHENTICATED',
    session: 'UNAUTHENTICATED',
    account: 'UNAUTHENTICATED',
  },
  'a person': { anyone: null, optional: null, user: null, session: null, account: null },
  'a key': { anyone: null, optional: null, user: null, session: 'FORBIDDEN', account: 'FORBIDDEN' },
  'somebody suspended': {
    anyone: null,
    optional: null,
    user: 'ACCOUNT_SUSPENDED',
    session: 'ACCOUNT_SUSPENDED',
    account: null,
  },
  'the key of somebody suspended': {
    anyone: null,
    optional: 'ACCOUNT_SUSPENDED',
    user: 'ACCOUNT_SUSPENDED',
    session: 'ACCOUNT_SUSPENDED',
    account: 'ACCOUNT_SUSPENDED',
  },
};

/**
 * Ann's objects, each with the paths that name it. A new path with a parameter fails the test without a row
 * here.
 */
type Thing = 'image' | 'comparison' | 'edit' | 'key' | 'session' | 'project' | 'link';
const NAMED: Readonly<Record<Thing, readonly string[]>> = {
  image: [
    '/images/download/{uid}/',
    '/images/file/{uid}/',
    '/images/i/{uid}/',
    '/images/info/{uid}/',
    '/images/public/{uid}/',
    '/images/{uid}/',
    '/images/{uid}/comparisons/',
    '/images/{uid}/document/',
    '/images/{uid}/document/pictures/{sha256}/',
    '/images/{uid}/versions/',
    '/images/{uid}/versions/{id}/',
    '/images/{uid}/versions/{id}/download/',
    '/images/{uid}/versions/{id}/use/',
  ],
  comparison: ['/images/comparisons/{uid}/', '/images/comparisons/{uid}/restore/'],
  edit: ['/ai/edits/{id}/', '/ai/edits/{id}/cancel/', '/ai/edits/{id}/take-back/'],
  key: ['/auth/api-keys/{id}/'],
  session: ['/auth/sessions/{id}/'],
  project: [
    '/projects/{id}/',
    '/projects/{id}/archive/',
    '/projects/{id}/images/',
    '/projects/{id}/images/move/',
    '/projects/{id}/images/remove/',
    '/projects/{id}/links/',
  ],
  link: ['/projects/links/{link}/'],
};
/**
 * A secret in the path opens these to anyone. export.router.spec, auth.router.spec and project.router.spec
 * test them.
 */
const BY_SECRET: readonly string[] = [
  '/auth/exports/{id}/{token}/',
  '/auth/verify-email/{uid}/{token}/',
  '/projects/shared/{token}/',
  '/projects/shared/{token}/images/',
  '/projects/shared/{token}/open/',
];
/** Paths whose parameter the caller chooses, so that it names no existing object. */
const NEW: readonly string[] = ['/images/upload/{filename}/'];
/** Anyone may read a comparison. */
const isOpen = ({ method, path }: Operation): boolean => method === 'get' && NAMED.comparison.includes(path);

/** Valid bodies, so that no request is refused for its body before its target is looked up. */
const BODIES: Readonly<Record<string, object>> = {
  'post /contact/': {
    name: 'A',
    email: 'a@example.com',
    category: 'general',
    subject: 'Hi',
    message: 'Hello',
  },
  'patch /auth/api-keys/{id}/': { name: 'Mine now' },
  'patch /images/{uid}/': { title: 'Mine now' },
  'patch /images/comparisons/{uid}/': { title: 'Mine now' },
  'patch /projects/{id}/': { name: 'Mine now' },
  'post /projects/{id}/images/': { uids: [MISSING_UID] },
  'post /projects/{id}/images/move/': { uids: [MISSING_UID] },
  'post /projects/{id}/images/remove/': { uids: [MISSING_UID] },
};

/** These operations check the document in the body, which is invalid here, before they look up its image. */
const EXAMINED_FIRST: readonly string[] = ['post /images/{uid}/document/'];

const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;
const isNaming = ({ path }: Operation): boolean => path.includes('{');
const thingOf = (path: string): Thing | undefined =>
  (Object.keys(NAMED) as Thing[]).find((thing) => NAMED[thing].includes(path));

/** A project's id is a time in milliseconds. */
const MISSING_PROJECT = '1600000000000';
const HOUR_MS = 60 * 60 * 1000;

describe('the REST authorization matrix', () => {
  const { server } = serverForAll();
  /** The request headers of each kind of viewer. */
  const viewers: Record<string, OutgoingHttpHeaders> = {};
  const things: Partial<Record<Thing | 'version', string>> = {};

  beforeAll(async () => {
    const { world } = server;
    const [ann, bob, sam] = [await server.join('ann'), await server.join('bob'), await server.join('sam')];
    const secret = await server.addImage(ann);
    const open = [
      await server.addImage(ann, { privacy: 'public' }),
      await server.addImage(ann, { privacy: 'public' }),
    ] as const;
    const { apiKey } = await world.useCases.createApiKey(ann.viewer, 'Laptop');
    const project = await world.useCases.createProject(ann.viewer, { name: 'Trip', uids: [secret.uid] });
    const { link } = await world.useCases.createShareLink(ann.viewer, project.id, {});
    const edit = await world.useCases.requestAiEdit(ann.viewer, editRequest(secret.uid, 'make it old'));
    await world.useCases.logIn({ username: 'ann', password: 'Secret123', client: CLIENT });
    const [other] = (await world.useCases.listSessions(ann.viewer)).filter(({ isCurrent }) => !isCurrent);
    Object.assign(things, {
      image: secret.uid,
      version: secret.current.id,
      comparison: (await server.addComparison(open[0], open[1])).uid,
      edit: edit.id,
      key: apiKey.id,
      session: other?.id,
      project: project.id,
      link: link.id,
    });
    const keyOfSam = await server.keyOf(sam);
    await suspendAccount({ ...world.repositories, ...world })('sam', 'Spam');
    const { tokens } = await world.useCases.logIn({ username: 'sam', password: 'Secret123', client: CLIENT });
    Object.assign(viewers, {
      'a guest': {},
      'a person': bob.headers,
      'a key': await server.keyOf(bob),
      'the owner': ann.headers,
      'the owner’s key': await server.keyOf(ann),
      'somebody suspended': { Authorization: `Bearer ${tokens.access}` },
      'the key of somebody suspended': keyOfSam,
    });
  });
  // A key may make a hundred requests an hour.
  beforeEach(() => server.world.clock.advance(HOUR_MS));

  const idsOf = {
    real: (thing: Thing | undefined) => ({
      uid: things[thing ?? 'image'],
      id: thing === 'image' ? things.version : things[thing ?? 'image'],
      link: things.link,
    }),
    missing: (thing: Thing | undefined) => ({
      uid: MISSING_UID,
      id: thing === 'project' ? MISSING_PROJECT : MISSING_ID,
      link: MISSING_ID,
    }),
    malformed: () => ({ uid: '../etc', id: 'not-an-id', link: 'not-an-id' }),
  };

  const pathOf = ({ path }: Operation, ids: keyof typeof idsOf): string => {
    const values: Readonly<Record<string, string | undefined>> = idsOf[ids](thingOf(path));
    return `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? 'a'.repeat(64)))}`;
  };

  const ask = (operation: Operation, who: string, ids: keyof typeof idsOf = 'missing') => {
    const { method } = operation;
    const headers = viewers[who] ?? {};
    const body = BODIES[nameOf(operation)] ?? {};
    const path = pathOf(operation, ids);
    return method === 'get' || method === 'delete'
      ? server.send(path, { method: method.toUpperCase(), headers })
      : server.sendJson(path, method.toUpperCase(), body, headers);
  };

  const refusalOf = async (operation: Operation, who: string): Promise<Refusal> => {
    const { status, text } = await ask(operation, who);
    if (status !== 401 && status !== 403) return null;
    const { code } = JSON.parse(text) as { code: string };
    return ['UNAUTHENTICATED', 'FORBIDDEN', 'ACCOUNT_SUSPENDED'].includes(code) ? (code as Refusal) : null;
  };

  describe.each(Object.entries(EXPECTED))('for %s', (who, expected) => {
    it.each(OPERATIONS.map((operation) => [nameOf(operation), operation] as const))(
      'gives the expected access to %s',
      async (_, operation) => {
        expect(await refusalOf(operation, who)).toBe(expected[operation.access]);
      },
    );
  });

  it.each(
    OPERATIONS.filter(({ access }) => access !== 'anyone' && access !== 'optional').map(
      (operation) => [nameOf(operation), operation] as const,
    ),
  )('says how credentials are sent to whoever calls %s without any', async (_, operation) => {
    const { sendCredentials, sendAccessToken } = TEXTS.generic;
    const answer = await ask(operation, 'a guest');
    expect(answer.json()).toMatchObject({
      error: operation.access === 'user' ? sendCredentials : sendAccessToken,
    });
  });

  it('covers every path with a parameter', () => {
    const rows = [...Object.values(NAMED).flat(), ...BY_SECRET, ...NEW].sort();
    expect(rows).toEqual([...new Set(OPERATIONS.filter(isNaming).map(({ path }) => path))].sort());
  });

  const FOREIGN = OPERATIONS.filter((one) => thingOf(one.path) !== undefined && !isOpen(one)).map(
    (operation) => [nameOf(operation), operation] as const,
  );

  describe.each(['a person', 'a key', 'somebody suspended'])(
    'objects of another user, requested by %s',
    (who) => {
      it.each(FOREIGN)('look like missing objects, as do malformed ids: %s', async (_, operation) => {
        const answers = [];
        for (const ids of ['real', 'missing', 'malformed'] as const)
          answers.push(await ask(operation, who, ids));
        const [real, missing, malformed] = answers.map(({ status, text, headers }) => {
          const { date: _date, 'x-ratelimit-remaining': _remaining, ...rest } = headers;
          return { status, text, headers: rest };
        });
        expect(real).toEqual(missing);
        expect(malformed).toEqual(missing);
        const status = EXAMINED_FIRST.includes(nameOf(operation)) ? 400 : 404;
        if (EXPECTED[who]?.[operation.access] === null) expect(real?.status).toBe(status);
      });
    },
  );

  it.each(['the owner', 'the owner’s key'])(
    'objects are found by %s, and the requests of other users have not changed them',
    async (who) => {
      const readable = FOREIGN.map(([, operation]) => operation).filter(
        ({ method, path, access }) =>
          method === 'get' &&
          !path.includes('/document/') &&
          path !== '/images/public/{uid}/' &&
          (who === 'the owner' || access !== 'session'),
      );
      expect(readable.length).toBeGreaterThan(8);
      for (const operation of readable) {
        expect([nameOf(operation), (await ask(operation, who, 'real')).status]).toEqual([
          nameOf(operation),
          200,
        ]);
      }
    },
  );
});
