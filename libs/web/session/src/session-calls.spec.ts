import { createSessionCalls } from './session-calls.ts';

const answering = (answer: unknown) => {
  const bodies: unknown[] = [];
  const send = (_url: unknown, options?: RequestInit) => {
    bodies.push(JSON.parse(String(options?.body)));
    return Promise.resolve({ json: () => Promise.resolve(answer) } as Response);
  };
  return { calls: createSessionCalls(send), bodies };
};

it('exchanges a refresh token for new tokens', async () => {
  const tokens = { access: 'a2', refresh: 'r2' };
  const { calls, bodies } = answering({ data: { refreshSession: tokens } });
  await expect(calls.refresh('r1')).resolves.toEqual(tokens);
  expect(bodies).toMatchObject([{ variables: { refresh: 'r1' } }]);
});

it.each(['UNAUTHENTICATED', 'SESSION_EXPIRED'])('takes %s for the end of the session', async (code) => {
  const { calls } = answering({ data: null, errors: [{ message: 'x', extensions: { code } }] });
  await expect(calls.refresh('r1')).resolves.toBeNull();
});

it('does not take a server error for the end of the session', async () => {
  const { calls } = answering({ errors: [{ message: 'Busy.', extensions: { code: 'OVERLOADED' } }] });
  await expect(calls.refresh('r1')).rejects.toThrow('Busy.');
});

it('rejects when the server failed to sign out', async () => {
  const { calls } = answering({ errors: [{ message: 'Busy.' }] });
  await expect(calls.logout('r1')).rejects.toThrow('Busy.');
});
