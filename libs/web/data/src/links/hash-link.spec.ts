import { ApolloClient, gql } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { type DocumentNode, Kind, OperationTypeNode, print } from 'graphql';
import { createHash } from 'node:crypto';
import { NEVER } from 'rxjs';
import { createCache } from '../cache.ts';
import { createClient } from '../create-client.ts';
import * as generated from '../generated/operations.ts';
import { documentHash } from './hash-link.ts';

const operationOf = ({ definitions }: DocumentNode) =>
  definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);

const documents = Object.values(generated)
  .map((each): DocumentNode => each)
  .flatMap((document) => {
    const operation = operationOf(document);
    return operation === undefined
      ? []
      : [[operation.operation, operation.name?.value ?? '', document] as const];
  });

/** Returns the document as Apollo passes it to the link that sends it. */
const documentSent = (document: DocumentNode, kind: OperationTypeNode): Promise<DocumentNode> =>
  new Promise((resolve, reject) => {
    const link = new ApolloLink(({ query }) => {
      resolve(query);
      return NEVER;
    });
    const client = new ApolloClient({ cache: createCache(), link });
    if (kind === OperationTypeNode.SUBSCRIPTION) client.subscribe({ query: document }).subscribe();
    else if (kind === OperationTypeNode.MUTATION)
      client.mutate({ mutation: document, fetchPolicy: 'no-cache' }).catch(reject);
    else client.query({ query: document, fetchPolicy: 'no-cache' }).catch(reject);
  });

it.each(documents)(
  'the committed hash of the %s %s matches the text that Apollo sends',
  async (kind, _name, document) => {
    const sent = await documentSent(document, kind);
    expect(documentHash(sent)).toBe(documentHash(document));
    expect(createHash('sha256').update(print(sent)).digest('hex')).toBe(documentHash(document));
  },
);

it('the client refuses to send documents without a hash', () => {
  expect(() =>
    documentHash(gql`
      {
        __typename
      }
    `),
  ).toThrow('The document was not generated');
});

describe('a request of the client', () => {
  interface Body {
    readonly operationName: string;
    readonly query?: string;
    readonly extensions?: unknown;
  }
  const UNKNOWN = {
    errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
  };
  const COUNTED = { data: { countView: true } };

  /** Creates a client whose server returns these responses, one after the other. */
  const clientOf = (...answers: readonly unknown[]) => {
    const bodies: Body[] = [];
    const client = createClient({
      tokens: { access: () => null, refresh: () => Promise.resolve(null) },
      url: '/graphql',
      socketUrl: 'ws://localhost/graphql',
      send: (_url, init) => {
        const body = init?.body;
        const text = body instanceof FormData ? body.get('operations') : body;
        bodies.push(JSON.parse(String(text)) as Body);
        return Promise.resolve({
          status: 200,
          ok: true,
          headers: { get: () => 'application/json' },
          text: () => Promise.resolve(JSON.stringify(answers[bodies.length - 1])),
        } as unknown as Response);
      },
    });
    return { client, bodies };
  };
  const HASHED = {
    operationName: 'CountView',
    variables: { uid: 'a1' },
    extensions: { persistedQuery: { version: 1, sha256Hash: documentHash(generated.CountViewDocument) } },
  };
  const countView = (client: ApolloClient) =>
    client.mutate({ mutation: generated.CountViewDocument, variables: { uid: 'a1' } });

  it('contains the hash of its document instead of the text', async () => {
    const { client, bodies } = clientOf(COUNTED);
    await expect(countView(client)).resolves.toMatchObject(COUNTED);
    expect(bodies).toEqual([HASHED]);
  });

  it('is repeated with the text if the server does not know the hash', async () => {
    const { client, bodies } = clientOf(UNKNOWN, COUNTED, COUNTED);
    await expect(countView(client)).resolves.toMatchObject(COUNTED);
    expect(bodies).toEqual([HASHED, { ...HASHED, query: print(generated.CountViewDocument) }]);
    await countView(client);
    expect(bodies[2]).toEqual(HASHED);
  });

  it('is not repeated again if the server does not accept texts', async () => {
    const refusal = { errors: [{ message: 'No.', extensions: { code: 'UNKNOWN_OPERATION' } }] };
    const { client, bodies } = clientOf(UNKNOWN, refusal);
    await expect(countView(client)).rejects.toThrow('No.');
    expect(bodies).toHaveLength(2);
  });
});
