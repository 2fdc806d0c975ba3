import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ImagePlus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { OtherPictureDialog } from './OtherPictureDialog.tsx';
import type { OtherPicture } from './use-upload-other-picture.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minWidth: 0,
  '& > img': { flex: 'none', width: 48, height: 48, borderRadius: 8, objectFit: 'cover' },
}));

interface OtherPictureFieldProps {
  /** The images that are edited. */
  readonly editedUids: readonly string[];
  /** The other picture of the edit; null if there is none. */
  readonly picture: OtherPicture | null;
  readonly disabled: boolean;
  readonly onPicture: (picture: OtherPicture | null) => void;
}

/** The part of a form in which a person adds another picture to an edit, for example as a background. */
export const OtherPictureField = ({ editedUids, picture, disabled, onPicture }: OtherPictureFieldProps) => {
  const [isChoosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Row role="group" aria-label="Other picture">
      {picture === null ? null : (
        <>
          <img src={picture.small} alt="" />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="caption" component="div" color="textSecondary">
              Other picture
            </Typography>
            <Typography variant="body2" noWrap dir="auto" title={picture.title}>
              {picture.title}
            </Typography>
          </Box>
        </>
      )}
      <Button
        ref={button}
        size="small"
        disabled={disabled}
        startIcon={picture === null ? <ImagePlus size={16} aria-hidden /> : null}
        onClick={() => setChoosing(true)}
      >
        {picture === null ? 'Add Another Picture' : 'Change'}
      </Button>
      {picture === null ? null : (
        <IconButton
          size="small"
          aria-label="Remove the other picture"
          title="Remove"
          disabled={disabled}
          onClick={() => {
            onPicture(null);
            button.current?.focus();
          }}
        >
          <X size={16} />
        </IconButton>
      )}
      {isChoosing ? (
        <OtherPictureDialog editedUids={editedUids} onChoose={onPicture} onClose={() => setChoosing(false)} />
      ) : null}
    </Row>
  );
};
