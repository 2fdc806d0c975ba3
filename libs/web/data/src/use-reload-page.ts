import { useApolloClient } from '@apollo/client/react';
import { reportMissingPicture } from './reload-page.ts';

/** Returns the function to call when the file of a picture is not there: it loads the page on screen again. */
export const useReloadPage = (): (() => void) => {
  const client = useApolloClient();
  return () => reportMissingPicture(client);
};
