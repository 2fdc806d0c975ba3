import { styled } from '@mui/material/styles';
import { ImageUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFileDrop } from './use-file-drop.ts';

const Area = styled('label')(({ theme }) => ({
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
  '&[data-wrong="true"]': { borderColor: theme.vars.palette.error.main },
  '&:hover, &[data-over="true"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '&:has(input:disabled)': { opacity: 0.6, cursor: 'default' },
  '& > input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit', fontSize: 0 },
  '& > svg': { color: theme.vars.palette.text.secondary, marginBottom: theme.spacing(1) },
}));

interface DropAreaProps {
  /** The accessible name of the file input. */
  readonly label: string;
  /** The content types that the file dialog offers. */
  readonly accept: readonly string[];
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  /** Whether files were chosen already, so that the area takes less space. */
  readonly compact?: boolean;
  /** The id of the message about refused files, which marks the area as invalid. */
  readonly describedBy?: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  /** The text inside of the drop area. */
  readonly children: ReactNode;
}

/** An area to drop files on, or to click to choose files. */
export const DropArea = ({
  label,
  accept,
  multiple = false,
  disabled = false,
  compact = false,
  describedBy,
  onFiles,
  children,
}: DropAreaProps) => {
  const take = (files: readonly File[]): void => {
    if (!disabled) onFiles(files);
  };
  const { over, target } = useFileDrop(take);
  return (
    <Area data-over={over} data-compact={compact} data-wrong={describedBy !== undefined} {...target}>
      <ImageUp size={compact ? 24 : 36} strokeWidth={1.5} aria-hidden />
      {children}
      <input
        className="ring-around"
        type="file"
        multiple={multiple}
        accept={accept.join(',')}
        aria-label={label}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </Area>
  );
};
