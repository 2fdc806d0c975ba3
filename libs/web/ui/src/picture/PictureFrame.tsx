import { styled } from '@mui/material/styles';
import { PICTURE_STRIP_PX } from '@safelight/rules';
import type { CSSProperties, ReactNode } from 'react';
import { Checkerboard } from '../components/Checkerboard.tsx';
import { type Extent, extentOf } from './extent.ts';
import type { PictureZoom } from './use-picture-zoom.ts';
import type { Size } from './zoom.ts';

/** The neutral background for one fitted picture, or for two on top of each other. */
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

/**
 * The frames of pictures with a strip of controls below them, so that the controls never cover a picture.
 * The page's first picture (index.html) leaves the same strip free.
 */
export const PictureStage = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: `minmax(0, 1fr) ${PICTURE_STRIP_PX}px`,
  height: '100%',
  backgroundColor: theme.vars.palette.surface.canvas,
}));

/** The strip below the pictures of a stage. */
export const PictureStrip = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(1),
}));

const Fitted = styled('div')(({ theme }) => ({
  width: 'min(100cqw, 100cqh * var(--widest), var(--most-width))',
  height: 'min(100cqh, 100cqw / var(--narrowest), var(--most-height))',
  backgroundColor: theme.vars.palette.surface.canvas,
  touchAction: 'pan-y',
  '&[data-zoomed="true"]': { touchAction: 'none', cursor: 'grab' },
}));

interface FittedPictureProps {
  /** The sizes of the pictures inside. Pictures of the same shape cover each other exactly, others are centred. */
  readonly sizes: readonly Size[];
  /** Whether the pictures have pixels. Vector graphics have none to enlarge, so they fill the frame. */
  readonly hasPixels?: boolean;
  readonly zoom: PictureZoom;
  /** Whether dragging moves the pictures. It does not if it has another function, for example under a slider. */
  readonly draggable?: boolean;
  readonly children: ReactNode;
}

const styleOf = (
  { widest, narrowest, most }: Extent,
  hasPixels: boolean,
): Record<string, string | number> => ({
  '--widest': widest,
  '--narrowest': narrowest,
  '--most-width': hasPixels ? `${most.width}px` : '100cqw',
  '--most-height': hasPixels ? `${most.height}px` : '100cqh',
});

/** Pictures in one frame, as large as they fit without being enlarged, that can be zoomed and moved. */
export const FittedPicture = ({
  sizes,
  hasPixels = true,
  zoom,
  draggable = true,
  children,
}: FittedPictureProps) => {
  const { placement, drag, bindPicture } = zoom;
  const { zoom: scale, x, y } = placement;
  return (
    <Fitted
      ref={bindPicture}
      {...(draggable ? drag : {})}
      data-zoomed={draggable && scale > 1}
      style={{
        ...styleOf(extentOf(sizes), hasPixels),
        transform: `translate(${x}px, ${y}px) scale(${scale})`,
      }}
    >
      {children}
    </Fitted>
  );
};

const Place = styled('div')({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  containerType: 'size',
});

const Shape = styled(Checkerboard)({
  width: 'min(100cqw, 100cqh * var(--ratio))',
  height: 'min(100cqh, 100cqw / var(--ratio))',
  // Avoids a gap of a fraction of a pixel.
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'fill', userSelect: 'none' },
});

/** A picture in its own shape, centred in its container, on a checkerboard where it is transparent. */
export const PictureShape = ({ size, children }: { readonly size: Size; readonly children: ReactNode }) => (
  <Place>
    <Shape style={{ '--ratio': size.width / size.height } as CSSProperties}>{children}</Shape>
  </Place>
);
