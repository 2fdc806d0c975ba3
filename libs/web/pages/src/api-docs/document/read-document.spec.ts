import { SAMPLE_DOCUMENT } from '../testing/sample-document.ts';
import { operationById } from './operation-by-id.ts';
import { readDocument } from './read-document.ts';

const document = readDocument(SAMPLE_DOCUMENT);
const operation = (id: string) => operationById(document, id);

it('reads the base URL of an OpenAPI document, and groups operations by tag, without empty tags', () => {
  expect(document).toMatchObject({ baseUrl: 'https://safelight.example/api', version: '1.2.3' });
  expect(document.groups.map(({ name, operations }) => [name, operations.map(({ id }) => id)])).toEqual([
    [
      'Images',
      ['listImages', 'getImage', 'updateImage', 'uploadImage', 'putImage', 'putNamedImage', 'downloadImages'],
    ],
    ['Account', ['getAccount', 'login']],
  ]);
});

it.each([
  ['listImages', 'user'],
  ['getImage', 'optional'],
  ['getAccount', 'session'],
  ['login', 'anyone'],
])('the operation %s can be called by: %s', (id, access) => {
  expect(operation(id)?.access).toBe(access);
});

it('reads the parameters of path, query and headers, with their allowed values', () => {
  expect(operation('listImages')?.parameters).toEqual([
    {
      name: 'search',
      type: 'string',
      isRequired: false,
      description: 'Part of the title.',
      place: 'query',
      choices: [],
      example: '',
    },
    {
      name: 'sort',
      type: '"newest" | "oldest"',
      isRequired: false,
      description: '',
      place: 'query',
      choices: ['newest', 'oldest'],
      example: '',
    },
    {
      name: 'Accept',
      type: 'string',
      isRequired: false,
      description: '',
      place: 'header',
      choices: [],
      example: '',
    },
  ]);
});

it('reads the type of a response and its fields, including those of a list', () => {
  const [answer] = operation('listImages')?.answers ?? [];
  expect(answer).toMatchObject({ status: '200', description: 'A page.', type: 'Image[]' });
  expect(answer?.fields.map(({ name, type, isRequired }) => [name, type, isRequired])).toEqual([
    ['uid', 'string', true],
    ['privacy', '"public" | "private"', true],
    ['direct_url', 'URL | null', false],
    ['version', 'string | null', false],
    ['owner', 'User', false],
    ['created_at', 'time', false],
  ]);
  expect(operation('getAccount')?.answers[0]).toMatchObject({ type: 'Image[]', example: [{ uid: 'x1' }] });
  expect(operation('getImage')?.answers[0]).toMatchObject({ type: 'image/*', fields: [] });
});

it('reads the alternatives of a body apart, each with its own fields and example', () => {
  const described = { isRequired: true, description: '' };
  expect(operation('updateImage')?.body).toEqual({
    mediaType: 'application/json',
    kinds: [
      {
        title: 'Rename',
        fields: [
          { name: 'action', type: '"rename"', ...described },
          { name: 'title', type: 'string', ...described },
        ],
        example: { action: 'rename', title: 'Hill' },
      },
      {
        title: 'Star',
        fields: [
          { name: 'action', type: '"star"', ...described },
          { name: 'is_favorite', type: 'boolean', ...described, isRequired: false },
        ],
        example: { action: 'star', is_favorite: true },
      },
    ],
  });
  expect(operation('putImage')?.body?.mediaType).toBe('application/octet-stream');
  expect(operation('uploadImage')?.body?.kinds[0]?.fields[0]).toMatchObject({ name: 'image', type: 'file' });
});

it('lists the error codes of an operation by status', () => {
  expect(operation('listImages')?.failures).toEqual([
    { status: '401', codes: ['UNAUTHENTICATED', 'INVALID_API_KEY'] },
  ]);
});

it.each([null, 'text', {}, { paths: null }, { paths: { '/a/': { get: {} } } }])(
  'throws an error for the invalid document %j',
  (value) => {
    expect(() => readDocument(value)).toThrow();
  },
);
