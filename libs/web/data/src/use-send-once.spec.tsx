import { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import { createCache } from './cache.ts';
import { fakeServer } from './testing/index.ts';
import { type Sending, useSendOnce } from './use-send-once.ts';

const newClient = () => new ApolloClient({ cache: createCache(), link: fakeServer({}).link });
const lost = new TypeError('Failed to fetch');
const refused = new CombinedGraphQLErrors({
  errors: [{ message: 'No.', extensions: { code: 'INSUFFICIENT_CREDITS' } }],
});

/** Opens a form of a person, and returns the function that sends a request and the one that forgets them. */
const openForm = (client = newClient()) => {
  const { result } = renderHook(() => useSendOnce(), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  const send = async (request: unknown, failure: Error | null = null): Promise<Sending> => {
    let sent: Sending | null = null;
    const { sendOnce } = result.current;
    const answer = sendOnce('edit', request, async (sending) => {
      sent = sending;
      if (failure !== null) throw failure;
    });
    if (failure === null) await answer;
    else await expect(answer).rejects.toBe(failure);
    return sent!;
  };
  return { send, forget: result.current.forget };
};

describe('a request whose answer was lost', () => {
  it('is sent with the same key again, also from another form', async () => {
    const client = newClient();
    const first = await openForm(client).send({ prompt: 'blue' }, lost);
    expect(first.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(await openForm(client).send({ prompt: 'blue' }, lost)).toEqual(first);
    expect(await openForm(client).send({ prompt: 'blue' })).toEqual(first);
  });

  it('keeps its key while other requests are sent', async () => {
    const { send } = openForm();
    const { idempotencyKey } = await send({ prompt: 'blue' }, lost);
    expect((await send({ prompt: 'red' })).idempotencyKey).not.toBe(idempotencyKey);
    expect((await send({ prompt: 'blue' })).idempotencyKey).toBe(idempotencyKey);
  });

  it('is a new one for another person', async () => {
    const { idempotencyKey } = await openForm().send({ prompt: 'blue' }, lost);
    expect((await openForm().send({ prompt: 'blue' })).idempotencyKey).not.toBe(idempotencyKey);
  });

  it('is a new one once it is known what became of it', async () => {
    const { send, forget } = openForm();
    const { idempotencyKey } = await send({ prompt: 'blue' }, lost);
    forget('edit');
    expect((await send({ prompt: 'blue' })).idempotencyKey).not.toBe(idempotencyKey);
  });
});

it.each([
  ['was answered', null],
  ['was refused', refused],
])('a request that %s is a new one when it is sent again', async (_what, failure) => {
  const { send } = openForm();
  const { idempotencyKey } = await send({ prompt: 'blue' }, failure);
  expect((await send({ prompt: 'blue' })).idempotencyKey).not.toBe(idempotencyKey);
});
