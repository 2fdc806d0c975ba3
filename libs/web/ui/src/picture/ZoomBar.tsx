import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { VIEWER_ZOOM } from '@safelight/rules';
import { Minus, Plus } from 'lucide-react';
import type { PictureZoom } from './use-picture-zoom.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  marginLeft: 'auto',
  '& .MuiButton-root': { paddingInline: theme.spacing(1.5) },
  '& output': { minWidth: 48, textAlign: 'center', fontSize: '0.8125rem', fontWeight: 600 },
}));

/**
 * Buttons to zoom in steps and, for a picture larger than its frame, 1:1. "Fit" appears once the zoom has
 * changed (spec: images §2). The percentage refers to the picture's own pixels.
 */
export const ZoomBar = ({
  zoom: { placement, fit, changed, zoomIn, zoomOut, reset, actualSize },
}: {
  readonly zoom: PictureZoom;
}) => (
  <Bar role="group" aria-label="Zoom">
    <IconButton aria-label="Zoom out" disabled={placement.zoom <= VIEWER_ZOOM.min} onClick={zoomOut}>
      <Minus size={16} />
    </IconButton>
    <output>{Math.round(placement.zoom * fit * 100)}%</output>
    <IconButton aria-label="Zoom in" disabled={placement.zoom >= VIEWER_ZOOM.max} onClick={zoomIn}>
      <Plus size={16} />
    </IconButton>
    {changed ? (
      <Button variant="text" onClick={reset}>
        Fit
      </Button>
    ) : null}
    {fit < 1 && placement.zoom !== 1 / fit ? (
      <Button variant="text" onClick={actualSize}>
        1:1
      </Button>
    ) : null}
  </Bar>
);
