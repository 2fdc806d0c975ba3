import type { ApolloClient } from '@apollo/client';
import { StorageRoomDocument } from '@safelight/web-data';

/** The longest time in milliseconds that a person waits for the answer. */
const TIMEOUT_MS = 5_000;

/**
 * Returns how many bytes the storage of the person has left. Without an answer that is Infinity, because the server checks
 * it again when it stores the document.
 */
export const storageRoom = async (client: ApolloClient): Promise<number> => {
  try {
    const { data } = await client.query({
      query: StorageRoomDocument,
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { timeoutMs: TIMEOUT_MS } },
    });
    const me = data?.me ?? null;
    return me === null ? Infinity : me.storageLimit - me.statistics.storageBytes;
  } catch {
    return Infinity;
  }
};
