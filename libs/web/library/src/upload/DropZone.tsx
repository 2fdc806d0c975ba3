import Typography from '@mui/material/Typography';
import { IMAGE_CONTENT_TYPES, SVG_CONTENT_TYPE } from '@safelight/rules';
import { DropArea, usePagePaste, useTouchScreen } from '@safelight/web-ui';

interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void;
  /** The maximum size of a file in bytes. */
  readonly uploadLimit: number;
  /** Whether files were chosen already, so that the zone takes less space. */
  readonly compact: boolean;
}

const ACCEPTED = [...IMAGE_CONTENT_TYPES, SVG_CONTENT_TYPE];

/** Accepts pictures by drop, by click, and by paste anywhere on the screen. */
export const DropZone = ({ onFiles, uploadLimit, compact }: DropZoneProps) => {
  usePagePaste(onFiles);
  const isTouch = useTouchScreen();
  return (
    <DropArea label="Choose images" accept={ACCEPTED} multiple compact={compact} onFiles={onFiles}>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {isTouch ? 'Tap to choose images' : 'Drop images here, paste, or click to choose'}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ textWrap: 'balance' }}>
        JPEG, PNG, GIF, WebP or SVG, max {Math.floor(uploadLimit / 1024 / 1024)}MB each
      </Typography>
    </DropArea>
  );
};
