import { styled } from '@mui/material/styles';
import { PICTURE_GAP_PX } from '@safelight/web-ui';
import type { CSSProperties } from 'react';

/** The approximate height of a row in CSS pixels. */
const ROW_HEIGHT = 220;
/** The limits of the aspect ratio (width over height). Panoramas and tall strips are cropped. */
const RATIOS = { min: 0.5, max: 2.6 } as const;

/** A list in rows of pictures that keep their shapes and fill the width. The last row is not stretched. */
export const JustifiedList = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: PICTURE_GAP_PX,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&::after': { content: '""', flexGrow: 1_000_000 },
  '& > li': { position: 'relative', contentVisibility: 'auto' },
});

/** Returns the style of a picture in a `JustifiedList`. */
export const placeOf = ({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): CSSProperties => {
  const ratio = Math.min(RATIOS.max, Math.max(RATIOS.min, width / Math.max(1, height)));
  return {
    flexGrow: ratio,
    flexBasis: `min(100%, ${Math.round(ratio * ROW_HEIGHT)}px)`,
    aspectRatio: String(ratio),
    containIntrinsicSize: `${Math.round(ratio * ROW_HEIGHT)}px ${ROW_HEIGHT}px`,
  };
};
