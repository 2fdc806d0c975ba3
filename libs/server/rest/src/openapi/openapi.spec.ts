import { Validator } from '@seriousme/openapi-schema-validator';
import type { IRouter } from 'express';
import { createRestRouter } from '../index.ts';
import { DOCUMENT, templateOf } from '../testing/conformance.ts';
import { PUBLIC_URL, serverForAll } from '../testing/test-server.ts';
import { describeApi, OPERATIONS } from './api-description.ts';

interface Layer {
  readonly slash: boolean;
  readonly route?: { readonly path: string; readonly methods: Readonly<Record<string, boolean>> };
  readonly handle: Partial<IRouter>;
  match(path: string): boolean;
}

const PLACES = [...new Set(OPERATIONS.flatMap(({ path }) => path.split('/').filter((part) => part !== '')))];

/** The path where a router is mounted. Express does not store it, so every documented path is tried. */
const placeOf = (layer: Layer): string => {
  if (layer.slash) return '';
  const place = PLACES.find((part) => layer.match(`/${part}/`));
  if (place === undefined) throw new Error('A router is mounted at a place that the document does not name.');
  return `/${place}`;
};

const routesOf = (router: Partial<IRouter>, at = ''): readonly string[] =>
  ((router.stack ?? []) as unknown as Layer[]).flatMap((layer) => {
    const { route, handle } = layer;
    if (route !== undefined) {
      const path = `${at}${route.path}`.replace(/\/?$/, '/').replace(/:(\w+)/g, '{$1}');
      return Object.keys(route.methods)
        .filter((method) => method !== '_all')
        .map((method) => `${method} ${path.replace('.json/', '.json')}`);
    }
    return handle.stack === undefined ? [] : routesOf(handle, `${at}${placeOf(layer)}`);
  });

it('the guide in the OpenAPI document states the limits of transforms, and how long shared caches keep files', () => {
  const { description } = describeApi(PUBLIC_URL)['info'] as { readonly description: string };
  expect(description).toContain('60 an hour for one network address, 600 for the owner of the images');
  expect(description).toContain('`public, max-age=31536000, s-maxage=300, immutable`');
  expect(description).toContain('`public, max-age=60, s-maxage=60, must-revalidate`');
});

it('the guide in the OpenAPI document states which files may be uploaded', () => {
  const { description } = describeApi(PUBLIC_URL)['info'] as { readonly description: string };
  expect(description).toContain('`image/jpeg`, `image/png`, `image/gif`, `image/webp`.');
  expect(description).toContain(
    '100,000,000 pixels (width × height × frames), 1,000 frames and 16,384 pixels a side',
  );
  expect(description).toContain('`bulk_pack` 25 MB, `pro_subscription` 50 MB');
});

describe('the OpenAPI document', () => {
  const { server } = serverForAll();

  it.each(['/api/openapi.json', '/api/openapi.json/'])(
    'is served at %s to pages of any origin',
    async (path) => {
      const answer = await server.send(path);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'access-control-allow-origin': '*',
      });
      expect(answer.json()).toEqual(JSON.parse(JSON.stringify(describeApi(PUBLIC_URL))));
      expect(answer.text).toContain(`"url":"${PUBLIC_URL}/api"`);
    },
  );

  it('is valid OpenAPI 3.1, and contains every schema that it references', async () => {
    const validator = new Validator();
    const document = JSON.parse(JSON.stringify(describeApi(PUBLIC_URL))) as Record<string, unknown>;
    expect(await validator.validate(document)).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    const schemas = (document['components'] as { schemas: Record<string, unknown> }).schemas;
    for (const [, name] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      expect(Object.keys(schemas)).toContain(name);
    }
  });

  it('contains every route of the running router, and no others', async () => {
    const router = createRestRouter(server.deps);
    const documented = OPERATIONS.map(({ method, path }) => `${method} ${path}`);
    expect([...routesOf(router)].sort()).toEqual([...documented].sort());
    expect(new Set(OPERATIONS.map(({ id }) => id)).size).toBe(OPERATIONS.length);
  });

  it('assigns paths that look alike to the right operations', () => {
    expect(templateOf('/images/upload')).toBe('/images/upload/');
    expect(templateOf('/images/comparisons/upload/')).toBe('/images/comparisons/upload/');
    expect(templateOf('/images/comparisons/x/')).toBe('/images/comparisons/{uid}/');
    expect(templateOf('/images/x')).toBe('/images/{uid}/');
  });

  it('makes the test client reject a response that it does not describe', async () => {
    const { uid } = await server.addImage(await server.join('ann'), { privacy: 'public' });
    const responses = DOCUMENT.paths['/images/public/{uid}/']?.['get']?.responses as Record<string, unknown>;
    const described = responses['200'];
    delete responses['200'];
    await expect(server.send(`/api/images/public/${uid}`)).rejects.toThrow('no such status');
    responses['200'] = described;
    expect((await server.send(`/api/images/public/${uid}`)).status).toBe(200);
  });

  it('lists the headers of errors, and the request id of every answer', () => {
    const { paths } = describeApi(PUBLIC_URL) as {
      paths: Record<string, Record<string, { responses: Record<string, { headers: object }> }>>;
    };
    for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
      for (const [status, { headers }] of Object.entries(operation.responses)) {
        expect(headers).toHaveProperty('X-Request-Id');
        if (Number(status) < 400) continue;
        expect('Retry-After' in headers).toBe(['429', '503'].includes(status));
        expect('WWW-Authenticate' in headers).toBe(status === '401');
        expect('Content-Range' in headers).toBe(status === '416');
      }
    }
  });

  it('makes the test client reject an error without a header that it requires', async () => {
    const { headers } = DOCUMENT.paths['/images/']?.['get']?.responses['401'] as { headers: object };
    Object.assign(headers, { 'Retry-After': { $ref: '#/components/headers/Retry-After' } });
    await expect(server.send('/api/images/')).rejects.toThrow('the answer lacks Retry-After');
    delete (headers as Record<string, unknown>)['Retry-After'];
    expect((await server.send('/api/images/')).status).toBe(401);
  });

  it('states which operations need credentials, and of which kind', () => {
    const { paths } = describeApi(PUBLIC_URL) as {
      paths: Record<string, Record<string, { security: unknown; parameters?: unknown }>>;
    };
    expect(paths['/images/']?.['get']?.security).toEqual([{ accessToken: [] }, { apiKey: [] }]);
    expect(paths['/auth/me/']?.['get']?.security).toEqual([{ accessToken: [] }]);
    expect(paths['/images/public/{uid}/']?.['get']?.security).toEqual([]);
    expect(paths['/images/']?.['get']?.parameters).toContainEqual({
      name: 'limit',
      in: 'query',
      required: false,
      description: 'How many entries the page holds at most.',
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 100 },
    });
  });
});
