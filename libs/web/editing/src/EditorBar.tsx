import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { MAX_SCALE, MIN_SCALE, percentOf } from '@safelight/engine';
import type { StageControl } from '@safelight/stage';
import { ArrowLeft, Maximize, Minus, Plus } from 'lucide-react';
import { useNavigate } from 'react-router';

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr minmax(0, auto) 1fr',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 56,
  padding: theme.spacing(0.5, 2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& output': { minWidth: 48, textAlign: 'center', fontSize: '0.8125rem', fontWeight: 600 },
}));

interface EditorBarProps {
  readonly title: string;
  readonly control: StageControl;
}

/** The way back, the title, and the zoom. */
export const EditorBar = ({ title, control }: EditorBarProps) => {
  const navigate = useNavigate();
  const scale = control.view?.viewport.scale ?? 1;
  return (
    <Bar role="toolbar" aria-label="Editor">
      <Box>
        <Button variant="text" startIcon={<ArrowLeft size={16} />} onClick={() => void navigate('/gallery')}>
          Go Back
        </Button>
      </Box>
      <Typography variant="h4" component="h1" noWrap>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end' }}>
        <IconButton
          aria-label="Zoom out"
          disabled={scale <= MIN_SCALE}
          onClick={() => {
            control.zoom(-1);
          }}
        >
          <Minus size={16} />
        </IconButton>
        <output aria-label="Zoom">
          {control.view === null ? '' : `${percentOf(control.view.viewport)}%`}
        </output>
        <IconButton
          aria-label="Zoom in"
          disabled={scale >= MAX_SCALE}
          onClick={() => {
            control.zoom(1);
          }}
        >
          <Plus size={16} />
        </IconButton>
        <IconButton aria-label="Fit to screen" onClick={control.fit}>
          <Maximize size={16} />
        </IconButton>
      </Box>
    </Bar>
  );
};
