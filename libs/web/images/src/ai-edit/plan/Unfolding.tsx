import { styled } from '@mui/material/styles';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** The room in pixels for focus rings, which are drawn outside of controls. */
const RING = 5;

const Outer = styled('div')({
  margin: `0 -${RING}px -${RING}px`,
  overflow: 'hidden',
  transition: 'height 160ms ease-out',
});

const Inner = styled('div')({ padding: `0 ${RING}px ${RING}px` });

/** Content whose height changes gradually, so that what stands below does not jump. */
export const Unfolding = ({ children }: { readonly children: ReactNode }) => {
  const inner = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  useLayoutEffect(() => {
    const node = inner.current;
    if (node === null || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => setHeight(node.offsetHeight));
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return (
    <Outer style={height === null ? {} : { height }}>
      <Inner ref={inner}>{children}</Inner>
    </Outer>
  );
};
