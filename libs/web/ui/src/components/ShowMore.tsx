import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { succeeds } from '../succeeds.ts';
import { Notice } from './Notice.tsx';

interface ShowMoreProps {
  readonly page: { readonly hasNextPage: boolean; readonly endCursor: string | null } | undefined;
  /** The message when the next page could not be loaded. */
  readonly failed: string;
  /** Loads the page after a cursor. Rejects if that fails. */
  readonly onMore: (after: string | null) => Promise<unknown>;
}

/** The button below a list that loads its next page. Renders nothing at the end of the list. */
export const ShowMore = ({ page, failed, onMore }: ShowMoreProps) => {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  if (page?.hasNextPage !== true) return null;
  const load = async (): Promise<void> => {
    setState('loading');
    const isLoaded = await succeeds(
      () => onMore(page.endCursor),
      () => undefined,
    );
    setState(isLoaded ? 'idle' : 'failed');
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center', mt: 3 }}>
      {state === 'failed' ? <Notice tone="danger">{failed}</Notice> : null}
      <Button
        // A button that is disabled would lose the focus of the keyboard.
        aria-disabled={state === 'loading'}
        onClick={() => {
          if (state !== 'loading') void load();
        }}
      >
        {state === 'loading' ? 'Loading...' : 'Show More'}
      </Button>
    </Box>
  );
};
