import { readAiFailure } from '@safelight/rules';
import { Notice } from '@safelight/web-ui';
import { PaintAreaLink } from './paint-area/PaintAreaLink.tsx';
import { PossibleEdits } from './PossibleEdits.tsx';
import { PricingLinked } from './PricingLinked.tsx';

interface EditFailureProps {
  readonly message: string;
  /** Whether a credit was charged for the edit and has been returned because the edit failed. */
  readonly isCreditBack: boolean;
  readonly imageUid: string;
  /** The prompt of the edit. */
  readonly prompt: string;
  /** Called with the prompt of a chosen suggestion. Without it no suggestions are shown. */
  readonly onIdea?: (prompt: string) => void;
}

/** Shows why an edit failed, the way to what the reason asks for, and edits that would work. */
export const EditFailure = ({ message, isCreditBack, imageUid, prompt, onIdea }: EditFailureProps) => {
  const { reason, ideas } = readAiFailure(message);
  return (
    <>
      <Notice tone="danger">
        <PricingLinked text={reason} />
        {isCreditBack ? ' Your credit is back.' : ''}
      </Notice>
      <PaintAreaLink text={reason} imageUid={imageUid} prompt={prompt} />
      {onIdea === undefined || ideas.length === 0 ? null : (
        <PossibleEdits prompts={ideas} onChoose={onIdea} />
      )}
    </>
  );
};
