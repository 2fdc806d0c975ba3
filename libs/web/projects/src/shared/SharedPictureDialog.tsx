import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { SharedImagesQuery } from '@safelight/web-data';
import { FileName } from '@safelight/web-ui';
import { ChevronLeft, ChevronRight, Download, X } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useId } from 'react';

interface SharedPictureDialogProps {
  readonly image: SharedImagesQuery['sharedProject']['images']['nodes'][number];
  /** The position of the image as text, for example "3 of 12". */
  readonly place: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onStep: (steps: number) => void;
  readonly onClose: () => void;
}

const FILLING: CSSProperties = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
};

/** Shows one image of a shared project in full screen. Arrow keys show the next one. */
export const SharedPictureDialog = ({
  image,
  place,
  isFirst,
  isLast,
  onStep,
  onClose,
}: SharedPictureDialogProps) => {
  const id = useId();
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby={id}
      sx={{
        '& .MuiDialog-paper': {
          ...{ width: '100%', maxWidth: 'none', height: '100%', maxHeight: 'none' },
          ...{ margin: 0, border: 0, borderRadius: 0 },
        },
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'ArrowLeft') onStep(-1);
        if (event.key === 'ArrowRight') onStep(1);
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1, pl: 2 }}>
        <Typography
          id={id}
          component="h2"
          aria-label={image.title}
          noWrap
          sx={{ fontWeight: 600, minWidth: 0 }}
        >
          <FileName name={image.title} isOneLine />
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto', whiteSpace: 'nowrap' }}>
          {place}
        </Typography>
        <Button
          component="a"
          href={image.downloadUrl}
          download
          startIcon={<Download size={16} />}
          sx={{ flex: 'none' }}
        >
          Download
        </Button>
        <IconButton aria-label="Close" onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </Box>
      <Box
        sx={(theme) => ({
          position: 'relative',
          flex: 1,
          minHeight: 0,
          display: 'grid',
          placeItems: 'center',
          backgroundColor: theme.vars.palette.surface.canvas,
          '& > .previous, & > .next': {
            position: 'absolute',
            top: '50%',
            translate: '0 -50%',
            color: '#fff',
            backgroundColor: 'rgb(16 12 11 / 0.64)',
          },
          '& > .previous': { left: 12 },
          '& > .next': { right: 12 },
        })}
      >
        {/* The smaller size, already loaded by the page, fills the place until the large one is loaded. */}
        <img key={`${image.uid}-first`} src={image.medium} alt="" style={FILLING} />
        <img key={image.uid} src={image.full} alt={image.title} style={FILLING} />
        <IconButton
          className="previous"
          aria-label="Previous image"
          disabled={isFirst}
          onClick={() => onStep(-1)}
        >
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <IconButton className="next" aria-label="Next image" disabled={isLast} onClick={() => onStep(1)}>
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </Box>
    </Dialog>
  );
};
