import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IMAGE_CONTENT_TYPES, SVG_CONTENT_TYPE } from '@safelight/rules';
import { ProgressBar } from '@safelight/web-ui';
import { useRef, useState } from 'react';
import { PickImageDialog } from '../../picking/PickImageDialog.tsx';
import { type OtherPicture, useUploadOtherPicture } from './use-upload-other-picture.ts';

interface OtherPictureDialogProps {
  /** The images that are edited, which are not offered. */
  readonly editedUids: readonly string[];
  readonly onChoose: (picture: OtherPicture) => void;
  readonly onClose: () => void;
}

/** Chooses the other picture of an edit from the library, or uploads one from the device. */
export const OtherPictureDialog = ({ editedUids, onChoose, onClose }: OtherPictureDialogProps) => {
  const input = useRef<HTMLInputElement>(null);
  const { progress, problem, upload, stop } = useUploadOtherPicture();
  const [isSame, setSame] = useState(false);
  const isUploading = progress !== null;
  const choose = (picture: OtherPicture): void => {
    onChoose(picture);
    onClose();
  };
  const take = async (file: File): Promise<void> => {
    setSame(false);
    const picture = await upload(file);
    if (picture === null) return;
    if (editedUids.includes(picture.uid)) setSame(true);
    else choose(picture);
  };
  return (
    <PickImageDialog
      title="Choose Another Image"
      emptyHint="Upload the image that the edit needs; it is added to your library."
      canChoose={({ uid, contentType }) => !editedUids.includes(uid) && contentType !== SVG_CONTENT_TYPE}
      disabled={isUploading}
      problem={isSame ? 'This is the image that is edited. Choose another one.' : problem}
      firstAction={
        <>
          <input
            ref={input}
            type="file"
            hidden
            aria-label="Image to upload"
            accept={IMAGE_CONTENT_TYPES.join(',')}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) void take(file);
              target.value = '';
            }}
          />
          {isUploading ? (
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <ProgressBar label="Upload progress" value={progress} />
            </Box>
          ) : null}
          <Button onClick={isUploading ? stop : () => input.current?.click()}>
            {isUploading ? 'Stop Upload' : 'Upload an Image'}
          </Button>
        </>
      }
      onPick={choose}
      onClose={onClose}
    />
  );
};
