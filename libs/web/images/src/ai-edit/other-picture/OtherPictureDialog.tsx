import Button from '@mui/material/Button';
import { IMAGE_CONTENT_TYPES, SVG_CONTENT_TYPE } from '@safelight/rules';
import { ProgressBar } from '@safelight/web-ui';
import { useRef } from 'react';
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
  const { progress, upload } = useUploadOtherPicture();
  const isUploading = progress !== null;
  const choose = (picture: OtherPicture | null): void => {
    if (picture === null) return;
    onChoose(picture);
    onClose();
  };
  return (
    <PickImageDialog
      title="Choose another picture"
      emptyHint="Upload the picture that the edit needs; it is added to your library."
      canChoose={({ uid, contentType }) => !editedUids.includes(uid) && contentType !== SVG_CONTENT_TYPE}
      disabled={isUploading}
      firstAction={
        <>
          <input
            ref={input}
            type="file"
            hidden
            aria-label="Picture to upload"
            accept={IMAGE_CONTENT_TYPES.join(',')}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) void upload(file).then(choose);
              target.value = '';
            }}
          />
          {isUploading ? <ProgressBar label="Upload progress" value={progress} /> : null}
          <Button disabled={isUploading} onClick={() => input.current?.click()}>
            {isUploading ? 'Uploading...' : 'Upload a Picture'}
          </Button>
        </>
      }
      onPick={choose}
      onClose={onClose}
    />
  );
};
