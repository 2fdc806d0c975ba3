import { useRef } from 'react';

/** Creates a random key of 128 bits, by which the server recognises a repeated request. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

interface IdempotencyKey {
  /** Returns the key of a request: that of the request before, if it was the same. */
  readonly keyFor: (request: unknown) => string;
  /** Gives the next request another key, even if it is the same. */
  readonly renew: () => void;
}

/**
 * The Idempotency-Keys of requests that a person may repeat: to send the same request again, because its answer was
 * lost, has no second effect.
 */
export const useIdempotencyKey = (): IdempotencyKey => {
  const last = useRef({ request: '', key: '' });
  return {
    keyFor: (request) => {
      const text = JSON.stringify(request);
      if (last.current.request !== text) last.current = { request: text, key: newKey() };
      return last.current.key;
    },
    renew: () => {
      last.current = { request: '', key: '' };
    },
  };
};
