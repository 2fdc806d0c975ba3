import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { IMAGE_CONTENT_TYPES } from '@safelight/rules';
import { useInSight } from '@safelight/web-images';
import {
  Checkerboard,
  DropArea,
  FileName,
  FilePicture,
  FocusKeeper,
  useFileDrop,
  useTouchScreen,
} from '@safelight/web-ui';
import { X } from 'lucide-react';
import { useId } from 'react';
import { megabytesText } from './side.ts';

const Shown = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-over="true"]': { borderColor: theme.vars.palette.primary.main },
  '& img': { display: 'block', width: '100%', height: 200, objectFit: 'contain' },
}));

interface SidePickerProps {
  /** The heading, for example "Original Image". */
  readonly label: string;
  readonly chosen: File | null;
  /** The error for the file that was chosen last; null if there is none. */
  readonly problem: string | null;
  readonly disabled: boolean;
  readonly onFile: (file: File) => void;
  readonly onRemove: () => void;
}

/** The form for one side of a comparison: a drop zone, and after a choice the chosen picture. */
export const SidePicker = ({ label, chosen, problem, disabled, onFile, onRemove }: SidePickerProps) => {
  const take = ([first]: readonly File[]): void => {
    if (first !== undefined && !disabled) onFile(first);
  };
  const id = useId();
  const { over, target } = useFileDrop(take);
  const isTouch = useTouchScreen();
  const problemPlace = useInSight<HTMLParagraphElement>(problem);
  return (
    <Box component={FocusKeeper} sx={{ minWidth: 0 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {label}
      </Typography>
      {chosen === null ? (
        <DropArea
          label={label}
          accept={IMAGE_CONTENT_TYPES}
          disabled={disabled}
          describedBy={problem === null ? undefined : id}
          onFiles={take}
        >
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {isTouch ? 'Tap to choose an image' : 'Drop an image here, or click to choose'}
          </Typography>
        </DropArea>
      ) : (
        <Shown data-over={over} {...target}>
          <Checkerboard>
            <FilePicture file={chosen} alt={chosen.name} />
          </Checkerboard>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1.5 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                <FileName name={chosen.name} />
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {megabytesText(chosen.size)}
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
      {problem === null ? null : (
        <FormHelperText ref={problemPlace} id={id} error role="alert">
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
};
