import { ApolloClient, gql } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { ApolloLink } from '@apollo/client/link';
import { TEXTS } from '@safelight/rules';
import { of } from 'rxjs';
import { messageOf } from '../errors.ts';
import { AuthenticationFailed, createAuthLink } from './auth-link.ts';

const QUERY = gql`
  query Probe($n: Int) {
    probe(n: $n)
  }
`;

const authorizationOf = (operation: ApolloLink.Operation): unknown => {
  const { headers } = operation.getContext();
  return (headers as { authorization?: string } | undefined)?.authorization;
};

/** Creates a server that accepts one token, and a session that counts its refreshes. */
const setUp = ({ stored, refreshed }: { stored: string | null; refreshed: () => Promise<string | null> }) => {
  const seen: unknown[] = [];
  let token = stored;
  let refreshes = 0;
  let pending: Promise<string | null> | null = null;
  const server = new ApolloLink((operation) => {
    seen.push(authorizationOf(operation));
    return of(
      authorizationOf(operation) === 'Bearer good'
        ? { data: { probe: 1 } }
        : { data: null, errors: [{ message: 'Sign in.', extensions: { code: 'UNAUTHENTICATED' } }] },
    );
  });
  const auth = createAuthLink({
    access: () => token,
    refresh: () => {
      pending ??= refreshed().then((next) => {
        refreshes += 1;
        token = next;
        pending = null;
        return next;
      });
      return pending;
    },
  });
  const client = new ApolloClient({ link: ApolloLink.from([auth, server]), cache: new InMemoryCache() });
  const ask = (n: number) => client.query({ query: QUERY, variables: { n }, fetchPolicy: 'no-cache' });
  return { ask, seen, refreshes: () => refreshes };
};

const later = (token: string | null) => () =>
  new Promise<string | null>((done) => setTimeout(() => done(token), 20));

it('sends the access token with each request', async () => {
  const { ask, seen } = setUp({ stored: 'good', refreshed: later('good') });
  await ask(1);
  expect(seen).toEqual(['Bearer good']);
});

it('repeats five requests that failed at the same time, after one refresh of the session', async () => {
  const { ask, refreshes } = setUp({ stored: 'old', refreshed: later('good') });
  const answers = await Promise.all([1, 2, 3, 4, 5].map(ask));
  expect(answers.map(({ data }) => data)).toEqual(Array(5).fill({ probe: 1 }));
  expect(refreshes()).toBe(1);
});

it('retries a request only once, and fails if it is refused again', async () => {
  const { ask, seen } = setUp({ stored: 'old', refreshed: later('still-old') });
  await expect(ask(1)).rejects.toThrow('Sign in.');
  expect(seen).toEqual(['Bearer old', 'Bearer still-old']);
});

it('fails requests that wait for a refresh with AuthenticationFailed when the session is over', async () => {
  const { ask } = setUp({ stored: 'old', refreshed: later(null) });
  const errors = await Promise.all([1, 2].map((n) => ask(n).catch((error: unknown) => error)));
  for (const error of errors) {
    expect(error).toBeInstanceOf(AuthenticationFailed);
    expect(messageOf(error)).toBe(TEXTS.generic.authenticationFailed);
  }
});

it('does not refresh the session when nobody is signed in', async () => {
  const { ask, refreshes } = setUp({ stored: null, refreshed: later('good') });
  await expect(ask(1)).rejects.toThrow('Sign in.');
  expect(refreshes()).toBe(0);
});

it('fails with the network error when the server cannot be reached for a refresh', async () => {
  const { ask } = setUp({ stored: 'old', refreshed: () => Promise.reject(new TypeError('Failed to fetch')) });
  await expect(ask(1)).rejects.toThrow('Failed to fetch');
});
