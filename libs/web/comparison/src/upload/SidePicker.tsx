import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { IMAGE_CONTENT_TYPES } from '@safelight/rules';
import { Checkerboard } from '@safelight/web-ui';
import { ImageUp, X } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { type Chosen, megabytesText } from './side.ts';

const Zone = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.spacing(0.5),
  minHeight: 260,
  padding: theme.spacing(3),
  textAlign: 'center',
  borderRadius: 12,
  cursor: 'pointer',
  border: `1.5px dashed ${theme.vars.palette.surface.control}`,
  backgroundColor: theme.vars.palette.surface.sunken,
  transition: 'border-color 140ms ease-out, background-color 140ms ease-out',
  '&:hover, &[data-over="true"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '&:focus-within': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '&:has(input:disabled)': { opacity: 0.6, cursor: 'default' },
  '& > input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit', fontSize: 0 },
  '& > svg': { color: theme.vars.palette.text.secondary, marginBottom: theme.spacing(1) },
}));

const Shown = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& img': { display: 'block', width: '100%', height: 200, objectFit: 'contain' },
}));

interface SidePickerProps {
  /** "Original Image" */
  readonly label: string;
  readonly chosen: Chosen | null;
  readonly disabled: boolean;
  readonly onFile: (file: File) => void;
  readonly onRemove: () => void;
}

/** One side of a comparison: a place to drop or choose a picture, then the picture chosen. */
export const SidePicker = ({ label, chosen, disabled, onFile, onRemove }: SidePickerProps) => {
  const [over, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const first = files?.[0];
    if (first !== undefined && !disabled) onFile(first);
  };
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  const drop = {
    onDragEnter: drag(true),
    onDragOver: drag(true),
    onDragLeave: drag(false),
    onDrop: (event: DragEvent) => {
      drag(false)(event);
      take(event.dataTransfer.files);
    },
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {label}
      </Typography>
      {chosen === null ? (
        <Zone data-over={over} {...drop}>
          <ImageUp size={32} strokeWidth={1.5} aria-hidden />
          <Typography component="span" sx={{ fontWeight: 600 }}>
            Drop a picture here, or click to choose
          </Typography>
          <input
            type="file"
            accept={IMAGE_CONTENT_TYPES.join(',')}
            aria-label={label}
            disabled={disabled}
            onChange={(event) => {
              take(event.target.files);
              event.target.value = '';
            }}
          />
        </Zone>
      ) : (
        <Shown {...drop}>
          <Checkerboard>
            <img src={chosen.preview} alt={chosen.file.name} />
          </Checkerboard>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1.5 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{chosen.file.name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {megabytesText(chosen.file.size)}
              </Typography>
            </Box>
            <IconButton
              aria-label={`Remove ${label.toLowerCase()}`}
              title="Remove"
              disabled={disabled}
              onClick={onRemove}
            >
              <X size={18} />
            </IconButton>
          </Box>
        </Shown>
      )}
    </Box>
  );
};
