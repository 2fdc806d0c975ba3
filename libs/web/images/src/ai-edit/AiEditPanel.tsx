import { useFragment } from '@apollo/client/react';
import { AiEditPanel_ImageFragmentDoc, type ImageViewQuery } from '@safelight/web-data';
import { AiEditForm } from './AiEditForm.tsx';
import { EditResults } from './results/EditResults.tsx';
import { type AiEdit, useAiEdit } from './use-ai-edit.ts';

type EditableImage = NonNullable<ImageViewQuery['image']>;

interface AiEditPanelProps {
  readonly image: EditableImage;
  /** The version on screen: the one that is edited. */
  readonly versionId: string;
  /** How the picture's edits stand, of `useImageEdit`. */
  readonly edit: AiEdit;
  /** Words that the description begins with, of whoever led here. */
  readonly startPrompt?: string | undefined;
  /** Shows a version. */
  readonly onShow: (versionId: string) => void;
}

/** The edit of a picture that is under way, and the ways to begin one; `onResult` is called with what it made. */
export const useImageEdit = (masked: EditableImage, onResult: (versionId: string) => void): AiEdit => {
  const { data, complete } = useFragment({ fragment: AiEditPanel_ImageFragmentDoc, from: masked });
  return useAiEdit({ image: complete ? data : { uid: masked.uid, aiEditJobs: [] }, onResult });
};

/** Describe an edit in words, follow it, get a new version. */
export const AiEditPanel = ({ image: masked, versionId, edit, startPrompt, onShow }: AiEditPanelProps) => {
  const { data: image, complete } = useFragment({ fragment: AiEditPanel_ImageFragmentDoc, from: masked });
  if (!complete) return null;
  return (
    <>
      <AiEditForm imageUid={image.uid} versionId={versionId} edit={edit} startPrompt={startPrompt} />
      <EditResults
        jobs={image.aiEditJobs.filter(({ id }) => id !== edit.failedId)}
        versionIds={new Set(masked.versions.map(({ id }) => id))}
        busy={edit.running}
        onShow={onShow}
        onRerun={(jobId) => void edit.rerun(jobId)}
      />
    </>
  );
};
