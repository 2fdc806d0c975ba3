import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { ShowMore } from '@safelight/web-ui';
import type { ComponentProps } from 'react';

interface ShowMorePagesProps extends Pick<ComponentProps<typeof ShowMore>, 'page' | 'failed'> {
  /** The query of a further page, which the cache adds to the list. */
  readonly query: TypedDocumentNode<unknown, OperationVariables & { readonly after?: string | null }>;
}

/** The button below a list of the profile that requests its next page. */
export const ShowMorePages = ({ query, ...props }: ShowMorePagesProps) => {
  const client = useApolloClient();
  return (
    <ShowMore
      {...props}
      onMore={(after) =>
        // The cache keeps all pages as one list, and would answer from that list without asking the server.
        client.query({ query, variables: { after }, fetchPolicy: 'network-only' })
      }
    />
  );
};
