import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { isAborted, isPassing } from './errors.ts';

/** What a request and its repetitions have in common. */
export interface Sending {
  readonly idempotencyKey: string;
  /** When the request was sent first. Times in it are counted from then, because its repetitions must be the same. */
  readonly firstAt: number;
}

/** Creates a random key of 128 bits, by which the server recognises a repeated request. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The requests of each person whose answers are unknown. */
const unanswered = new WeakMap<ApolloClient, Map<string, Sending>>();

const unansweredOf = (client: ApolloClient): Map<string, Sending> => {
  const sendings = unanswered.get(client) ?? new Map<string, Sending>();
  unanswered.set(client, sendings);
  return sendings;
};

type Send<T> = (sending: Sending) => Promise<T>;

/**
 * Sends a request with its Idempotency-Key. `made` says what the request makes. The same request has the same key
 * until it is answered, wherever it is sent from: its form may have been closed and opened again.
 */
export const sendOnce = async <T>(
  client: ApolloClient,
  made: string,
  request: unknown,
  send: Send<T>,
): Promise<T> => {
  const sendings = unansweredOf(client);
  const text = `${made}\n${JSON.stringify(request)}`;
  const sending = sendings.get(text) ?? { idempotencyKey: newKey(), firstAt: Date.now() };
  sendings.set(text, sending);
  try {
    const answer = await send(sending);
    sendings.delete(text);
    return answer;
  } catch (error) {
    if (!isPassing(error) && !isAborted(error)) sendings.delete(text);
    throw error;
  }
};

interface SendOnce {
  /** Calls `sendOnce` with the client. */
  readonly sendOnce: <T>(made: string, request: unknown, send: Send<T>) => Promise<T>;
  /** Forgets the requests for `made`, because it is known what became of them. */
  readonly forget: (made: string) => void;
}

/** Sends requests that have no second effect if a person repeats them because an answer was lost. */
export const useSendOnce = (): SendOnce => {
  const client = useApolloClient();
  return {
    sendOnce: (made, request, send) => sendOnce(client, made, request, send),
    forget: (made) => {
      const sendings = unansweredOf(client);
      for (const text of sendings.keys()) if (text.startsWith(`${made}\n`)) sendings.delete(text);
    },
  };
};
