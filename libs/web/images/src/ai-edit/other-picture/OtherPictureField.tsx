import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FileName } from '@safelight/web-ui';
import { ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import { OtherPictureDialog } from './OtherPictureDialog.tsx';
import type { PlannedEdit } from '../plan/use-planned-edit.ts';
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
  readonly planned: Pick<PlannedEdit, 'needsPicture' | 'pictureButton'>;
  readonly onPicture: (picture: OtherPicture | null) => void;
}

/**
 * The part of a form in which a person adds another picture to an edit, for example as a background. For an edit that
 * needs one, this is the main action.
 */
export const OtherPictureField = ({
  editedUids,
  picture,
  disabled,
  planned,
  onPicture,
}: OtherPictureFieldProps) => {
  const [isChoosing, setChoosing] = useState(false);
  const { needsPicture, pictureButton } = planned;
  const isMain = needsPicture && picture === null && !disabled;
  return (
    <Row role="group" aria-label="Other image">
      {picture === null ? null : (
        <>
          <img src={picture.small} alt="" />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="caption" component="div" color="textSecondary">
              Other image
            </Typography>
            <Typography variant="body2" noWrap dir="auto" title={picture.title}>
              <FileName name={picture.title} isOneLine />
            </Typography>
          </Box>
        </>
      )}
      <Button
        ref={pictureButton}
        {...(isMain
          ? { variant: 'contained', color: 'primary', size: 'large', fullWidth: true }
          : { size: 'small' })}
        disabled={disabled}
        startIcon={picture === null ? <ImagePlus size={16} aria-hidden /> : null}
        onClick={() => setChoosing(true)}
      >
        {picture === null ? 'Add Another Image' : 'Change'}
      </Button>
      {picture === null ? null : (
        <IconButton
          size="small"
          aria-label="Remove the other image"
          title="Remove"
          disabled={disabled}
          onClick={() => {
            onPicture(null);
            pictureButton.current?.focus();
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
