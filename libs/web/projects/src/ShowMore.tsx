import Button from '@mui/material/Button';

interface ShowMoreProps {
  readonly page: { readonly hasNextPage: boolean; readonly endCursor: string | null } | undefined;
  /** Loads the page after a cursor. */
  readonly onMore: (after: string | null) => void;
}

/** The button below a list that loads its next page. Renders nothing at the end of the list. */
export const ShowMore = ({ page, onMore }: ShowMoreProps) =>
  page?.hasNextPage === true ? (
    <Button sx={{ display: 'block', mx: 'auto', mt: 3 }} onClick={() => onMore(page.endCursor)}>
      Show More
    </Button>
  ) : null;
