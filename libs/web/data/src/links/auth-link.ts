import { ApolloLink } from '@apollo/client/link';
import { ErrorLink } from '@apollo/client/link/error';
import { TEXTS } from '@safelight/rules';
import { from, mergeMap } from 'rxjs';
import { codeOf } from '../errors.ts';
import { newerToken, type TokenSource } from './token-source.ts';

/**
 * The error of a request for which the session ended while it waited for a new token (spec: accounts §8
 * "Generic").
 */
export class AuthenticationFailed extends Error {
  override readonly name = 'AuthenticationFailed';

  constructor() {
    super(TEXTS.generic.authenticationFailed);
  }
}

const USED_TOKEN = 'usedToken';

const withToken = (tokens: TokenSource): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const token = tokens.access();
    if (token !== null) {
      operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
        headers: { ...headers, authorization: `Bearer ${token}` },
        [USED_TOKEN]: token,
      }));
    }
    return forward(operation);
  });

/** Returns the token to repeat a request with. Throws AuthenticationFailed when the session is over. */
const tokenToRepeat = async (tokens: TokenSource, refused: string): Promise<string> => {
  const token = await newerToken(tokens, refused);
  if (token === null) throw new AuthenticationFailed();
  return token;
};

/**
 * Adds the access token to each request, and repeats a request that failed with UNAUTHENTICATED once after a
 * refresh. A request without a token is not repeated, because there is no session to refresh.
 */
export const createAuthLink = (tokens: TokenSource): ApolloLink => {
  const retry = new ErrorLink(({ error, operation, forward }) => {
    const used: unknown = operation.getContext()[USED_TOKEN];
    if (codeOf(error) !== 'UNAUTHENTICATED' || typeof used !== 'string') return;
    return from(tokenToRepeat(tokens, used)).pipe(mergeMap(() => forward(operation)));
  });
  return ApolloLink.from([retry, withToken(tokens)]);
};
