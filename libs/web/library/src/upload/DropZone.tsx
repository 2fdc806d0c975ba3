import Typography from '@mui/material/Typography';
import { IMAGE_CONTENT_TYPES, SVG_CONTENT_TYPE } from '@safelight/rules';
import { DropArea } from '@safelight/web-ui';
import { useEffect, useRef } from 'react';

interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void;
  /** The largest allowed file in bytes. */
  readonly uploadLimit: number;
  /** True once files were chosen; the zone then takes less space. */
  readonly compact: boolean;
}

const ACCEPTED = [...IMAGE_CONTENT_TYPES, SVG_CONTENT_TYPE];

/** Accepts pictures by drop, by click, and by paste anywhere on the screen. */
export const DropZone = ({ onFiles, uploadLimit, compact }: DropZoneProps) => {
  const deliver = useRef(onFiles);
  useEffect(() => {
    deliver.current = onFiles;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) deliver.current(files);
    };
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('paste', paste);
    };
  }, []);
  return (
    <DropArea label="Choose images" accept={ACCEPTED} multiple compact={compact} onFiles={onFiles}>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        Drop pictures here, paste, or click to choose
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary">
        JPEG, PNG, GIF, WebP or SVG, max {Math.floor(uploadLimit / 1024 / 1024)}MB each
      </Typography>
    </DropArea>
  );
};
