import { useFragment } from '@apollo/client/react';
import { AiEditPanel_ImageFragmentDoc, type ImageViewQuery } from '@safelight/web-data';
import { AiEditForm } from './AiEditForm.tsx';

interface AiEditPanelProps {
  readonly image: NonNullable<ImageViewQuery['image']>;
  /** The version on screen: the one that is edited. */
  readonly versionId: string;
  readonly onResult: (versionId: string) => void;
}

/** Describe an edit in words, follow it, get a new version. */
export const AiEditPanel = ({ image: masked, versionId, onResult }: AiEditPanelProps) => {
  const { data: image, complete } = useFragment({ fragment: AiEditPanel_ImageFragmentDoc, from: masked });
  return complete ? <AiEditForm image={image} versionId={versionId} onResult={onResult} /> : null;
};
