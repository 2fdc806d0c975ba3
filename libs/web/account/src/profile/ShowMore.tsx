import type { TypedDocumentNode } from '@apollo/client';
import { useLazyQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { messageOf } from '@safelight/web-data';

interface ShowMoreProps {
  /** The query of the page after a cursor. */
  readonly query: TypedDocumentNode<unknown, { after: string }>;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** The button below a list that loads the next page, and the error when loading failed. */
export const ShowMore = ({ query, pageInfo: { hasNextPage, endCursor } }: ShowMoreProps) => {
  const [loadPage, { loading, error }] = useLazyQuery(query, {
    // The cache keeps all pages as one list, and would show that list without asking the server.
    fetchPolicy: 'network-only',
  });
  return (
    <>
      {hasNextPage && endCursor !== null ? (
        <Button
          sx={{ justifySelf: 'start' }}
          disabled={loading}
          onClick={() => void loadPage({ variables: { after: endCursor } })}
        >
          Show More
        </Button>
      ) : null}
      {error === undefined ? null : <Typography color="error">{messageOf(error)}</Typography>}
    </>
  );
};
