import { useFragment } from '@apollo/client/react';
import {
  type AiEditPanel_ImageFragment,
  AiEditPanel_ImageFragmentDoc,
  type ImageViewQuery,
} from '@safelight/web-data';
import { useTouchScreen } from '@safelight/web-ui';
import { useEffect, useEffectEvent } from 'react';
import { AiEditForm } from './AiEditForm.tsx';
import { showPrompt } from './focus-prompt.ts';
import { EditResults } from './results/EditResults.tsx';
import { type AiEdit, useAiEdit } from './use-ai-edit.ts';

type EditableImage = NonNullable<ImageViewQuery['image']>;

interface AiEditPanelProps {
  readonly image: EditableImage;
  /** The version on screen, which an AI edit would change. */
  readonly versionId: string;
  /** The state of the picture's edits, from `useImageEdit`. */
  readonly edit: AiEdit;
  /** The initial text of the prompt, from the link to the page. */
  readonly startPrompt?: string | undefined;
  /** Called with a version to show it on screen. */
  readonly onShow: (versionId: string) => void;
}

/** The running edit of a picture, and the functions that start one; `onResult` receives the new version. */
export const useImageEdit = (masked: EditableImage, onResult: (versionId: string) => void): AiEdit => {
  const { data, complete } = useFragment({ fragment: AiEditPanel_ImageFragmentDoc, from: masked });
  return useAiEdit({ image: complete ? data : { uid: masked.uid, aiEditJobs: [] }, onResult });
};

type EditJob = AiEditPanel_ImageFragment['aiEditJobs'][number];

/** One of the edits of a picture; undefined without an id, and if the picture has no such edit. */
export const useEditJob = (masked: EditableImage, jobId: string | undefined): EditJob | undefined => {
  const { data, complete } = useFragment({ fragment: AiEditPanel_ImageFragmentDoc, from: masked });
  return complete ? data.aiEditJobs.find(({ id }) => id === jobId) : undefined;
};

/** The panel in which a person describes an edit, follows it and gets a new version. */
export const AiEditPanel = ({ image: masked, versionId, edit, startPrompt, onShow }: AiEditPanelProps) => {
  const { data: image, complete } = useFragment({ fragment: AiEditPanel_ImageFragmentDoc, from: masked });
  const opensKeyboard = useTouchScreen();
  const showStart = useEffectEvent(() => {
    if (startPrompt !== undefined && startPrompt !== '') showPrompt({ isFocused: !opensKeyboard });
  });
  // Who followed a link with a prompt goes on at that prompt, which lies below the fold of a phone.
  useEffect(() => showStart(), []);
  if (!complete) return null;
  return (
    <>
      <AiEditForm imageUid={image.uid} versionId={versionId} edit={edit} startPrompt={startPrompt} />
      <EditResults
        imageUid={image.uid}
        jobs={image.aiEditJobs.filter(({ id }) => id !== edit.failedId)}
        versionIds={new Set(masked.versions.map(({ id }) => id))}
        busy={edit.running}
        onShow={onShow}
        onRerun={(jobId) => void edit.rerun(jobId)}
      />
    </>
  );
};
