import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';

const listeners = new WeakMap<ApolloClient, Set<() => void>>();

const listenersOf = (client: ApolloClient): Set<() => void> => {
  const known = listeners.get(client) ?? new Set();
  listeners.set(client, known);
  return known;
};

/** Reports that a change was refused because what it should change is gone. */
export const reportGoneChange = (client: ApolloClient): void => {
  for (const listener of listenersOf(client)) listener();
};

/** Calls `onGone` when a change was refused because what it should change is gone: it may still be on screen. */
export const useGoneChange = (onGone: () => void): void => {
  const client = useApolloClient();
  const report = useEffectEvent(onGone);
  useEffect(() => {
    const known = listenersOf(client);
    const listener = (): void => report();
    known.add(listener);
    return () => {
      known.delete(listener);
    };
  }, [client]);
};
