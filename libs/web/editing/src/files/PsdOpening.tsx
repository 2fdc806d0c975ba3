import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Notice, Spinner } from '@safelight/web-ui';
import type { ChangeEvent, RefObject } from 'react';

/** The progress of opening a Photoshop file; the notes say what was left out or looks different. */
export type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'opened'; readonly notes: readonly string[] }
  | { readonly state: 'failed'; readonly message: string };

/** The title of the dialog that shows the progress. */
export const openingTitle = ({ state }: Opening): string =>
  state === 'opened' ? 'Opened, with differences' : 'Open PSD';

interface PsdOpeningProps {
  readonly file: File;
  readonly opening: Opening;
}

/** A spinner and its words while a Photoshop file is opened, then what looks different, or why it could not be opened. */
export const PsdOpening = ({ file, opening }: PsdOpeningProps) => {
  if (opening.state === 'opening') {
    const text = `Opening ${file.name}…`;
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Spinner label={text} />
        <Typography color="textSecondary" aria-hidden sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </Box>
    );
  }
  if (opening.state === 'failed') return <Notice tone="danger">{opening.message}</Notice>;
  return (
    <Typography component="ul" color="textSecondary" sx={{ m: 0, pl: 2.5 }}>
      {opening.notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </Typography>
  );
};

interface PsdInputProps {
  /** A click on the input opens the browser's file dialog. */
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The hidden input that chooses a Photoshop file. */
export const PsdInput = ({ ref, onFiles }: PsdInputProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    aria-label="Photoshop file"
    accept=".psd,image/vnd.adobe.photoshop"
    onChange={(event: ChangeEvent<HTMLInputElement>) => {
      onFiles([...(event.target.files ?? [])]);
      // Allows choosing the same file again.
      event.target.value = '';
    }}
  />
);
