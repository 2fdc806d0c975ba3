import { styled } from '@mui/material/styles';
import type { CSSProperties, ReactNode } from 'react';
import { Checkerboard } from '../components/Checkerboard.tsx';
import type { PictureZoom } from './use-picture-zoom.ts';

/** The neutral ground a picture is judged on; holds one fitted picture. */
export const PictureFrame = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  minHeight: 0,
  overflow: 'hidden',
  containerType: 'size',
  backgroundColor: theme.vars.palette.surface.canvas,
}));

const Fitted = styled(Checkerboard)({
  aspectRatio: 'var(--ratio)',
  width: 'min(100cqw, 100cqh * var(--ratio))',
  touchAction: 'pan-y',
  '&[data-zoomed="true"]': { touchAction: 'none', cursor: 'grab' },
  // Fills it to the last part of a pixel; what has another shape says so with `data-contained`.
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'fill', userSelect: 'none' },
  '& img[data-contained="true"]': { objectFit: 'contain' },
});

interface FittedPictureProps {
  /** Width over height. */
  readonly ratio: number;
  readonly zoom: PictureZoom;
  /** False where a drag means something else, as under a slider. */
  readonly draggable?: boolean;
  readonly children: ReactNode;
}

/** As large as fits its frame, in the picture's own shape, zoomed and moved. */
export const FittedPicture = ({ ratio, zoom, draggable = true, children }: FittedPictureProps) => {
  const { zoom: scale, x, y } = zoom.placement;
  return (
    <Fitted
      ref={zoom.picture}
      {...(draggable ? zoom.drag : {})}
      data-zoomed={draggable && scale > 1}
      style={{ '--ratio': ratio, transform: `translate(${x}px, ${y}px) scale(${scale})` } as CSSProperties}
    >
      {children}
    </Fitted>
  );
};
