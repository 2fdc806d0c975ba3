import { styled } from '@mui/material/styles';
import { PICTURE_GAP_PX } from '@safelight/web-ui';
import type { CSSProperties } from 'react';

/** The approximate height of a row in CSS pixels: on a phone, one at which two pictures share a row. */
const ROW_HEIGHT = { wide: 220, phone: 108 } as const;

/** The limits of the aspect ratio (width over height). Panoramas and tall strips are cropped. */
const RATIOS = { min: 0.5, max: 2.6 } as const;

/** A list in rows of pictures that keep their shapes and fill the width. The last row is not stretched. */
export const JustifiedList = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: PICTURE_GAP_PX,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&::after': { content: '""', flexGrow: 1_000_000 },
  '& > li': {
    '--shape': 'var(--ratio)',
    '--row': `${ROW_HEIGHT.wide}px`,
    position: 'relative',
    flexGrow: 'var(--shape)',
    flexBasis: 'min(100%, calc(var(--shape) * var(--row)))',
    aspectRatio: 'var(--shape)',
    containIntrinsicSize: 'calc(var(--shape) * var(--row)) var(--row)',
    contentVisibility: 'auto',
    // The visibility clips what is outside of the picture, except for its focus ring.
    overflowClipMargin: 5,
  },
  // As in the gallery, the frames of a phone have room for two buttons (ADR 21).
  [theme.breakpoints.down('sm')]: {
    '& > li': { '--shape': 'clamp(1, var(--ratio), 1.6)', '--row': `${ROW_HEIGHT.phone}px` },
  },
}));

/** Returns the style of a picture in a `JustifiedList`. */
export const placeOf = ({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): CSSProperties => {
  const ratio = Math.min(RATIOS.max, Math.max(RATIOS.min, width / Math.max(1, height)));
  // React's type of styles has no custom properties.
  return { '--ratio': ratio } as CSSProperties;
};
