import { useQuery, ApolloProvider } from '@apollo/client/react';
import { CreditsDocument, createClient, socketUrlOf, type TokenSource } from '@safelight/web-data';
import { useSession, useTokenSource } from '@safelight/web-session';
import { useFocusAfterBusy } from '@safelight/web-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { Outlet } from 'react-router';

/**
 * Keeps the credits in the header up to date with the server's answers, for example after an edit or a
 * purchase. If another tab stored other credits, the server is asked which are right: each tab would otherwise
 * store again what it heard last. Renders nothing.
 */
export const FollowCredits = () => {
  const { user, updateUser } = useSession();
  const { data, refetch } = useQuery(CreditsDocument);
  const said = data?.me?.credits;
  const shown = user?.credits;
  const store = useEffectEvent((credits: number | undefined) => {
    if (credits !== undefined && shown !== undefined && credits !== shown) updateUser({ credits });
  });
  useEffect(() => store(said), [said]);
  const compare = useEffectEvent(async () => {
    if (said === undefined || shown === undefined || said === shown) return;
    const answer = await refetch().catch(() => null);
    store(answer?.data?.me?.credits);
  });
  useEffect(() => void compare(), [shown]);
  return null;
};

const clientFor = (tokens: TokenSource) =>
  createClient({ tokens, url: '/graphql', socketUrl: socketUrlOf(window.location) });

/** The routes that send queries. Each person gets a new client, so that nobody sees another's cached data. */
export const DataRoutes = () => {
  useFocusAfterBusy();
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
