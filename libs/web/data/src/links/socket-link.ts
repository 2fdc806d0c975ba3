import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import type { TokenSource } from './token-source.ts';

/** The close codes with which a graphql-transport-ws server refuses a token. */
const REFUSED: readonly unknown[] = [4401, 4403];

const closeCode = (event: unknown): unknown =>
  typeof event === 'object' && event !== null && 'code' in event ? event.code : undefined;

/** Sends all subscriptions over one socket, which opens with the first and closes after the last one. */
export const createSocketLink = (url: string, tokens: TokenSource): GraphQLWsLink => {
  let refused = false;
  return new GraphQLWsLink(
    createClient({
      url,
      lazy: true,
      retryAttempts: 8,
      shouldRetry: () => true,
      connectionParams: async () => {
        const token = refused ? await tokens.refresh() : tokens.access();
        return token === null ? {} : { authorization: `Bearer ${token}` };
      },
      on: {
        closed: (event) => {
          refused = REFUSED.includes(closeCode(event));
        },
      },
    }),
  );
};
