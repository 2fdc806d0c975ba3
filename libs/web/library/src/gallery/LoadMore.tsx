import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';

interface LoadMoreProps {
  readonly loading: boolean;
  readonly onLoad: () => void;
}

/** Loads the next page when scrolled near, or when pressed. */
export const LoadMore = ({ loading, onLoad }: LoadMoreProps) => {
  const mark = useRef<HTMLDivElement>(null);
  const load = useRef(onLoad);
  useEffect(() => {
    load.current = onLoad;
  });
  useEffect(() => {
    if (loading || mark.current === null || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load.current();
      },
      { rootMargin: '800px' },
    );
    observer.observe(mark.current);
    return () => {
      observer.disconnect();
    };
  }, [loading]);
  return (
    <Box ref={mark} sx={{ display: 'grid', justifyItems: 'center', mt: 4 }}>
      <Button disabled={loading} onClick={onLoad}>
        {loading ? 'Loading images...' : 'Load More'}
      </Button>
    </Box>
  );
};
