import { useMutation } from '@apollo/client/react';
import { useEffect } from 'react';
import { CountViewDocument } from './generated/operations.ts';

/** Reports a view of a page to the server, which counts each visitor once within a period and never the owner. */
export const useCountView = (uid: string | null): void => {
  const [count] = useMutation(CountViewDocument, { onError: () => undefined });
  useEffect(() => {
    if (uid !== null) void count({ variables: { uid } });
  }, [count, uid]);
};
