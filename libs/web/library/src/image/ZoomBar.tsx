import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { VIEWER_ZOOM } from '@safelight/rules';
import { Minus, Plus } from 'lucide-react';

const Bar = styled('div')(({ theme }) => ({
  position: 'absolute',
  bottom: 12,
  right: 12,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  padding: 3,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.surface.overlay,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& output': { minWidth: 48, textAlign: 'center', fontSize: '0.8125rem', fontWeight: 600 },
}));

interface ZoomBarProps {
  readonly scale: number;
  readonly changed: boolean;
  readonly onIn: () => void;
  readonly onOut: () => void;
  readonly onReset: () => void;
}

/** Zoom in steps; the way back appears once the zoom has changed (spec: images §2). */
export const ZoomBar = ({ scale, changed, onIn, onOut, onReset }: ZoomBarProps) => (
  <Bar role="group" aria-label="Zoom">
    <IconButton aria-label="Zoom out" disabled={scale <= VIEWER_ZOOM.min} onClick={onOut}>
      <Minus size={16} />
    </IconButton>
    <output>{Math.round(scale * 100)}%</output>
    <IconButton aria-label="Zoom in" disabled={scale >= VIEWER_ZOOM.max} onClick={onIn}>
      <Plus size={16} />
    </IconButton>
    {changed ? (
      <Button size="small" variant="text" onClick={onReset}>
        Reset
      </Button>
    ) : null}
  </Bar>
);
