import { createSessionCalls } from './session-calls.ts';

/** Creates a server that returns these responses in order, and repeats the last one. */
const answering = (...answers: readonly unknown[]) => {
  const bodies: Record<string, unknown>[] = [];
  const send = (_url: unknown, options?: RequestInit) => {
    bodies.push(JSON.parse(String(options?.body)) as Record<string, unknown>);
    const answer = answers[Math.min(bodies.length, answers.length) - 1];
    return Promise.resolve({ json: () => Promise.resolve(answer) } as Response);
  };
  return { calls: createSessionCalls(send), bodies };
};

const REFRESHED = {
  data: { refreshSession: { __typename: 'SessionTokens', access: 'a2', refresh: 'r2' } },
};
const UNKNOWN_HASH = {
  errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
};

it('sends the text of an operation only if the server does not know its hash', async () => {
  const { calls, bodies } = answering(UNKNOWN_HASH, REFRESHED);
  await expect(calls.refresh('r1')).resolves.toEqual({ access: 'a2', refresh: 'r2' });
  expect(bodies.map(({ query }) => query)).toEqual([
    undefined,
    expect.stringMatching(/^mutation RefreshSession/),
  ]);
  expect(bodies[1]).toMatchObject({ ...bodies[0] });
});

it('exchanges a refresh token for new tokens', async () => {
  const { calls, bodies } = answering(REFRESHED);
  await expect(calls.refresh('r1')).resolves.toEqual({ access: 'a2', refresh: 'r2' });
  expect(bodies).toMatchObject([{ variables: { refresh: 'r1' } }]);
});

it.each(['UNAUTHENTICATED', 'SESSION_EXPIRED'])(
  'treats the error %s as the end of the session',
  async (code) => {
    const { calls } = answering({ data: null, errors: [{ message: 'x', extensions: { code } }] });
    await expect(calls.refresh('r1')).resolves.toBeNull();
  },
);

it('does not treat a server error as the end of the session', async () => {
  const { calls } = answering({ errors: [{ message: 'Busy.', extensions: { code: 'OVERLOADED' } }] });
  await expect(calls.refresh('r1')).rejects.toThrow('Busy.');
});

it('fails when the server failed to sign out', async () => {
  const { calls } = answering({ errors: [{ message: 'Busy.' }] });
  await expect(calls.logout('r1')).rejects.toThrow('Busy.');
});
