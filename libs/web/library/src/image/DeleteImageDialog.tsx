import { useMutation } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import { DeleteImageDocument } from '@safelight/web-data';
import { ConfirmDialog, useToasts } from '@safelight/web-ui';
import { useNavigate } from 'react-router';
import { forgetImageLists } from '../forget-image-lists.ts';

interface DeleteImageDialogProps {
  readonly uid: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Asks before a picture and all its versions go, then returns to the gallery. */
export const DeleteImageDialog = ({ uid, title, onClose }: DeleteImageDialogProps) => {
  const toasts = useToasts();
  const navigate = useNavigate();
  const [remove, { loading }] = useMutation(DeleteImageDocument, {
    variables: { uid },
    update: forgetImageLists,
    onCompleted: () => {
      toasts.success('Image deleted');
      void navigate('/gallery');
    },
    onError: () => toasts.error(TEXTS.images.deleteFailed),
  });
  return (
    <ConfirmDialog
      open
      title="Delete this image?"
      text={`${title} and all its versions will be gone, and its link will stop working.`}
      confirm="Delete Image"
      busy={loading}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
};
