import { ApolloProvider } from '@apollo/client/react';
import { createClient, socketUrlOf, type TokenSource } from '@safelight/web-data';
import { useSession, useTokenSource } from '@safelight/web-session';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { FollowCredits } from './follow-credits.tsx';

const clientFor = (tokens: TokenSource) =>
  createClient({ tokens, url: '/graphql', socketUrl: socketUrlOf(window.location) });

/** The routes that send queries. Each person gets a new client, so that nobody sees another's cached data. */
export const DataRoutes = () => {
  const tokens = useTokenSource();
  const owner = useSession().user?.id ?? null;
  const [held, setHeld] = useState(() => ({ owner, client: clientFor(tokens) }));
  if (held.owner !== owner) setHeld({ owner, client: clientFor(tokens) });
  return (
    <ApolloProvider client={held.client}>
      {owner === null ? null : <FollowCredits />}
      <Outlet />
    </ApolloProvider>
  );
};
