import type {} from './apollo.d.ts';
import { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { OperationTypeNode } from 'graphql';
import { createCache } from './cache.ts';
import { createAuthLink } from './links/auth-link.ts';
import { createGoneLink } from './links/gone-link.ts';
import { createHashLink } from './links/hash-link.ts';
import { createSocketLink } from './links/socket-link.ts';
import type { TokenSource } from './links/token-source.ts';
import { uploadFetch } from './links/upload-fetch.ts';

interface ClientOptions {
  readonly tokens: TokenSource;
  /** The URL of GraphQL over HTTP. */
  readonly url: string;
  /** The URL of GraphQL over WebSocket. */
  readonly socketUrl: string;
  /** Sends the requests over HTTP. */
  readonly send?: typeof uploadFetch;
}

/**
 * Creates the client for one person's session. Every session gets its own, so that no cached data leaks into
 * another.
 */
export const createClient = ({ tokens, url, socketUrl, send = uploadFetch }: ClientOptions): ApolloClient => {
  const http = new UploadHttpLink({
    uri: url,
    fetch: send,
    headers: { 'apollo-require-preflight': 'true' },
  });
  return new ApolloClient({
    cache: createCache(),
    dataMasking: true,
    link: ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      createSocketLink(socketUrl, tokens),
      ApolloLink.from([createGoneLink(), createAuthLink(tokens), createHashLink(), http]),
    ),
  });
};

/** Returns the WebSocket URL of the server of a page: `wss:` for `https:`. */
export const socketUrlOf = (page: { readonly protocol: string; readonly host: string }): string =>
  `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}/graphql`;
