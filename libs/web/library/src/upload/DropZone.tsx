import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { IMAGE_CONTENT_TYPES, SVG_CONTENT_TYPE } from '@safelight/rules';
import { ImageUp } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';

const Zone = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.spacing(0.5),
  minHeight: 240,
  padding: theme.spacing(4, 3),
  textAlign: 'center',
  borderRadius: 12,
  cursor: 'pointer',
  border: `1.5px dashed ${theme.vars.palette.surface.control}`,
  backgroundColor: theme.vars.palette.surface.sunken,
  transition: 'border-color 140ms ease-out, background-color 140ms ease-out',
  '&[data-compact="true"]': { minHeight: 120, padding: theme.spacing(2) },
  '&:hover, &[data-over="true"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '&:focus-within': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& > input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', fontSize: 0 },
  '& > svg': { color: theme.vars.palette.text.secondary, marginBottom: theme.spacing(1) },
}));

interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void;
  /** Bytes allowed in one file. */
  readonly uploadLimit: number;
  /** Shorter, when files were already chosen. */
  readonly compact: boolean;
}

/** Takes pictures by drop, by click, and by paste anywhere on the screen. */
export const DropZone = ({ onFiles, uploadLimit, compact }: DropZoneProps) => {
  const [over, setOver] = useState(false);
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
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    <Zone
      data-over={over}
      data-compact={compact}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <ImageUp size={compact ? 24 : 36} strokeWidth={1.5} aria-hidden />
      <Typography component="span" sx={{ fontWeight: 600 }}>
        Drop pictures here, paste, or click to choose
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary">
        JPEG, PNG, GIF, WebP or SVG, max {Math.floor(uploadLimit / 1024 / 1024)}MB each
      </Typography>
      <input
        type="file"
        multiple
        accept={[...IMAGE_CONTENT_TYPES, SVG_CONTENT_TYPE].join(',')}
        aria-label="Choose images"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </Zone>
  );
};
