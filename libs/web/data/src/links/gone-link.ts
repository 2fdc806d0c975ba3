import { ErrorLink } from '@apollo/client/link/error';
import { isGone } from '../errors.ts';
import { reloadPage } from '../reload-page.ts';

/**
 * Loads the page on screen again when an answer says that something is gone: its image may have been deleted, made
 * private or blocked since the page was loaded.
 */
export const createGoneLink = (): ErrorLink =>
  new ErrorLink(({ error, operation }) => {
    if (isGone(error)) void reloadPage(operation.client);
  });
