import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { messageOf } from '@safelight/web-data';

interface ShowMoreProps {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly loading: boolean;
  readonly error: Error | undefined;
  /** Loads the page after a cursor. */
  readonly onMore: (after: string) => void;
}

/** The button below a list that loads the next page, and the error when loading failed. */
export const ShowMore = ({ pageInfo: { hasNextPage, endCursor }, loading, error, onMore }: ShowMoreProps) => (
  <>
    {hasNextPage && endCursor !== null ? (
      <Button sx={{ justifySelf: 'start' }} disabled={loading} onClick={() => onMore(endCursor)}>
        Show More
      </Button>
    ) : null}
    {error === undefined ? null : <Typography color="error">{messageOf(error)}</Typography>}
  </>
);
