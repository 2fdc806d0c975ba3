import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { scrollGoalAtom } from '../scroll-goal.atoms.ts';
import { succeeds } from '../succeeds.ts';
import { useReturn } from '../use-return.ts';
import { Notice } from './Notice.tsx';

interface ShowMoreProps {
  readonly page: { readonly hasNextPage: boolean; readonly endCursor: string | null } | undefined;
  /** The message when the next page could not be loaded. */
  readonly failed: string;
  /** Loads the page after a cursor. Rejects if that fails. */
  readonly onMore: (after: string | null) => Promise<unknown>;
}

/** True if the page cannot be scrolled to a position, in CSS pixels. */
const isTooShortFor = (position: number): boolean =>
  document.documentElement.scrollHeight - window.innerHeight < position;

/**
 * The button below a list that loads its next page. Renders nothing at the end of the list. After a reload it loads
 * as many pages as the former scroll position needs.
 */
export const ShowMore = ({ page, failed, onMore }: ShowMoreProps) => {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const goal = useAtomValue(scrollGoalAtom);
  const { hasNextPage = false, endCursor = null } = page ?? {};
  const load = async (): Promise<void> => {
    setState('loading');
    const isLoaded = await succeeds(
      () => onMore(endCursor),
      () => undefined,
    );
    setState(isLoaded ? 'idle' : 'failed');
  };
  useReturn(() => {
    if (state === 'failed') void load();
  });
  const loadForGoal = useEffectEvent(() => {
    if (!hasNextPage || goal === null || !isTooShortFor(goal)) return;
    void succeeds(
      () => onMore(endCursor),
      () => setState('failed'),
    );
  });
  useEffect(() => loadForGoal(), [hasNextPage, endCursor, goal]);
  if (!hasNextPage) return null;
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
