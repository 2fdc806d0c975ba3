import { useFragment } from '@apollo/client/react';
import {
  type AiEditPanel_ImageFragment,
  AiEditPanel_ImageFragmentDoc,
  type ImageViewQuery,
} from '@safelight/web-data';
import { AiEditForm } from './AiEditForm.tsx';
import { EditResults } from './results/EditResults.tsx';
import { useAiEdit } from './use-ai-edit.ts';

interface AiEditPanelProps {
  readonly image: NonNullable<ImageViewQuery['image']>;
  /** The version on screen: the one that is edited. */
  readonly versionId: string;
  /** Shows a version against what it was made from. */
  readonly onResult: (versionId: string) => void;
}

interface PanelProps extends Omit<AiEditPanelProps, 'image'> {
  readonly image: AiEditPanel_ImageFragment;
  readonly versionIds: ReadonlySet<string>;
}

const Panel = ({ image, versionIds, versionId, onResult }: PanelProps) => {
  const edit = useAiEdit({ image, onResult });
  return (
    <>
      <AiEditForm imageUid={image.uid} versionId={versionId} edit={edit} />
      <EditResults
        imageUid={image.uid}
        jobs={image.aiEditJobs.filter(({ id }) => id !== edit.failedId)}
        versionIds={versionIds}
        busy={edit.running}
        onCompare={onResult}
        onRerun={(jobId) => void edit.rerun(jobId)}
      />
    </>
  );
};

/** Describe an edit in words, follow it, get a new version. */
export const AiEditPanel = ({ image: masked, ...rest }: AiEditPanelProps) => {
  const { data: image, complete } = useFragment({ fragment: AiEditPanel_ImageFragmentDoc, from: masked });
  const versionIds = new Set(masked.versions.map(({ id }) => id));
  return complete ? <Panel image={image} versionIds={versionIds} {...rest} /> : null;
};
