import { fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { ApiDocsScreen } from './ApiDocsScreen.tsx';
import { SAMPLE_DOCUMENT } from './testing/sample-document.ts';

interface Call {
  readonly path: string;
  readonly init: RequestInit | undefined;
}

type Answer = (call: Call) => { status?: number; headers?: Record<string, string>; body: string } | Error;

const SCHEMA = introspectionFromSchema(
  buildSchema(`
    type Query {
      "One picture; null when there is none"
      image(uid: ID!): Image
    }
    type Mutation { deleteImage(uid: ID!): Boolean! }
    "A picture. It has versions."
    type Image { uid: ID!, title: String!, privacy: Privacy! }
    enum Privacy { "For anyone" PUBLIC, PRIVATE }
  `),
);
let schemaAnswer = JSON.stringify({ data: SCHEMA });
let schemaCalls = 0;
beforeEach(() => {
  schemaAnswer = JSON.stringify({ data: SCHEMA });
  schemaCalls = 0;
});

/**
 * Fakes fetch: it returns the OpenAPI document, and `answer` for every other request. Returns the recorded
 * requests.
 */
const serve = (answer: Answer, documentStatus: () => number = () => 200): readonly Call[] => {
  const calls: Call[] = [];
  const responseOf = (status: number, headers: Record<string, string>, body: string) => ({
    ok: status < 400,
    status,
    statusText: status === 200 ? 'OK' : 'No',
    headers: { get: (name: string) => headers[name] ?? null },
    json: () => Promise.resolve(JSON.parse(body) as unknown),
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(body).buffer),
  });
  globalThis.fetch = ((path: string, init?: RequestInit) => {
    if (path === '/graphql') {
      schemaCalls += 1;
      return Promise.resolve(responseOf(200, {}, schemaAnswer));
    }
    if (path === '/api/openapi.json') {
      return Promise.resolve(responseOf(documentStatus(), {}, JSON.stringify(SAMPLE_DOCUMENT)));
    }
    calls.push({ path, init });
    const given = answer({ path, init });
    if (given instanceof Error) return Promise.reject(given);
    return Promise.resolve(responseOf(given.status ?? 200, given.headers ?? {}, given.body));
  }) as unknown as typeof fetch;
  return calls;
};

const open = (at = '/api-docs') =>
  openScreen({ path: '/api-docs', element: <ApiDocsScreen />, at, link: fakeServer({}).link, user: null });

const nothing: Answer = () => ({ body: '' });

it('the API documentation has six tabs, and its address names the open one', async () => {
  serve(nothing);
  const { person, address } = open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Authentication',
    'API Reference',
    'Examples',
    'Guides',
    'GraphQL',
  ]);
  expect(await screen.findByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
  expect(screen.getByRole('link', { name: 'Create an API key' })).toHaveAttribute('href', '/api-keys');
  await person.click(screen.getByRole('tab', { name: 'Authentication' }));
  expect(address()).toBe('/api-docs?tab=authentication');
  expect(screen.getByRole('tabpanel', { name: 'Authentication' })).toHaveTextContent(
    'Authorization: Api-Key YOUR_API_KEY',
  );
});

it('shows the limits of both plans and the format of errors', async () => {
  serve(nothing);
  open();
  const limits = within(await screen.findByRole('table', { name: 'Rate limits' }));
  expect(limits.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'TierRequests per hourStorageBandwidth per month',
    'Free1001 GB10 GB',
    'Pro1,000100 GB1 TB',
  ]);
  expect(screen.getByText(/"code": "INVALID_FILE_FORMAT"/)).toBeVisible();
});

it('explains which links show the version in use and which always show the same version', async () => {
  serve(nothing);
  open();
  const links = within(await screen.findByRole('table', { name: 'Links to images' }));
  expect(links.getByRole('row', { name: /^direct_url.*The current version/ })).toBeVisible();
  expect(links.getByRole('row', { name: /^url.*That version, forever/ })).toBeVisible();
  expect(links.getByRole('row', { name: /signature.*For an hour or two/ })).toBeVisible();
});

it('finds operations of the API by words, and opens one to show its details', async () => {
  serve(nothing);
  const { person } = open('/api-docs?tab=reference');
  await person.type(await screen.findByLabelText('Find a call'), 'patch /images/');
  const images = within(screen.getByRole('region', { name: 'Images' }));
  expect(images.getByText('Change an image')).toBeVisible();
  expect(images.queryByText('List your images')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Account' })).toBeNull();
  await person.click(images.getByText('Change an image'));
  expect(await images.findByText('"rename"')).toBeInTheDocument();
  expect(images.getByText(/curl -X PATCH/)).toHaveTextContent('{"action":"rename","title":"Hill"}');
  await person.click(images.getByRole('button', { name: 'Star' }));
  expect(images.queryByText('"rename"')).toBeNull();
  expect(images.getByText(/curl -X PATCH/)).toHaveTextContent('{"action":"star","is_favorite":true}');
  await person.type(screen.getByLabelText('Find a call'), ' nonsense');
  expect(screen.getByText('No call matches these words')).toBeVisible();
});

it('shows an example of the response next to its fields', async () => {
  serve(nothing);
  const { person } = open('/api-docs?tab=reference');
  await person.click(await screen.findByText('Read your account'));
  expect(await screen.findByText('Example of 200')).toBeVisible();
  expect(screen.getByText(/"uid": "x1"/)).toBeVisible();
});

it('shows an example call with a file as its body', async () => {
  serve(nothing);
  const { person } = open('/api-docs?tab=reference');
  await person.type(await screen.findByLabelText('Find a call'), 'put /images/');
  const images = within(screen.getByRole('region', { name: 'Images' }));
  await person.click(images.getByText('Send an image as the body of the request'));
  expect(await images.findByText('The file itself.')).toBeInTheDocument();
  expect(images.getByText(/curl -T photo\.jpg/)).toBeInTheDocument();
});

it('sends a reading operation with the entered key, and shows the status, headers and body', async () => {
  const calls = serve(() => ({
    headers: {
      'Content-Type': 'application/json',
      'X-RateLimit-Limit': '100',
      'X-RateLimit-Remaining': '99',
    },
    body: '[{"uid":"abc"}]',
  }));
  const { person } = open('/api-docs?tab=examples');
  await person.type(await screen.findByLabelText('API key'), ' sk_secret ');
  expect(screen.getAllByText(/Api-Key sk_secret/).length).toBeGreaterThan(2);
  const list = within(screen.getByRole('region', { name: 'List your images' }));
  await person.type(list.getByLabelText('search'), 'hill');
  await person.selectOptions(list.getByLabelText('sort'), 'oldest');
  await person.click(list.getByRole('button', { name: 'Run' }));
  const answer = within(await list.findByRole('group', { name: 'Answer' }));
  expect(answer.getByText('200 OK')).toBeVisible();
  expect(answer.getByText(/ms · 15 B/)).toBeVisible();
  expect(answer.getByText(/X-RateLimit-Limit: 100/)).toHaveTextContent('X-RateLimit-Remaining: 99');
  expect(answer.getByText(/"uid": "abc"/)).toBeVisible();
  expect(calls).toMatchObject([
    {
      path: '/api/images/?search=hill&sort=oldest',
      init: { credentials: 'omit', headers: { Authorization: 'Api-Key sk_secret' } },
    },
  ]);
});

it('sends an operation without a key anonymously, and shows the server’s response', async () => {
  const body = '{"error":"Sign in first.","code":"UNAUTHENTICATED","details":{}}';
  const calls = serve(() => ({ status: 401, headers: { 'Content-Type': 'application/json' }, body }));
  const { person } = open('/api-docs?tab=authentication');
  await person.click(await screen.findByRole('button', { name: 'Run' }));
  expect(await screen.findByText('401 No')).toBeVisible();
  expect(screen.getByText(/"code": "UNAUTHENTICATED"/)).toBeVisible();
  expect(calls[0]?.init?.headers).toEqual({});
});

it('requires the parameters in the path of an operation, and shows when the server does not answer', async () => {
  serve(() => new TypeError('Failed to fetch'));
  const { person } = open('/api-docs?tab=examples');
  const read = within(await screen.findByRole('region', { name: 'Read one image' }));
  expect(read.getByRole('button', { name: 'Run' })).toBeDisabled();
  await person.type(read.getByLabelText('uid'), 'abc');
  await person.click(read.getByRole('button', { name: 'Run' }));
  expect(await read.findByRole('alert')).toHaveTextContent('Network error. Please check your connection.');
});

it('shows all code examples in the language that was chosen last', async () => {
  serve(nothing);
  const { person } = open('/api-docs?tab=examples');
  const [first] = await screen.findAllByRole('button', { name: 'Python' });
  await person.click(first!);
  expect(screen.getAllByText(/^import requests/)).toHaveLength(5);
  await person.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(await screen.findByText(/^import requests/)).toBeVisible();
});

it('offers to try again when the OpenAPI document could not be loaded', async () => {
  let status = 503;
  serve(nothing, () => status);
  const { person } = open();
  expect(await screen.findByText('Failed to load the API documentation. Please try again.')).toBeVisible();
  status = 200;
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.getByRole('table', { name: 'Rate limits' })).toBeVisible());
});

it('loads the GraphQL schema only when its tab is opened, and can search it', async () => {
  serve(nothing);
  const { person } = open();
  await screen.findByRole('table', { name: 'Rate limits' });
  expect(schemaCalls).toBe(0);
  await person.click(screen.getByRole('tab', { name: 'GraphQL' }));
  const queries = within(await screen.findByRole('region', { name: 'Queries' }));
  expect(schemaCalls).toBe(1);
  await person.click(queries.getByText('image'));
  expect(await queries.findByText(/query Image\(\$uid: ID!\)/)).toHaveTextContent('uid title privacy');
  expect(queries.getByText(/"uid": "UID"/)).toBeInTheDocument();
  await person.type(screen.getByLabelText('Find a field or type'), 'private');
  expect(screen.queryByRole('region', { name: 'Queries' })).toBeNull();
  const types = within(screen.getByRole('region', { name: 'Types' }));
  await person.click(types.getByText('Privacy'));
  expect(await types.findByText('PUBLIC')).toBeInTheDocument();
  expect(types.queryByText('Image')).toBeNull();
  await person.type(screen.getByLabelText('Find a field or type'), 'x');
  expect(screen.getByText('No field or type has this name')).toBeVisible();
});

it('shows that the server does not publish its GraphQL schema, and can try again', async () => {
  schemaAnswer = '{"errors":[{"message":"no"}]}';
  serve(nothing);
  const { person } = open('/api-docs?tab=graphql');
  expect(await screen.findByText(/The schema could not be loaded/)).toBeVisible();
  schemaAnswer = JSON.stringify({ data: SCHEMA });
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('region', { name: 'Mutations' })).toBeVisible();
});

it('shows that GraphQL executes only the operations of the site itself', async () => {
  schemaAnswer = '{"errors":[{"message":"no","extensions":{"code":"UNKNOWN_OPERATION"}}]}';
  serve(nothing);
  open('/api-docs?tab=graphql');
  expect(await screen.findByText('GraphQL is closed to other programs on this site')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open GraphiQL' })).toBeNull();
});

it('has a guide for each subject, whose examples contain the entered key', async () => {
  serve(nothing);
  const { person } = open('/api-docs?tab=guides');
  await person.type(await screen.findByLabelText('API key'), 'sk_secret');
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    'Sizes and formats by address',
    'Retries and idempotency',
    'Polling and subscriptions',
    'Limits',
    'Embeds',
    'Upload tools',
    'Delete links',
    'Pages of other origins (CORS)',
    'GraphQL',
  ]);
  const retries = within(screen.getByRole('region', { name: 'Retries and idempotency' }));
  expect(retries.getByText(/curl https:\/\/safelight.example\/api\/images\/upload\//)).toHaveTextContent(
    "-H 'Authorization: Api-Key sk_secret'",
  );
});
