import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { isGone } from '../errors.ts';
import { reloadPage } from '../reload-page.ts';
import { reportGoneChange } from '../use-gone-change.ts';

/**
 * Loads the page on screen again when an answer says that something is gone: its image may have been deleted, made
 * private or blocked since the page was loaded. A list that is not a query of the page hears of it if a change was
 * refused (`useGoneChange`): a list that is refused itself would be loaded again and again.
 */
export const createGoneLink = (): ErrorLink =>
  new ErrorLink(({ error, operation }) => {
    if (!isGone(error)) return;
    void reloadPage(operation.client);
    if (operation.operationType === OperationTypeNode.MUTATION) reportGoneChange(operation.client);
  });
