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
  // Never larger than the picture is.
  width: 'min(100cqw, 100cqh * var(--ratio), var(--most))',
  touchAction: 'pan-y',
  '&[data-zoomed="true"]': { touchAction: 'none', cursor: 'grab' },
  // Fills it to the last part of a pixel; what has another shape says so with `data-contained`.
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'fill', userSelect: 'none' },
  '& img[data-contained="true"]': { objectFit: 'contain' },
});

interface FittedPictureProps {
  /** Width over height. */
  readonly ratio: number;
  /** The picture's own width in pixels, beyond which it is not enlarged; without one it fills the frame. */
  readonly mostWidth?: number | undefined;
  readonly zoom: PictureZoom;
  /** False where a drag means something else, as under a slider. */
  readonly draggable?: boolean;
  readonly children: ReactNode;
}

/** As large as fits its frame, in the picture's own shape, zoomed and moved. */
export const FittedPicture = ({ ratio, mostWidth, zoom, draggable = true, children }: FittedPictureProps) => {
  const { placement, drag, bindPicture } = zoom;
  const { zoom: scale, x, y } = placement;
  return (
    <Fitted
      ref={bindPicture}
      {...(draggable ? drag : {})}
      data-zoomed={draggable && scale > 1}
      style={
        {
          '--ratio': ratio,
          '--most': mostWidth === undefined ? '100cqw' : `${mostWidth}px`,
          transform: `translate(${x}px, ${y}px) scale(${scale})`,
        } as CSSProperties
      }
    >
      {children}
    </Fitted>
  );
};
