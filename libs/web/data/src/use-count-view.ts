import { useMutation } from '@apollo/client/react';
import { useEffect } from 'react';
import { CountViewDocument } from './generated/operations.ts';

/** Tells the server that somebody looks at a page; it counts a visitor once in a while, the owner never. */
export const useCountView = (uid: string | null): void => {
  const [count] = useMutation(CountViewDocument, { onError: () => undefined });
  useEffect(() => {
    if (uid !== null) void count({ variables: { uid } });
  }, [count, uid]);
};
