import { styled } from '@mui/material/styles';
import type { PictureSource, Rect } from '@safelight/engine';
import type { View } from '@safelight/paint';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useEditing } from '../session/editing-session.ts';

/** The side of a thumbnail on screen and of its bitmap, in pixels. */
const SIDE_PX = 36;
export const BITMAP_PX = 72;

export const ThumbnailFrame = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: SIDE_PX,
  height: SIDE_PX,
  overflow: 'hidden',
  borderRadius: 6,
  color: theme.vars.palette.text.secondary,
  border: `1px solid ${theme.vars.palette.divider}`,
  // Black and white are both visible on a middle gray; lines often have one of these colors.
  backgroundColor: theme.vars.palette.surface.control,
  backgroundImage: `repeating-conic-gradient(color-mix(in srgb, ${theme.vars.palette.surface.control} 82%, ${theme.vars.palette.background.paper}) 0 25%, transparent 0 50%)`,
  backgroundSize: '8px 8px',
  // An icon is shown on the panel's own background.
  '&[data-painted="false"]': { backgroundColor: 'transparent', backgroundImage: 'none' },
  '& canvas': { width: SIDE_PX, height: SIDE_PX, display: 'block' },
}));

/** The view of a thumbnail in which a box of the document is as large as it fits, in the middle. */
export const viewOf = (box: Rect): View => {
  const scale = Math.min(BITMAP_PX / box.width, BITMAP_PX / box.height);
  const origin = {
    x: box.x - (BITMAP_PX / scale - box.width) / 2,
    y: box.y - (BITMAP_PX / scale - box.height) / 2,
  };
  const documentSide = Math.max(box.width, box.height);
  return { origin, scale, documentSide, width: BITMAP_PX, height: BITMAP_PX };
};

/** True once the element has come into view. */
const useInSight = () => {
  const frame = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = frame.current;
    if (seen || element === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen]);
  return [frame, seen] as const;
};

interface Painted {
  readonly frame: RefObject<HTMLSpanElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
}

/**
 * The elements of a thumbnail that is painted once it has come into view, when `paint` is another function, and when
 * its picture has loaded.
 */
export const useThumbnail = (
  paint: (canvas: HTMLCanvasElement) => void,
  source: PictureSource | null,
): Painted => {
  const { pictures } = useEditing();
  const [frame, seen] = useInSight();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    if (!seen || target === null) return;
    const hasCome = (): boolean => source === null || pictures.get(source) !== null;
    paint(target);
    if (hasCome()) return;
    const stop = pictures.subscribe(() => {
      if (!hasCome()) return;
      stop();
      paint(target);
    });
    return stop;
  }, [paint, pictures, seen, source]);
  return { frame, canvas };
};
