const LIST_PARAMETERS = [
  {
    name: 'search',
    in: 'query',
    required: false,
    description: 'Part of the title.',
    schema: { type: 'string' },
  },
  { name: 'sort', in: 'query', required: false, schema: { type: 'string', enum: ['newest', 'oldest'] } },
  { name: 'Accept', in: 'header', schema: { type: 'string' } },
  { name: 'session', in: 'cookie', schema: { type: 'string' } },
];

const FILE = { type: 'string', format: 'binary' };
const BOTH = [{ accessToken: [] }, { apiKey: [] }];

/** An OpenAPI 3.1 document with one operation of each kind in the real one. */
export const SAMPLE_DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Safelight', version: '1.2.3', description: 'Times are in UTC.' },
  servers: [{ url: 'https://safelight.example/api/' }],
  tags: [
    { name: 'Images', description: 'Upload and list.' },
    { name: 'Account', description: 'Your own.' },
    { name: 'Nothing', description: 'No call has this tag.' },
  ],
  paths: {
    '/images/': {
      get: {
        operationId: 'listImages',
        tags: ['Images'],
        summary: 'List your images',
        security: BOTH,
        parameters: LIST_PARAMETERS,
        responses: {
          200: {
            description: 'A page.',
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Image' } },
              },
            },
          },
          401: { description: '`UNAUTHENTICATED`, `INVALID_API_KEY`' },
        },
      },
    },
    '/images/{uid}/': {
      get: {
        operationId: 'getImage',
        tags: ['Images'],
        summary: 'Read an image',
        description: 'With `uid`.',
        security: [{}, ...BOTH],
        parameters: [{ name: 'uid', in: 'path', required: true, schema: { type: 'string' }, example: 'UID' }],
        responses: { 200: { description: 'It.', content: { 'image/*': {} } } },
      },
      patch: {
        operationId: 'updateImage',
        tags: ['Images'],
        summary: 'Change an image',
        security: BOTH,
        parameters: [{ name: 'uid', in: 'path', required: true, schema: { type: 'string' }, example: 'UID' }],
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/UpdateBody' } } },
        },
        responses: { 204: { description: 'Done.' } },
      },
    },
    '/images/upload/': {
      post: {
        operationId: 'uploadImage',
        tags: ['Images'],
        summary: 'Upload an image',
        security: BOTH,
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                properties: { image: { type: 'string', format: 'binary' }, privacy: { type: 'string' } },
                required: ['image'],
              },
            },
          },
        },
        responses: { 201: { description: 'The new image.' } },
      },
      put: {
        operationId: 'putImage',
        tags: ['Images'],
        summary: 'Send an image as the body of the request',
        security: BOTH,
        requestBody: { content: { 'application/octet-stream': { schema: FILE } } },
        responses: { 201: { description: 'The new image.' } },
      },
    },
    '/images/upload/{filename}/': {
      put: {
        operationId: 'putNamedImage',
        tags: ['Images'],
        summary: 'Send an image as the body, with its name in the address',
        security: BOTH,
        parameters: [
          { name: 'filename', in: 'path', required: true, schema: { type: 'string' }, example: 'photo.jpg' },
          { name: 'privacy', in: 'query', schema: { type: 'string' } },
        ],
        requestBody: { content: { 'application/octet-stream': { schema: FILE } } },
        responses: { 201: { description: 'The new image.' } },
      },
    },
    '/images/archive/': {
      get: {
        operationId: 'downloadImages',
        tags: ['Images'],
        summary: 'Download images',
        security: BOTH,
        parameters: [
          {
            name: 'uids',
            in: 'query',
            required: true,
            schema: { type: 'array', items: { type: 'string' } },
            example: ['UID', 'OTHER_UID'],
          },
        ],
        responses: { 200: { description: 'The archive.', content: { 'application/zip': {} } } },
      },
    },
    '/auth/me/': {
      get: {
        operationId: 'getAccount',
        tags: ['Account'],
        summary: 'Read your account',
        security: [{ accessToken: [] }],
        responses: {
          200: {
            description: 'It.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Images' },
                example: [{ uid: 'x1' }],
              },
            },
          },
        },
      },
    },
    '/auth/login/': {
      post: {
        operationId: 'login',
        tags: ['Account'],
        summary: 'Sign in',
        security: [],
        responses: { 200: { description: 'Tokens.' } },
      },
    },
  },
  components: {
    schemas: {
      Image: {
        type: 'object',
        properties: {
          uid: { type: 'string' },
          privacy: { type: 'string', enum: ['public', 'private'] },
          direct_url: {
            anyOf: [{ type: 'string', format: 'uri' }, { type: 'null' }],
            description: 'Null while private.',
          },
          version: { type: ['string', 'null'] },
          owner: { $ref: '#/components/schemas/User' },
          created_at: { type: 'string', format: 'date-time' },
        },
        required: ['uid', 'privacy'],
      },
      Images: { type: 'array', items: { $ref: '#/components/schemas/Image' } },
      UpdateBody: {
        oneOf: [
          {
            title: 'Rename',
            examples: [{ action: 'rename', title: 'Hill' }],
            type: 'object',
            properties: { action: { const: 'rename' }, title: { type: 'string' } },
            required: ['action', 'title'],
          },
          {
            title: 'Star',
            examples: [{ action: 'star', is_favorite: true }],
            type: 'object',
            properties: { action: { const: 'star' }, is_favorite: { type: 'boolean' } },
            required: ['action'],
          },
        ],
      },
    },
  },
} as const;
